import type { Dice } from "@sofala/engine";
import type { Move } from "@sofala/mediterranean";
import type { Board } from "./seat-board.ts";
import { POINTS, type Character, type Leaning } from "./play-style.ts";
import { pointsBought, purchases, type Purchase } from "./purchases.ts";
import type { Scene } from "./seat-context.ts";
import { pointsGain, worthAtEnd } from "./worth.ts";

/** A whole turn of purchases. */
export interface Plan {
  readonly steps: readonly Purchase[];
  readonly board: Board;
  readonly worth: number;
}

/** The best whole turn so far, how many were compared, and those of the last step, the best first. */
export interface Planning {
  readonly best: Plan;
  readonly compared: number;
  readonly latest: readonly Plan[];
}

/** Purchases in one turn at most. */
const DEPTH = 14;

/** Compares whole turns of purchases, longer and longer ones; each step yields the best so far. */
export function* plans(
  scene: Scene,
  board: Board,
  { beam, error, leaning }: Character,
  chance: Dice,
): Generator<Planning> {
  const judged = (steps: readonly Purchase[], after: Board): Plan => {
    const mistake = error === 0 ? 0 : (chance.below(2001) / 1000 - 1) * error;
    const liking = steps.reduce((sum, { move }) => sum + likingOf(leaning, move), 0);
    return { steps, board: after, worth: worthAtEnd(scene, after) + liking + mistake };
  };
  let best = finished(scene, judged([], board), leaning);
  let compared = 1;
  yield { best, compared, latest: [best] };
  let front: readonly Plan[] = [judged([], board)];
  for (let depth = 0; depth < DEPTH && front.length > 0; depth++) {
    const next = new Map<string, Plan>();
    for (const plan of front) {
      for (const step of purchases(scene, plan.board)) {
        const key = spelt(step.board);
        if (next.has(key)) continue;
        next.set(key, judged([...plan.steps, step], step.board));
        compared += 1;
      }
    }
    const all = [...next.values()].map((plan) => ({ plan, ended: finished(scene, plan, leaning) }));
    // What is left to spend counts as points, so that cheap and dear beginnings compare.
    all.sort((a, b) => b.ended.worth - a.ended.worth);
    front = all.slice(0, beam).map(({ plan }) => plan);
    const [first] = all;
    // Who looks at one plan only stops where it gets no better.
    const isBetter = first !== undefined && first.ended.worth > best.worth;
    if (isBetter) best = first.ended;
    yield { best, compared, latest: all.map(({ ended }) => ended) };
    if (!isBetter && beam === 1) return;
  }
}

/** A plan that ends with points for what is left, where they are worth it. */
function finished(scene: Scene, plan: Plan, leaning: Leaning): Plan {
  const points = pointsBought(scene, plan.board);
  if (points === undefined) return plan;
  const gain = pointsGain(scene, plan.board, points.board) + likingOf(leaning, points.move);
  if (gain <= 0) return plan;
  const steps = [...plan.steps, points];
  return { steps, board: points.board, worth: plan.worth + gain };
}

function likingOf(leaning: Leaning, move: Move): number {
  if (move.kind === "build") return leaning[move.building] ?? 0;
  if (move.kind === "develop") return leaning[move.card] ?? 0;
  return move.kind === "buy-vp" ? move.vp * (leaning[POINTS] ?? 0) : 0;
}

/** The same things bought in another order are the same. */
const spelt = ({ buildings, bought, cubes, culture, government, religion, vp }: Board): string =>
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
