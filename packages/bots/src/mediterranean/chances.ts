import { mediterranean, type State } from "@sofala/mediterranean";
import { prospectOf } from "./prospects.ts";

/**
 * How much a point ahead decides, by turn: before the purchases, and from then on. Fitted to self-play
 * by tuning/mediterranean-learn.ts.
 */
const SHARPNESS = {
  cards: [0.133, 0.134, 0.095, 0.11, 0.114, 0.117],
  purchases: [0.126, 0.08, 0.096, 0.106, 0.118, 0.86],
} as const;

/** Where in a game prospects are compared. */
type Hour = Pick<State, "turn" | "part">;

/** Winning chances by seat at a table whose cards lie open, if all play equally well. */
export function chancesOf(state: State): readonly number[] {
  const [first] = mediterranean.result(state) ?? [];
  if (first === undefined) return chancesFor(prospectsOf(state), state);
  return state.players.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0));
}

export const prospectsOf = (state: State): readonly number[] =>
  state.players.map((_, seat) => prospectOf(state, seat));

/** The chances of seats with these prospects. */
export function chancesFor(prospects: readonly number[], hour: Hour): readonly number[] {
  const sharpness = sharpnessAt(hour);
  const most = Math.max(...prospects);
  const odds = prospects.map((each) => Math.exp((each - most) * sharpness));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}

function sharpnessAt({ turn, part }: Hour): number {
  const isBuying = part === "purchasing" || part === "throw";
  const table: readonly number[] = isBuying ? SHARPNESS.purchases : SHARPNESS.cards;
  return table[turn - 1] ?? 1;
}
