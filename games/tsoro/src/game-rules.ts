import type { GameRules } from "@sofala/engine";
import { phaseOf, piecesOf } from "./moves.ts";
import { START, applyMove, legalMoves, outcomeOf, rankingOf } from "./rules.ts";
import type { State, Tsoro, View } from "./state.ts";

/** What a table needs of Tsoro yematatu. */
export const tsoroRules: GameRules<Tsoro> = {
  id: "tsoro",
  rulesVersion: 1,
  players: { min: 2, max: 2 },

  setup: () => START,
  toAct: (state) => (outcomeOf(state) === undefined ? [state.active] : []),
  timer: () => undefined,
  round: (state) => 1 + Math.floor(movesMade(state) / 2),
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
};

function viewOf(state: State): View {
  const outcome = outcomeOf(state);
  const table = { format: "sofala-view/1", game: "tsoro", ...state } as const;
  if (outcome === undefined) return { ...table, phase: phaseOf(state.board) };
  return { ...table, phase: "over", ranking: rankingOf(outcome), because: outcome.because };
}

const movesMade = ({ board, earlier }: State): number =>
  piecesOf(board, 0).length + piecesOf(board, 1).length + earlier.length;
