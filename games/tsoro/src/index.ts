import { fail, fault, plainPlayground, type Game } from "@sofala/engine";
import { phaseOf, piecesOf } from "./moves.ts";
import { fromPosition, parseMove, parseOptions, position, schemas } from "./parse.ts";
import { START, applyMove, legalMoves, outcomeOf, rankingOf } from "./rules.ts";
import type { Move, State, Tsoro, View } from "./state.ts";

export { PIECES_EACH, piecesOf, seatAt } from "./moves.ts";
export { LINES, POINTS, type Line, type Point } from "./points.ts";
export { outcomeOf } from "./rules.ts";
export type {
  Board,
  Event,
  Move,
  Options,
  Outcome,
  Phase,
  Refusal,
  State,
  Tsoro,
  View,
} from "./state.ts";

/** Tsoro yematatu, for two. */
export const tsoro: Game<Tsoro> = {
  id: "tsoro",
  rulesVersion: 1,
  players: { min: 2, max: 2 },
  // A bot, or anyone who remembers the solution, never loses.
  isRated: false,

  setup: () => START,
  toAct: (state) => (outcomeOf(state) === undefined ? [state.active] : []),
  timer: () => undefined,
  legalMoves: (state, seat) => (seat === state.active ? legalMoves(state) : []),
  applyMove,
  result(state) {
    const outcome = outcomeOf(state);
    return outcome === undefined ? undefined : rankingOf(outcome);
  },

  hasOpenInformation: true,
  view: viewOf,
  moveFor: (_state, move) => move,
  eventsFor: (events) => events,
  sample: ({ board, active, earlier }) => ({ board, active, earlier }),

  snapshot: position,
  restore: fromPosition,
  position,
  fromPosition,
  parseOptions,
  parseMove,
  schemas,

  scenario: {
    describe: (state) => ({ ...viewOf(state) }),
    setPaths: [],
    exactPaths: [],
    prefixPaths: [],
    kinds: ["place", "move"],
    cellsOf: (move) => (move.kind === "place" ? [move.at] : [move.from, move.to]),
    questions: [],
    ask: (question) => fail(fault("unknown question", question)),
  },

  simulation: {
    round: (state) => 1 + Math.floor(movesMade(state) / 2),
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

function viewOf(state: State): View {
  const outcome = outcomeOf(state);
  const table = { format: "sofala-view/1", game: "tsoro", ...state } as const;
  if (outcome === undefined) return { ...table, phase: phaseOf(state.board) };
  return { ...table, phase: "over", ranking: rankingOf(outcome), because: outcome.because };
}

const movesMade = ({ board, earlier }: State): number =>
  piecesOf(board, 0).length + piecesOf(board, 1).length + earlier.length;
