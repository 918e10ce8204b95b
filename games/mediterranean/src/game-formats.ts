import type { GameFormats, Rng } from "@sofala/engine";
import { parseMove, parseOptions, schemas } from "./parse.ts";
import { fromPosition, position } from "./position.ts";
import { sample } from "./sample.ts";
import { restore, snapshot } from "./snapshot.ts";
import type { Mediterranean } from "./types.ts";

/** How Trading in the Mediterranean reads and writes its documents; a seed completes positions. */
export const formatsUnder = (rngOf: (seed: string) => Rng): GameFormats<Mediterranean> => ({
  sample,

  snapshot,
  restore,
  position,
  fromPosition: (input, seed) => fromPosition(input, rngOf(seed)),
  parseOptions,
  parseMove,
  schemas,
});
