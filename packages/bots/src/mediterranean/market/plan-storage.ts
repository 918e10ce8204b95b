import type { HandEvaluator, KnownCard } from "../hand-evaluator.ts";
import { seatAt } from "../seat-context.ts";

/** The cards to store, and what hand and warehouse are worth together. */
export interface StoragePlan {
  readonly stored: readonly KnownCard[];
  readonly worth: number;
}

/** The least gain for which a card is stored: stored cards can be lost. */
const MIN_GAIN = 0.05;

export function ownCards({ context }: HandEvaluator): readonly KnownCard[] {
  const { hand = [], warehouse = [] } = seatAt(context, context.seat);
  return [...hand, ...warehouse].toSorted((a, b) => a.slot - b.slot);
}

/** Stores the cards that are worth more later than now, the best first. */
export function planStorage(evaluator: HandEvaluator, cards: readonly KnownCard[]): StoragePlan {
  const { edition, turnsLeft } = evaluator.context;
  let spent = cards;
  let worth = evaluator.worth(spent);
  if (turnsLeft === 0) return { stored: [], worth };
  const room = edition.storage.value[evaluator.board.cubes.warehouse] ?? 0;
  const stored: KnownCard[] = [];
  let storedWorth = 0;
  const mayStore = ({ bottom }: KnownCard) =>
    bottom === undefined || edition.bottoms[bottom].mayWarehouse;
  while (stored.length < room) {
    let best: KnownCard | undefined;
    let [most, rest, bestLater] = [MIN_GAIN, 0, 0];
    const tried = new Set<string>();
    for (const card of spent) {
      const kind = `${card.good} ${card.bottom}`;
      if (tried.has(kind) || !mayStore(card)) continue;
      tried.add(kind);
      const without = evaluator.worth(spent.filter((other) => other !== card));
      const later = evaluator.storedWorth(card);
      if (without + later - worth <= most) continue;
      [best, most, rest, bestLater] = [card, without + later - worth, without, later];
    }
    if (best === undefined) break;
    const found = best;
    stored.push(found);
    spent = spent.filter((card) => card !== found);
    worth = rest;
    storedWorth += bestLater;
  }
  return { stored, worth: worth + storedWorth };
}
