import type { Dice } from "@sofala/engine";
import type { Move } from "@sofala/mediterranean";
import type { SeatBoard } from "./seat-board.ts";
import { POINTS_PREFERENCE, type PlayStyle, type PurchasePreferences } from "./play-style.ts";
import { buyPoints, purchases, type Purchase } from "./purchases.ts";
import type { SeatContext } from "./seat-context.ts";
import { pointsGain, worthAtEnd } from "./worth.ts";

/** A whole turn of purchases. */
export interface PurchasePlan {
  readonly steps: readonly Purchase[];
  readonly board: SeatBoard;
  readonly worth: number;
}

/** The best whole turn so far, how many were compared, and those of the last step, the best first. */
export interface PlanningStep {
  readonly best: PurchasePlan;
  readonly comparedPlans: number;
  readonly lastStep: readonly PurchasePlan[];
}

/** Purchases in one turn at most. */
const MAX_PURCHASES = 14;

/** Compares whole turns of purchases, longer and longer ones; each step yields the best so far. */
export function* planPurchases(
  context: SeatContext,
  board: SeatBoard,
  { beamWidth, error, preferences }: PlayStyle,
  chance: Dice,
): Generator<PlanningStep> {
  const judged = (steps: readonly Purchase[], after: SeatBoard): PurchasePlan => {
    const mistake = error === 0 ? 0 : (chance.below(2001) / 1000 - 1) * error;
    const liking = steps.reduce((sum, { move }) => sum + preferenceFor(preferences, move), 0);
    return { steps, board: after, worth: worthAtEnd(context, after) + liking + mistake };
  };
  let best = withPointsBought(context, judged([], board), preferences);
  let comparedPlans = 1;
  yield { best, comparedPlans, lastStep: [best] };
  let front: readonly PurchasePlan[] = [judged([], board)];
  for (let depth = 0; depth < MAX_PURCHASES && front.length > 0; depth++) {
    const next = new Map<string, PurchasePlan>();
    for (const plan of front) {
      for (const step of purchases(context, plan.board)) {
        const key = boardKey(step.board);
        if (next.has(key)) continue;
        next.set(key, judged([...plan.steps, step], step.board));
        comparedPlans += 1;
      }
    }
    const all = [...next.values()].map((plan) => ({
      plan,
      ended: withPointsBought(context, plan, preferences),
    }));
    // Money that is left counts as points, so that cheap and expensive plans can be compared.
    all.sort((a, b) => b.ended.worth - a.ended.worth);
    front = all.slice(0, beamWidth).map(({ plan }) => plan);
    const [first] = all;
    // With a beam of one, stop when the plan gets no better.
    const isBetter = first !== undefined && first.ended.worth > best.worth;
    if (isBetter) best = first.ended;
    yield { best, comparedPlans, lastStep: all.map(({ ended }) => ended) };
    if (!isBetter && beamWidth === 1) return;
  }
}

/** The plan with points bought for the rest of the money, if that is worth it. */
function withPointsBought(
  context: SeatContext,
  plan: PurchasePlan,
  preferences: PurchasePreferences,
): PurchasePlan {
  const points = buyPoints(context, plan.board);
  if (points === undefined) return plan;
  const gain =
    pointsGain(context, plan.board, points.board) + preferenceFor(preferences, points.move);
  if (gain <= 0) return plan;
  const steps = [...plan.steps, points];
  return { steps, board: points.board, worth: plan.worth + gain };
}

function preferenceFor(preferences: PurchasePreferences, move: Move): number {
  if (move.kind === "build") return preferences[move.building] ?? 0;
  if (move.kind === "develop") return preferences[move.card] ?? 0;
  return move.kind === "buy-vp" ? move.vp * (preferences[POINTS_PREFERENCE] ?? 0) : 0;
}

/** The same purchases in another order have the same key. */
const boardKey = ({
  buildings,
  bought,
  cubes,
  culture,
  government,
  religion,
  vp,
}: SeatBoard): string =>
  [
    buildings.toSorted().join(),
    bought.toSorted().join(),
    Object.values(cubes).join(),
    culture.toSorted().join(),
    government.idea,
    government.position,
    religion.idea,
    religion.position,
    vp,
  ].join(" ");
