import type { Appraisal, Card } from "../hand-evaluator.ts";
import { seatAt } from "../seat-context.ts";

/** The cards to store, and what hand and warehouse are worth together. */
export interface Storing {
  readonly stored: readonly Card[];
  readonly worth: number;
}

/** Storing must gain something: cards can still be lost there. */
const LEAST_GAIN = 0.05;

export function ownCards({ scene }: Appraisal): readonly Card[] {
  const { hand = [], warehouse = [] } = seatAt(scene, scene.seat);
  return [...hand, ...warehouse].toSorted((a, b) => a.slot - b.slot);
}

/** Stores what is worth more later than now, the best first. */
export function storing(appraisal: Appraisal, cards: readonly Card[]): Storing {
  const { edition, turnsLeft } = appraisal.scene;
  let spent = cards;
  let worth = appraisal.worth(spent);
  if (turnsLeft === 0) return { stored: [], worth };
  const room = edition.storage.value[appraisal.board.cubes.warehouse] ?? 0;
  const stored: Card[] = [];
  let keeping = 0;
  const mayStore = ({ bottom }: Card) =>
    bottom === undefined || edition.bottoms[bottom].mayWarehouse;
  while (stored.length < room) {
    let best: Card | undefined;
    let [most, rest, kept] = [LEAST_GAIN, 0, 0];
    const tried = new Set<string>();
    for (const card of spent) {
      const kind = `${card.good} ${card.bottom}`;
      if (tried.has(kind) || !mayStore(card)) continue;
      tried.add(kind);
      const without = appraisal.worth(spent.filter((other) => other !== card));
      const later = appraisal.keptWorth(card);
      if (without + later - worth <= most) continue;
      [best, most, rest, kept] = [card, without + later - worth, without, later];
    }
    if (best === undefined) break;
    const found = best;
    stored.push(found);
    spent = spent.filter((card) => card !== found);
    worth = rest;
    keeping += kept;
  }
  return { stored, worth: worth + keeping };
}
