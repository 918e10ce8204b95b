import { fail, ok, type Result, type Seat } from "@sofala/engine";
import { MONUMENT_VP, TOP_LEVEL } from "../data/cards.ts";
import { payCraftsman, payHubs, type Log } from "../cattle.ts";
import { LINES, NEEDS, WORKS, craftNamed, of, resourceNamed } from "../indices.ts";
import { WORDS, has, lowest, put, word } from "../map/cell-set.ts";
import { SINGLE, cellNamed, nameOf, type Cell, type Shape } from "../map/cells.ts";
import type { HubNet } from "../map/hubs.ts";
import {
  HIGHEST,
  LEVELS,
  MAIN_RAISE,
  MONUMENTS,
  MONUMENTS_OF,
  RAISED,
  RESOURCES_NUMBER,
  RESOURCE_CELLS,
  USED,
  USED_TWICE,
  VP,
  type State,
} from "../memory.ts";
import {
  cellOf,
  craftOf,
  craftsmanNamed,
  hubNet,
  isSecondary,
  isSuperseded,
  levelAt,
  monumentOwner,
  ownerOf,
  rangeNow,
  setLevel,
  shapeOfPiece,
  type Craftsman,
} from "../pieces.ts";
import { capacityFor, goodsMustDiffer, lineOf, priceFor, usedAt } from "./goods.ts";
import type { CellName, Good, MoveOf, Refusal, UsedGood } from "../state.ts";
import { noteMain, refuseCost, refuseMain } from "./turn.ts";

/** One craftsman at work: what it uses and how many hubs lead to it. */
export interface Delivery {
  readonly piece: Craftsman;
  readonly resource: Cell;
  readonly hubs: number;
}

/** A good as it is bought: from one craftsman, or from a secondary and its primary. */
export type Purchase = readonly [Delivery] | readonly [Delivery, Delivery];

export function refuseRaise(
  state: State,
  seat: Seat,
  move: MoveOf<"raise-monument">,
): Refusal | undefined {
  const at = cellNamed(move.at);
  const refusal = refuseMain(state, MAIN_RAISE) ?? refuseMonument(state, seat, at);
  if (refusal !== undefined) return refusal;
  const need = levelAt(state, at);
  if (move.goods.length !== need) {
    return { code: "raise/number-of-goods", need, have: move.goods.length };
  }
  const purchases = judgeGoods(state, at, move.goods);
  if (!purchases.ok) return purchases.error;
  return (
    refuseRepeats(state, seat, purchases.value) ??
    refuseResources(state, seat, purchases.value) ??
    refuseCost(state, seat, priceOf(state, seat, purchases.value))
  );
}

/** R 11.1, Q 7.9 */
export function refuseMonument(state: State, seat: Seat, at: Cell): Refusal | undefined {
  const owner = monumentOwner(state, at);
  if (owner === -1) return { code: "raise/no-monument", at: nameOf(at) };
  if (owner !== seat) return { code: "raise/foreign", at: nameOf(at), owner };
  if (levelAt(state, at) === TOP_LEVEL) return { code: "raise/complete", at: nameOf(at) };
  return has(state.words, RAISED, at) ? { code: "raise/once-per-turn", at: nameOf(at) } : undefined;
}

/**
 * Lists the monuments of a seat that could be raised if every good cost 1, in row order, and their levels; returns how
 * many there are.
 */
export function listRaisable(
  { words }: State,
  seat: Seat,
  budget: number,
  cells: Int32Array,
  levels: Int32Array,
): number {
  const most = Math.min(budget, TOP_LEVEL - 1);
  let count = 0;
  for (let i = 0; i < WORDS; i++) {
    let own = word(words, MONUMENTS_OF + seat * WORDS + i) & ~word(words, RAISED + i);
    for (; own !== 0; own &= own - 1) {
      const cell = lowest(own);
      const level =
        ((word(words, LEVELS + i) >>> cell) & 1) |
        (((word(words, LEVELS + WORDS + i) >>> cell) & 1) << 1) |
        (((word(words, LEVELS + 2 * WORDS + i) >>> cell) & 1) << 2);
      if (level > most) continue;
      cells[count] = i * 32 + cell;
      levels[count] = level;
      count++;
    }
  }
  return count;
}

/** The goods as purchases, if each is well chosen in itself. */
export function judgeGoods(
  state: State,
  at: Cell,
  goods: readonly Good[],
): Result<readonly Purchase[], Refusal> {
  const purchases: Purchase[] = [];
  for (const good of goods) {
    const purchase = judgeGood(state, at, good);
    if (!purchase.ok) return purchase;
    purchases.push(purchase.value);
  }
  return ok(purchases);
}

function judgeGood(state: State, at: Cell, good: Good): Result<Purchase, Refusal> {
  const net = hubNet(state, rangeNow(state));
  const piece = craftsmanNamed(state, cellNamed(good.craftsman));
  if (piece === undefined) return fail({ code: "raise/no-craftsman", at: good.craftsman });
  const craft = craftOf(piece);
  const craftsman = craftNamed(craft);
  const line = lineOf(piece);

  // Q 2.6: the monument being raised is where the first connection begins, never a hub on it.
  const hubs = countHubs(state, net, [at, SINGLE], piece, good.hubs, at);
  if (!hubs.ok) return hubs;
  const delivery = judgeResource(state, piece, good.resource, hubs.value);
  if (!delivery.ok) return delivery;

  if (!isSecondary(craft)) {
    if (good.primary !== undefined) return fail({ code: "raise/primary-not-asked", craftsman });
    if (isSuperseded(state, line)) {
      const by = craftNamed(LINES[line]?.secondary ?? -1);
      return fail({ code: "raise/superseded", craftsman, by });
    }
    return ok([delivery.value]);
  }

  const primary = craftNamed(of(NEEDS, craft));
  if (good.primary === undefined)
    return fail({ code: "raise/primary-missing", craftsman, primary });
  const supplier = craftsmanNamed(state, cellNamed(good.primary.craftsman));
  if (supplier === undefined) {
    return fail({ code: "raise/no-craftsman", at: good.primary.craftsman });
  }
  const found = craftNamed(craftOf(supplier));
  if (found !== primary) return fail({ code: "raise/wrong-primary", craftsman, primary, found });
  const start: Place = [cellOf(piece), shapeOfPiece(piece)];
  const moreHubs = countHubs(state, net, start, supplier, good.primary.hubs, -1);
  if (!moreHubs.ok) return moreHubs;
  const supply = judgeResource(state, supplier, good.primary.resource, moreHubs.value);
  return supply.ok ? ok([delivery.value, supply.value]) : supply;
}

type Place = readonly [Cell, Shape];

/** R 3.8, Q 2.4: hubs as named, or the fewest. */
function countHubs(
  state: State,
  net: HubNet,
  [from, fromShape]: Place,
  to: Craftsman,
  named: readonly CellName[] | undefined,
  excluded: Cell,
): Result<number, Refusal> {
  const outOfReach = (start: Cell, end: Cell) =>
    fail<Refusal>({ code: "raise/out-of-reach", from: nameOf(start), to: nameOf(end) });
  const [end, endShape]: Place = [cellOf(to), shapeOfPiece(to)];
  if (named === undefined) {
    const hubs = net.hubs(from, fromShape, end, endShape);
    return hubs === -1 ? outOfReach(from, end) : ok(hubs);
  }
  let [at, shape]: Place = [from, fromShape];
  for (const [index, name] of named.entries()) {
    const hub = cellNamed(name);
    if (!has(state.words, MONUMENTS, hub)) return fail({ code: "raise/not-a-hub", at: name });
    if (hub === excluded) return fail({ code: "raise/own-hub", at: name });
    if (named.indexOf(name) !== index) return fail({ code: "raise/hub-twice", at: name });
    if (!net.isLeg(at, shape, hub, SINGLE)) return outOfReach(at, hub);
    [at, shape] = [hub, SINGLE];
  }
  return net.isLeg(at, shape, end, endShape) ? ok(named.length) : outOfReach(at, end);
}

/** R 11.5, Q 7.6: the right kind, in range without hubs. */
function judgeResource(
  state: State,
  piece: Craftsman,
  name: CellName,
  hubs: number,
): Result<Delivery, Refusal> {
  const resource = cellNamed(name);
  const kind = of(WORKS, craftOf(piece));
  if (!has(state.words, RESOURCE_CELLS + kind * WORDS, resource)) {
    return fail({ code: "raise/wrong-resource", at: name, resource: resourceNamed(kind) });
  }
  const range = rangeNow(state);
  if (!has(state.geography.reach(cellOf(piece), shapeOfPiece(piece), range), 0, resource)) {
    const craftsman = nameOf(cellOf(piece));
    return fail({ code: "raise/resource-out-of-range", at: name, craftsman, range });
  }
  return ok({ piece, resource, hubs });
}

/** R 11.3, Q 7.3 */
function refuseRepeats(
  state: State,
  seat: Seat,
  purchases: readonly Purchase[],
): Refusal | undefined {
  if (!goodsMustDiffer(state, seat)) return undefined;
  const lines = purchases.map(([{ piece }]) => lineOf(piece));
  const repeated = lines.find((line, index) => lines.indexOf(line) !== index);
  return repeated === undefined
    ? undefined
    : { code: "raise/same-good", resource: resourceNamed(repeated) };
}

/** R 11.5, 11.7, Q 7.5, 7.7: every good uses resources of its own. */
function refuseResources(
  state: State,
  seat: Seat,
  purchases: readonly Purchase[],
): Refusal | undefined {
  const capacity = capacityFor(state, seat);
  const taken = purchases.flat().map(({ resource }) => resource);
  const over = taken.find(
    (cell) => usedAt(state, cell) + taken.filter((other) => other === cell).length > capacity,
  );
  return over === undefined ? undefined : { code: "raise/resource-used", at: nameOf(over) };
}

function priceOf(state: State, seat: Seat, purchases: readonly Purchase[]): number {
  return purchases
    .flat()
    .reduce((total, { piece, hubs }) => total + priceFor(state, seat, piece) + hubs, 0);
}

export function raiseMonument(
  state: State,
  seat: Seat,
  at: Cell,
  purchases: readonly Purchase[],
  goods: readonly Good[],
  log: Log,
): void {
  const cattle = log === undefined ? 0 : priceOf(state, seat, purchases);
  for (const purchase of purchases) {
    for (const { piece, resource, hubs } of purchase) {
      payCraftsman(state, seat, ownerOf(piece), craftOf(piece), priceFor(state, seat, piece), log);
      if (hubs > 0) payHubs(state, seat, hubs, log);
      put(state.words, has(state.words, USED, resource) ? USED_TWICE : USED, resource);
      log?.push({
        kind: "resource-used",
        resource: resourceNamed(of(WORKS, craftOf(piece))),
        at: nameOf(resource),
        by: nameOf(cellOf(piece)),
        craft: craftNamed(craftOf(piece)),
        owner: ownerOf(piece),
      });
    }
  }
  state.set(RESOURCES_NUMBER, 0);
  const level = levelAt(state, at) + 1;
  const vp = of(MONUMENT_VP, level) - of(MONUMENT_VP, level - 1);
  setLevel(state, at, level);
  put(state.words, RAISED, at);
  state.addOf(seat, VP, vp);
  if (level > state.of(seat, HIGHEST)) state.setOf(seat, HIGHEST, level);
  noteMain(state, MAIN_RAISE);
  if (log === undefined) return;
  const routes = routedGoods(hubNet(state, rangeNow(state)), at, purchases);
  log.push({
    kind: "monument-raised",
    seat,
    at: nameOf(at),
    level,
    cattle,
    vp,
    goods: goods.map((good, index) => ({
      ...withRoutes(good, routes[index]),
      ...makerOf(state, good),
    })),
  });
}

/** Who made a good that has been judged. */
function makerOf(state: State, { craftsman }: Good): Pick<UsedGood, "craft" | "owner"> {
  const piece = craftsmanNamed(state, cellNamed(craftsman));
  if (piece === undefined) throw new Error(`no craftsman at ${craftsman}`);
  return { craft: craftNamed(craftOf(piece)), owner: ownerOf(piece) };
}

/** A good as it was asked for, with the hubs that were left to the rules. */
function withRoutes(good: Good, found: Good | undefined): Good {
  const { primary } = good;
  const hubs = good.hubs ?? found?.hubs ?? [];
  if (primary === undefined) return { ...good, hubs };
  return {
    ...good,
    hubs,
    primary: { ...primary, hubs: primary.hubs ?? found?.primary?.hubs ?? [] },
  };
}

/** Purchases as goods with their routes named: the fewest hubs, the first in row order among equals. */
export const routedGoods = (
  net: HubNet,
  at: Cell,
  purchases: readonly Purchase[],
): readonly Good[] => purchases.map((purchase) => routed(net, at, purchase));

function routed(net: HubNet, at: number, [delivery, supply]: Purchase): Good {
  const { piece, resource } = delivery;
  const [maker, shape] = [cellOf(piece), shapeOfPiece(piece)];
  const good: Good = {
    craftsman: nameOf(maker),
    resource: nameOf(resource),
    hubs: net.route(at, SINGLE, maker, shape).map(nameOf),
  };
  if (supply === undefined) return good;
  const source = cellOf(supply.piece);
  return {
    ...good,
    primary: {
      craftsman: nameOf(source),
      resource: nameOf(supply.resource),
      hubs: net.route(maker, shape, source, shapeOfPiece(supply.piece)).map(nameOf),
    },
  };
}
