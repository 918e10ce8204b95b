import type { Seat } from "@sofala/engine";
import {
  craftsmanSitesOf,
  monumentSitesOf,
  placeableCrafts,
  priceOf,
  type Craft,
  type CraftsmanSite,
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
export function monumentMoves(state: State, seat: Seat, most: number): readonly Move[] {
  const promise = ({ lines, potential, own, foreign }: MonumentSite) =>
    2 * countBits(lines) + countBits(potential) + 0.2 * Math.min(own, 2) - 0.1 * foreign;
  return topBy(monumentSitesOf(state, seat), promise, most).map(({ at }) => ({
    kind: "build-monument",
    at,
  }));
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
  const promise = ({ resources, own, foreign, isLinked }: CraftsmanSite) =>
    Math.min(resources, 4) +
    1.2 * Math.min(own, 3) +
    0.6 * Math.min(foreign, 4) +
    (isLinked ? 1 : 0);
  const isNew = priceOf(state, seat, craft) === 0;
  return topBy(craftsmanSitesOf(state, seat, craft), promise, most).map(({ at, vertical }) => ({
    kind: "place-craftsman",
    craftsman: craft,
    at,
    ...(vertical ? { vertical } : {}),
    ...(isNew ? { price } : {}),
  }));
}

/** The highest of a list by a score; among equals the earlier. */
function topBy<Item>(
  items: readonly Item[],
  score: (item: Item) => number,
  most: number,
): readonly Item[] {
  const ranked: { readonly item: Item; readonly score: number }[] = [];
  for (const item of items) {
    const entry = { item, score: score(item) };
    let place = ranked.length;
    while (place > 0 && (ranked[place - 1]?.score ?? 0) < entry.score) place--;
    if (place >= most) continue;
    ranked.splice(place, 0, entry);
    if (ranked.length > most) ranked.pop();
  }
  return ranked.map(({ item }) => item);
}
