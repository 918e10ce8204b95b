import { CRAFTS } from "./data.ts";
import type { Line } from "./data.ts";
import { fewestHubs, rangeOf } from "./hubs.ts";
import { reach, resourceCells, tileOf } from "./map.ts";
import { isRitualGood, markersLeft, priceFor, raisable } from "./monuments.ts";
import { playerAt } from "./state.ts";
import type { Cell, Craftsman, NaiveState, Seat } from "./state.ts";

/** One way to get a good: what it costs and who needs a resource for it. */
interface Purchase {
  readonly line: Line;
  readonly cost: number;
  readonly makers: readonly Craftsman[];
}

/** The least cattle for raising all these monuments in one action, by trying every combination; null where it cannot be done. */
export function cheapestRaise(
  state: NaiveState,
  seat: Seat,
  cells: readonly Cell[],
): number | null {
  const monuments = cells.map((cell) => raisable(state, seat, cell));
  if (new Set(cells).size !== cells.length || monuments.includes(undefined)) return null;

  const repeats = playerAt(state, seat).god === "tsui-goab";
  const tasks = monuments.flatMap((monument) =>
    monument === undefined
      ? []
      : [{ goods: monument.level, offers: purchases(state, seat, monument.at) }],
  );
  const places = placesOfWork(state, seat);
  let best = Infinity;

  /** Chooses for the monument `task`, of which `chosen` are bought; `from` keeps combinations in one order. */
  function buy(
    task: number,
    chosen: readonly Purchase[],
    from: number,
    makers: readonly Craftsman[],
    cost: number,
  ) {
    if (cost + leastToCome(task, chosen.length) >= best || !canAllProduce(places, makers)) return;
    const current = tasks[task];
    if (current === undefined) {
      best = cost;
      return;
    }
    if (chosen.length === current.goods) {
      buy(task + 1, [], 0, makers, cost);
      return;
    }
    for (const [index, offer] of current.offers.entries()) {
      if (index < from) continue;
      if (!repeats && chosen.some((bought) => bought.line === offer.line)) continue;
      buy(task, [...chosen, offer], index, [...makers, ...offer.makers], cost + offer.cost);
    }
  }

  /** No combination of the goods still missing costs less than this. */
  function leastToCome(task: number, bought: number): number {
    let least = 0;
    for (const [index, { goods, offers }] of tasks.entries()) {
      if (index < task) continue;
      const missing = index === task ? goods - bought : goods;
      if (missing > 0) least += missing * Math.min(...offers.map((offer) => offer.cost));
    }
    return least;
  }

  buy(0, [], 0, [], 0);
  return best === Infinity ? null : best;
}

/** Every good that can be brought to the monument, with the fewest hubs, cheapest first. */
function purchases(state: NaiveState, seat: Seat, at: Cell): Purchase[] {
  const range = rangeOf(state, seat);
  const found: Purchase[] = [];
  for (const craftsman of state.craftsmen) {
    const { line, needs } = CRAFTS[craftsman.craftsman];
    const hubs = fewestHubs(state, [at], tileOf(craftsman), range);
    if (hubs === undefined || !isRitualGood(state, craftsman.craftsman)) continue;
    const cost = hubs + priceFor(state, seat, craftsman);
    if (needs === undefined) {
      found.push({ line, cost, makers: [craftsman] });
      continue;
    }
    for (const primary of state.craftsmen.filter((piece) => piece.craftsman === needs)) {
      const further = fewestHubs(state, tileOf(craftsman), tileOf(primary), range);
      if (further === undefined) continue;
      found.push({
        line,
        cost: cost + further + priceFor(state, seat, primary),
        makers: [craftsman, primary],
      });
    }
  }
  return found.toSorted((one, other) => one.cost - other.cost);
}

/** The resources each craftsman could use for that seat; one that may still be used twice stands there as two places. */
function placesOfWork(state: NaiveState, seat: Seat): Map<Craftsman, string[]> {
  const range = rangeOf(state, seat);
  return new Map(
    state.craftsmen.map((maker) => {
      const near = reach(state.board, tileOf(maker), range);
      const places = resourceCells(state.board, CRAFTS[maker.craftsman].resource)
        .filter((cell) => near.has(cell))
        .flatMap((cell) =>
          [`${cell} first`, `${cell} second`].slice(0, markersLeft(state, seat, cell)),
        );
      return [maker, places];
    }),
  );
}

/** Whether each maker can be given a place of his own (bipartite matching by augmenting paths). */
function canAllProduce(
  places: ReadonlyMap<Craftsman, string[]>,
  makers: readonly Craftsman[],
): boolean {
  const holder = new Map<string, number>();

  function assign(index: number, tried: Set<string>): boolean {
    const maker = makers[index];
    if (maker === undefined) return false;
    for (const place of places.get(maker) ?? []) {
      if (tried.has(place)) continue;
      tried.add(place);
      const other = holder.get(place);
      if (other === undefined || assign(other, tried)) {
        holder.set(place, index);
        return true;
      }
    }
    return false;
  }
  return makers.every((_maker, index) => assign(index, new Set()));
}
