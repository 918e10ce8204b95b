import { CRAFTS } from "./data.ts";
import type { Line } from "./data.ts";
import { apply } from "./apply.ts";
import { fewestHubs, rangeNow } from "./hubs.ts";
import { resourceCells, tileOf } from "./map.ts";
import { isRitualGood, isWithinReach, markersLeft, priceFor } from "./monuments.ts";
import { playerAt } from "./state.ts";
import type { Cell, Craftsman, Delivery, Good, Move, NaiveState, Seat } from "./state.ts";

interface Offer {
  readonly good: Good;
  readonly line: Line;
  readonly cost: number;
}

/**
 * Every legal way to raise the monument with the fewest hubs, lazily: all craftsmen, all resources.
 * `shuffle` reorders what is tried, so that the first one found is a random one.
 */
export function* raiseMoves(
  state: NaiveState,
  seat: Seat,
  at: Cell,
  shuffle: <T>(items: T[]) => T[] = (items) => items,
): Generator<Move> {
  const monument = state.monuments.find((candidate) => candidate.at === at);
  if (monument === undefined) return;
  const offers = shuffle(offersFor(state, seat, at));
  for (const goods of choose(state, seat, offers, monument.level, [])) {
    const move: Move = { kind: "raise-monument", at, goods };
    if (apply(state, seat, move) !== undefined) yield move;
  }
}

/** All selections of so many goods that the hand and the unused resources allow, each in one order. */
function* choose(
  state: NaiveState,
  seat: Seat,
  offers: readonly Offer[],
  count: number,
  chosen: readonly Offer[],
): Generator<Good[]> {
  if (chosen.length === count) {
    yield chosen.map((offer) => offer.good);
    return;
  }
  const { cattle, god } = playerAt(state, seat);
  for (const [index, offer] of offers.entries()) {
    if (god !== "tsui-goab" && chosen.some((other) => other.line === offer.line)) continue;
    const next = [...chosen, offer];
    if (next.reduce((total, { cost }) => total + cost, 0) > cattle) continue;
    const marked = next.flatMap(({ good }) => [
      good.resource,
      ...(good.primary ? [good.primary.resource] : []),
    ]);
    const overused = marked.some(
      (cell) => marked.filter((other) => other === cell).length > markersLeft(state, seat, cell),
    );
    if (!overused) yield* choose(state, seat, offers.slice(index), count, next);
  }
}

/** Everything that can be bought as a good for the monument, resource by resource. */
function offersFor(state: NaiveState, seat: Seat, at: Cell): Offer[] {
  return state.craftsmen
    .filter((piece) => isRitualGood(state, piece.craftsman))
    .flatMap((piece) => {
      const { line, needs } = CRAFTS[piece.craftsman];
      const own = deliveries(state, seat, [at], piece);
      if (needs === undefined)
        return own.map(({ delivery, cost }) => ({ good: delivery, line, cost }));
      const primaries = state.craftsmen
        .filter((other) => other.craftsman === needs)
        .flatMap((other) => deliveries(state, seat, tileOf(piece), other));
      return own.flatMap(({ delivery, cost }) =>
        primaries.map((primary) => ({
          good: { ...delivery, primary: primary.delivery },
          line,
          cost: cost + primary.cost,
        })),
      );
    });
}

function deliveries(
  state: NaiveState,
  seat: Seat,
  origin: readonly Cell[],
  craftsman: Craftsman,
): { delivery: Delivery; cost: number }[] {
  const range = rangeNow(state);
  const hubs = fewestHubs(state, origin, tileOf(craftsman), range);
  if (hubs === undefined) return [];
  return resourceCells(state.board, CRAFTS[craftsman.craftsman].resource)
    .filter((cell) => isWithinReach(state, craftsman, cell, range))
    .map((resource) => ({
      delivery: { craftsman: craftsman.at, resource },
      cost: hubs + priceFor(state, seat, craftsman),
    }));
}
