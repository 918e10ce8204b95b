import type { Seat } from "@sofala/engine";
import { BOX } from "../data/cards.ts";
import { payStock, paySpecialist, type Log } from "../cattle.ts";
import {
  BUILDER,
  COST,
  CRAFTS,
  CRAFT_VP,
  IS_BAR,
  NEEDS,
  WORKS,
  craftIndex,
  craftNamed,
  of,
  resourceNamed,
  shapeOf,
} from "../indices.ts";
import { WORDS, intersect, isEmptySet, newSet, copySet, subtract } from "../map/cell-set.ts";
import { cellNamed, nameOf, type Cell, type Shape } from "../map/cells.ts";
import {
  CARD,
  CARDS_TAKEN,
  CRAFTSMEN_PLACED,
  CRAFTS_BEFORE,
  MAIN_PLACE,
  PRICE,
  PRICES_RAISED,
  RESOURCE_CELLS,
  TILES_PLACED,
  VP,
  VR,
  type State,
} from "../memory.ts";
import {
  cellOf,
  craftOf,
  craftsman,
  craftsmanNumber,
  hubNet,
  putCraftsman,
  rangeNow,
  shapeOfPiece,
} from "../pieces.ts";
import { moveVr, nextCardVr, refuseVr } from "../requirement.ts";
import type { MoveOf, Refusal } from "../state.ts";
import { refuseBlocking, refuseOccupied } from "./land.ts";
import { noteMain, refuseCost, refuseMain } from "./turn.ts";
import { isUsed } from "./use-specialist.ts";

/** R 8.4, Q 5.8: what the builder keeps of the cost of each craftsman. */
const BUILDER_SHARE = 2;

export function refusePlacing(
  state: State,
  seat: Seat,
  move: MoveOf<"place-craftsman">,
): Refusal | undefined {
  const craft = craftIndex(move.craftsman);
  const vertical = move.vertical === true;
  const at = cellNamed(move.at);
  if (vertical && IS_BAR[craft] !== true) {
    return { code: "craft/not-rotatable", craftsman: move.craftsman };
  }
  return (
    refuseMain(state, MAIN_PLACE) ??
    (state.get(PRICES_RAISED) === 1 ? { code: "main/prices-raised" } : undefined) ??
    refuseCraft(state, seat, craft) ??
    refusePrice(state, seat, craft, move.price) ??
    refuseSite(state, craft, at, vertical) ??
    refuseCost(state, seat, of(COST, craft)) ??
    refuseBlocking(state, at, shapeOf(craft, vertical))
  );
}

/** R 10.4, 10.5: the card, and a tile in the box (Q 6.4, 9.3). */
function refuseCraft(state: State, seat: Seat, craft: number): Refusal | undefined {
  if (state.of(seat, CARD + craft) === 0) {
    if (state.get(CARDS_TAKEN + craft) === BOX.technologyCards) {
      return NO_CARD_LEFT[craft];
    }
    const refusal = refuseVr(state, seat, nextCardVr(state, seat, craft));
    if (refusal !== undefined) return refusal;
  }
  if (state.get(TILES_PLACED + craft) === BOX.craftsmanTiles) {
    return NO_TILE_LEFT[craft];
  }
  // R 10.8, Q 6.6: not the first primary and its secondary in one turn.
  const primary = of(NEEDS, craft);
  if (primary !== -1 && ((state.get(CRAFTS_BEFORE) >>> primary) & 1) === 0) {
    return NO_PRIMARY_BEFORE[craft];
  }
  return undefined;
}

/** The lottery asks again and again for crafts that are used up. */
const NO_CARD_LEFT = CRAFTS.map((craft): Refusal => ({
  code: "craft/no-card-left",
  craftsman: craft,
}));
const NO_TILE_LEFT = CRAFTS.map((craft): Refusal => ({
  code: "craft/no-tile-left",
  craftsman: craft,
}));
const NO_PRIMARY_BEFORE = CRAFTS.map((craft, index): Refusal | undefined => {
  const primary = of(NEEDS, index);
  if (primary === -1) return undefined;
  return { code: "craft/no-primary-before", craftsman: craft, primary: craftNamed(primary) };
});

/** May this seat place this craft at all now, wherever it is? */
export const mayPlace = (state: State, seat: Seat, craft: number): boolean =>
  refuseCraft(state, seat, craft) === undefined;

/** R 10.10: a price is named exactly when the card is taken. */
function refusePrice(
  state: State,
  seat: Seat,
  craft: number,
  price: number | undefined,
): Refusal | undefined {
  const isNew = state.of(seat, CARD + craft) === 0;
  if (isNew && price === undefined) {
    return { code: "craft/price-missing", craftsman: craftNamed(craft) };
  }
  if (!isNew && price !== undefined) {
    return { code: "craft/price-not-asked", craftsman: craftNamed(craft) };
  }
  return undefined;
}

/** R 10.2, 10.6, 10.7: where the tile may stand. */
function refuseSite(state: State, craft: number, at: Cell, vertical: boolean): Refusal | undefined {
  const shape = shapeOf(craft, vertical);
  const range = rangeNow(state);
  const occupied = refuseOccupied(state, at, shape);
  if (occupied !== undefined) return occupied;
  if (!findsResource(state, craft, at, shape, range)) {
    return {
      code: "craft/no-free-resource",
      craftsman: craftNamed(craft),
      resource: resourceNamed(of(WORKS, craft)),
      range,
    };
  }
  const primary = of(NEEDS, craft);
  if (primary !== -1 && !findsPrimary(state, primary, at, shape, range)) {
    return {
      code: "craft/primary-out-of-reach",
      craftsman: craftNamed(craft),
      primary: craftNamed(primary),
    };
  }
  return undefined;
}

const found = newSet();

/** R 10.6, Q 6.1: a resource in range that no craftsman of the same type has in range. */
function findsResource(
  state: State,
  craft: number,
  at: Cell,
  shape: Shape,
  range: number,
): boolean {
  copySet(found, 0, state.geography.reach(at, shape, range), 0);
  intersect(found, 0, state.words, RESOURCE_CELLS + of(WORKS, craft) * WORDS);
  for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
    const rival = craftsmanNumber(state, i);
    if (craftOf(rival) !== craft) continue;
    subtract(found, 0, state.geography.reach(cellOf(rival), shapeOfPiece(rival), range), 0);
  }
  return !isEmptySet(found, 0);
}

/** R 10.7, Q 2.3: over any number of hubs. */
function findsPrimary(
  state: State,
  primary: number,
  at: Cell,
  shape: Shape,
  range: number,
): boolean {
  const net = hubNet(state, range);
  for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
    const piece = craftsmanNumber(state, i);
    if (craftOf(piece) !== primary) continue;
    if (net.hubs(at, shape, cellOf(piece), shapeOfPiece(piece)) !== -1) return true;
  }
  return false;
}

export function placeCraftsman(
  state: State,
  seat: Seat,
  craft: number,
  at: Cell,
  vertical: boolean,
  price: number,
  log: Log,
): void {
  if (state.of(seat, CARD + craft) === 0) takeCard(state, seat, craft, price, log);
  payCost(state, seat, of(COST, craft), log);
  putCraftsman(state, craftsman(at, craft, seat, vertical));
  state.addOf(seat, VP, of(CRAFT_VP, craft));
  noteMain(state, MAIN_PLACE);
  log?.push({
    kind: "craftsman-placed",
    seat,
    craftsman: craftNamed(craft),
    at: nameOf(at),
    vertical,
    vp: of(CRAFT_VP, craft),
  });
}

/** R 10.4, Q 6.4: the cheapest card left. */
function takeCard(state: State, seat: Seat, craft: number, price: number, log: Log): void {
  moveVr(state, seat, nextCardVr(state, seat, craft));
  state.add(CARDS_TAKEN + craft, 1);
  const card = state.get(CARDS_TAKEN + craft);
  state.setOf(seat, CARD + craft, card);
  state.setOf(seat, PRICE + craft, price);
  log?.push({
    kind: "technology-taken",
    seat,
    craftsman: craftNamed(craft),
    card,
    price,
    vr: state.of(seat, VR),
  });
}

function payCost(state: State, seat: Seat, cost: number, log: Log): void {
  const kept = isUsed(state, BUILDER) ? Math.min(cost, BUILDER_SHARE) : 0;
  if (kept > 0) paySpecialist(state, seat, BUILDER, kept, log);
  if (cost > kept) payStock(state, seat, cost - kept, log);
}
