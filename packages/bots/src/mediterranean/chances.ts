import type { Seat } from "@sofala/engine";
import { mediterranean, type State } from "@sofala/mediterranean";
import { exp } from "../net/exact-math.ts";
import { NetEvaluator } from "./learned/net-evaluator.ts";

/**
 * How much a lead of one point decides, by turn: before the purchases, and after them. Fitted to the games that the net
 * has learned from, as training/mediterranean/calibration.ts does.
 */
export const SHARPNESS = {
  cards: [0.084, 0.144, 0.145, 0.136, 0.143, 0.152],
  purchases: [0.112, 0.138, 0.129, 0.133, 0.145, 0.818],
} as const;

/** The point of the game at which points are compared. */
type GamePoint = Pick<State, "turn" | "part">;

const net = new NetEvaluator();

/** Winning chances by seat, with all cards open and all players equally good. */
export function chancesOf(state: State): readonly number[] {
  const [first] = mediterranean.result(state) ?? [];
  if (first !== undefined)
    return state.players.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0));
  const { chances, prospects } = net.evaluate(state);
  return chancesWith(chances, prospects, state);
}

/**
 * The geometric mean of what a net says and of what the points decide that Merchant expects: the net has learned from few
 * games. In the last purchases these points are almost the final ones, and decide alone.
 */
export function chancesWith(
  byNet: readonly number[],
  prospects: readonly number[],
  gamePoint: GamePoint,
): readonly number[] {
  const byPoints = softmaxOf(prospects, sharpnessFor(gamePoint));
  const isLast = gamePoint.turn === SHARPNESS.purchases.length && isPurchase(gamePoint);
  return isLast
    ? byPoints
    : normalised(byNet.map((chance, seat) => Math.sqrt(chance * (byPoints[seat] ?? 0))));
}

/** The chances if seats gain points: each multiplies the odds. */
export function chancesAfter(
  chances: readonly number[],
  gainOf: (seat: Seat) => number,
  gamePoint: GamePoint,
): readonly number[] {
  const sharpness = sharpnessFor(gamePoint);
  const gains = chances.map((_, seat) => gainOf(seat));
  const most = Math.max(...gains);
  return normalised(
    chances.map((chance, seat) => chance * power((gains[seat] ?? 0) - most, sharpness)),
  );
}

/** The chances of seats with these final points to come. */
export function softmaxOf(points: readonly number[], sharpness: number): readonly number[] {
  const most = Math.max(...points);
  return normalised(points.map((each) => power(each - most, sharpness)));
}

const power = (points: number, sharpness: number): number => exp(points * sharpness);

function normalised(odds: readonly number[]): readonly number[] {
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}

function sharpnessFor({ turn, part }: GamePoint): number {
  const table: readonly number[] = isPurchase({ part }) ? SHARPNESS.purchases : SHARPNESS.cards;
  return table[turn - 1] ?? 1;
}

const isPurchase = ({ part }: Pick<GamePoint, "part">): boolean =>
  part === "purchasing" || part === "throw";

/** The state with all seats ready, so that nobody buys any more. */
export const allReady = (state: State): State => ({
  ...state,
  players: state.players.map((player) => ({ ...player, ready: true })),
});
