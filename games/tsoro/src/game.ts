import { fail, fault, plainPlayground, type Game } from "@sofala/engine";
import { tsoroFormats } from "./game-formats.ts";
import { tsoroRules } from "./game-rules.ts";
import { START, legalMoves } from "./rules.ts";
import type { Move, Tsoro } from "./state.ts";

/** Tsoro yematatu, for two. */
export const tsoro: Game<Tsoro> = {
  ...tsoroRules,
  ...tsoroFormats,
  // A bot, or anyone who remembers the solution, never loses.
  isRated: false,

  scenario: {
    describe: (state) => ({ ...tsoroRules.view(state, "spectator") }),
    setPaths: [],
    exactPaths: [],
    prefixPaths: [],
    kinds: ["place", "move"],
    cellsOf: (move) => (move.kind === "place" ? [move.at] : [move.from, move.to]),
    questions: [],
    ask: (question) => fail(fault("unknown question", question)),
  },

  simulation: {
    limitRounds: (options) => options,
    isCutShort: () => false,
    choices: () => ({}),
    untracedKinds: [],
    hasCompleteLegalMoves: true,
    anyMove: (state, _seat, dice) => {
      const moves = legalMoves(state);
      return moves[dice.below(moves.length)] as Move;
    },
    playground: () => plainPlayground(tsoro, START),
  },
};
