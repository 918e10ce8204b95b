import { mediterranean, type State } from "@sofala/mediterranean";
import { prospectFor } from "./prospects.ts";

/**
 * How much a lead of one point decides, by turn: before the purchases, and after them. Fitted to
 * self-play by tuning/mediterranean/learn-sharpness.ts.
 */
const SHARPNESS = {
  cards: [0.133, 0.134, 0.095, 0.11, 0.114, 0.117],
  purchases: [0.126, 0.08, 0.096, 0.106, 0.118, 0.86],
} as const;

/** The point of the game at which prospects are compared. */
type GamePoint = Pick<State, "turn" | "part">;

/** Winning chances by seat, with all cards open and all players equally good. */
export function chancesOf(state: State): readonly number[] {
  const [first] = mediterranean.result(state) ?? [];
  if (first === undefined) return chancesFor(prospectsOf(state), state);
  return state.players.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0));
}

export const prospectsOf = (state: State): readonly number[] =>
  state.players.map((_, seat) => prospectFor(state, seat));

/** The chances of seats with these prospects. */
export function chancesFor(prospects: readonly number[], gamePoint: GamePoint): readonly number[] {
  const sharpness = sharpnessFor(gamePoint);
  const most = Math.max(...prospects);
  const odds = prospects.map((each) => Math.exp((each - most) * sharpness));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}

function sharpnessFor({ turn, part }: GamePoint): number {
  const isBuying = part === "purchasing" || part === "throw";
  const table: readonly number[] = isBuying ? SHARPNESS.purchases : SHARPNESS.cards;
  return table[turn - 1] ?? 1;
}
