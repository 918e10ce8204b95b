import type { MoveKind, NaiveState, Seat, Turn } from "./state.ts";

export function beginTurn(state: NaiveState, seat: Seat): void {
  state.turn = { seat, history: [], usedSpecialists: [], placed: [], raised: [] };
}

/** R 6.2: the moves each main action consists of. */
const MAIN_ACTIONS = {
  build: ["build-monument"],
  place: ["place-craftsman", "raise-prices"],
  raise: ["raise-monument"],
} as const satisfies Record<string, readonly MoveKind[]>;

const MAIN_MOVES: readonly MoveKind[] = Object.values(MAIN_ACTIONS).flat();

/** R 6.3: whether a move of that main action can come now: none has begun, or this one has and nothing else came since. */
export function mayContinue(turn: Turn, action: keyof typeof MAIN_ACTIONS): boolean {
  const begin = turn.history.findIndex((kind) => MAIN_MOVES.includes(kind));
  if (begin === -1) return true;
  const own: readonly MoveKind[] = MAIN_ACTIONS[action];
  return turn.history.slice(begin).every((kind) => own.includes(kind));
}

/** R 6.2: one god or one specialist. */
export function hasChosen(turn: Turn): boolean {
  return turn.history.includes("choose-god") || turn.history.includes("choose-specialist");
}

export const timesMade = (turn: Turn, kind: MoveKind): number =>
  turn.history.filter((made) => made === kind).length;
