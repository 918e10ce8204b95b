import { securelySeeded, seeded, type GameRules, type Rng } from "@sofala/engine";
import { ranking } from "./ending/ranking.ts";
import { legalMoves } from "./legal.ts";
import { owing } from "./parts.ts";
import { applyMove, replayer } from "./rules.ts";
import { setup } from "./setup.ts";
import { eventsFor, moveFor } from "./projection.ts";
import { timer } from "./time.ts";
import type { Mediterranean } from "./types.ts";
import { view } from "./view.ts";

/** The rules under one of their versions, which differ in the generator that a seed stands for. */
export const rulesUnder = (
  rulesVersion: number,
  rngOf: (seed: string) => Rng,
): GameRules<Mediterranean> => ({
  id: "mediterranean",
  rulesVersion,
  players: { min: 4, max: 6 },

  setup: (seed, players, options) => setup(rngOf(seed), players, options),
  toAct: owing,
  timer,
  round: (state) => state.turn,
  legalMoves,
  applyMove,
  replayer,
  result: (state) => (state.phase === "over" ? ranking(state) : undefined),

  view,
  moveFor,
  eventsFor,
});

/**
 * What a table needs of Trading in the Mediterranean. Since version 2 chance is ChaCha20: the cards of version 1 could be
 * computed from those that were seen (ADR 16).
 */
export const mediterraneanRules = rulesUnder(2, securelySeeded);

/** The same under every version. */
export const mediterraneanVersions = [mediterraneanRules, rulesUnder(1, seeded)];
