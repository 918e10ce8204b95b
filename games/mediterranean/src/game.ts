import { securelySeeded, seeded, type Game, type Rng } from "@sofala/engine";
import { awaits } from "./awaits.ts";
import { describe } from "./describe.ts";
import { factsOf } from "./facts.ts";
import { formatsUnder } from "./game-formats.ts";
import { rulesUnder } from "./game-rules.ts";
import { playground } from "./playground.ts";
import { anyMoveOf } from "./random/any-move.ts";
import { QUESTIONS, ask } from "./questions.ts";
import { MOVE_KINDS } from "./rules.ts";
import { talk } from "./talk.ts";
import type { Mediterranean } from "./types.ts";

/** The game under a version of its rules. */
const underVersion = (rulesVersion: number, rngOf: (seed: string) => Rng): Game<Mediterranean> => ({
  ...rulesUnder(rulesVersion, rngOf),
  ...formatsUnder(rngOf),
  // Scenarios that name no version were written when there was only one.
  defaultRulesVersion: 1,

  facts: factsOf,
  notificationKeys: awaits,
  chat: talk,

  scenario: {
    describe,
    setPaths: [
      "seats.*.hand",
      "seats.*.warehouse",
      "seats.*.culture",
      "seats.*.bonuses",
      "seats.*.buildings",
      "seats.*.used",
      "seats.*.bought",
      "seats.*.forbidden",
      "developments",
      "calamities",
      "discards.*",
      "pledges",
      "toAct",
    ],
    exactPaths: [],
    prefixPaths: ["decks.*"],
    kinds: MOVE_KINDS,
    cellsOf: (move) => ("areas" in move ? move.areas : []),
    questions: QUESTIONS,
    ask,
  },

  simulation: {
    // Six turns end every game.
    limitRounds: (options) => options,
    isCutShort: () => false,
    choices: factsOf,
    untracedKinds: ["offer", "accept", "store"],
    hasCompleteLegalMoves: false,
    anyMove: anyMoveOf,
    playground,
  },
});

/** Trading in the Mediterranean, for 4 to 6 players. */
export const mediterranean: Game<Mediterranean> = {
  ...underVersion(2, securelySeeded),
  older: [underVersion(1, seeded)],
};
