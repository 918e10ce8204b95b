import type { GameFormats } from "@sofala/engine";
import { position } from "./describe.ts";
import { parseMove, parseOptions, schemas } from "./parse.ts";
import { fromPosition } from "./position.ts";
import { misfitOf } from "./setup/setup.ts";
import { restore, snapshot, stateOf } from "./snapshot.ts";
import type { Zimbabwe } from "./types.ts";

/** How The Great Zimbabwe reads and writes its documents. */
export const zimbabweFormats: GameFormats<Zimbabwe> = {
  sample: (view) => stateOf(view),

  snapshot,
  restore,
  position: (state) => position(state) as ReturnType<GameFormats<Zimbabwe>["position"]>,
  fromPosition: (input) => fromPosition(input),
  parseOptions,
  optionsFault: misfitOf,
  parseMove,
  schemas,
};
