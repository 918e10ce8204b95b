import type { GameFormats } from "@sofala/engine";
import { fromPosition, parseMove, parseOptions, position, schemas } from "./parse.ts";
import type { Tsoro } from "./state.ts";

/** How Tsoro yematatu reads and writes its documents. */
export const tsoroFormats: GameFormats<Tsoro> = {
  sample: ({ board, active, earlier }) => ({ board, active, earlier }),

  snapshot: position,
  restore: fromPosition,
  position,
  fromPosition,
  parseOptions,
  parseMove,
  schemas,
};
