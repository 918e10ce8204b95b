import type { Seat } from "@sofala/engine";
import {
  forCraftsmanSites,
  monumentSitesOf,
  nameOf,
  placeableCrafts,
  priceOf,
  type CellName,
  type Craft,
  type Move,
  type MonumentSite,
  type State,
} from "@sofala/zimbabwe";

const countBits = (word: number): number => {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count++;
  return count;
};

/** The most promising places for a monument: many lines nearby, now and later. */
export function monumentMoves(
  state: State,
  seat: Seat,
  most: number,
  isEligible: (site: MonumentSite) => boolean = () => true,
): readonly Move[] {
  const best = new Best<CellName>(most);
  for (const site of monumentSitesOf(state, seat)) {
    if (!isEligible(site)) continue;
    const { at, lines, potential, own, foreign } = site;
    const promise =
      2 * countBits(lines) + countBits(potential) + 0.2 * Math.min(own, 2) - 0.1 * foreign;
    if (best.accepts(promise)) best.add(at, promise);
  }
  return best.items.map((at) => ({ kind: "build-monument", at }));
}

/** The most promising places for each craft: customers and resources nearby. */
export function craftsmanMoves(
  state: State,
  seat: Seat,
  most: number,
  price: number,
): readonly Move[] {
  return placeableCrafts(state, seat).flatMap((craft) =>
    craftsmanMovesOf(state, seat, craft, most, price),
  );
}

function craftsmanMovesOf(
  state: State,
  seat: Seat,
  craft: Craft,
  most: number,
  price: number,
): readonly Move[] {
  const best = new Best<{ readonly at: CellName; readonly vertical: boolean }>(most);
  forCraftsmanSites(state, seat, craft, (at, vertical, resources, own, foreign, isLinked) => {
    const promise =
      Math.min(resources, 4) +
      1.2 * Math.min(own, 3) +
      0.6 * Math.min(foreign, 4) +
      (isLinked ? 1 : 0);
    if (best.accepts(promise)) best.add({ at: nameOf(at), vertical }, promise);
  });
  const isNew = priceOf(state, seat, craft) === 0;
  return best.items.map(({ at, vertical }) => ({
    kind: "place-craftsman",
    craftsman: craft,
    at,
    ...(vertical ? { vertical } : {}),
    ...(isNew ? { price } : {}),
  }));
}

/** The items with the highest scores, up to a limit; among equals the earlier. */
class Best<Item> {
  readonly items: Item[] = [];
  private readonly scores: number[] = [];
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** Would an item with this score be one of them? */
  accepts(score: number): boolean {
    return this.scores.length < this.most || (this.scores[this.most - 1] ?? 0) < score;
  }

  add(item: Item, score: number): void {
    let place = this.scores.length;
    while (place > 0 && (this.scores[place - 1] ?? 0) < score) place--;
    this.items.splice(place, 0, item);
    this.scores.splice(place, 0, score);
    if (this.items.length <= this.most) return;
    this.items.pop();
    this.scores.pop();
  }
}
