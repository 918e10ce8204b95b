import type { Seat } from "@sofala/engine";
import { lineOf, priceFor } from "../culture/goods.ts";
import { RESOURCES, TOP_LEVEL, type Craft, type Resource } from "../data/cards.ts";
import { WORKS, craftIndex, of } from "../indices.ts";
import { WORDS, cellsOf, has, newSet, unite } from "../map/cell-set.ts";
import { SINGLE, cellNamed, nameOf, type Cell, type Shape } from "../map/cells.ts";
import {
  CRAFTSMEN_PLACED,
  MONUMENTS,
  MONUMENTS_OF,
  RESOURCE_CELLS,
  type State,
} from "../memory.ts";
import {
  cellOf,
  craftOf,
  craftsmanNumber,
  craftsmanOn,
  hubNet,
  isSecondary,
  isSuperseded,
  levelAt,
  pieceOn,
  rangeNow,
  rangeOfSeat,
  shapeOfPiece,
} from "../pieces.ts";
import type { CellName } from "../state.ts";

/** All cells in range of what stands on a cell, in the turn of a seat or of nobody; hubs do not help. */
export function cellsInRange(state: State, at: CellName, seat?: Seat): readonly CellName[] {
  const range = seat === undefined ? rangeNow(state) : rangeOfSeat(state, seat);
  const [cell, shape] = pieceOn(state, cellNamed(at));
  return [...cellsOf(state.geography.reach(cell, shape, range), 0)].map(nameOf);
}

/** A monument or craftsman that is connected, and over how many hubs. */
export interface Connection {
  readonly at: CellName;
  readonly hubs: number;
}

/**
 * What a piece is connected with in the turn of a seat: a monument with craftsmen, a craftsman with monuments and
 * other craftsmen.
 */
export function connectionsOf(state: State, at: CellName, seat: Seat): readonly Connection[] {
  const net = hubNet(state, rangeOfSeat(state, seat));
  const [cell, shape] = pieceOn(state, cellNamed(at));
  const isMonument = has(state.words, MONUMENTS, cell);
  const others: (readonly [Cell, Shape])[] = [];
  for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
    const piece = craftsmanNumber(state, i);
    if (cellOf(piece) !== cell) others.push([cellOf(piece), shapeOfPiece(piece)]);
  }
  if (!isMonument) for (const each of cellsOf(state.words, MONUMENTS)) others.push([each, SINGLE]);
  return others.flatMap(([other, otherShape]) => {
    const hubs = net.hubs(other, otherShape, cell, shape);
    return hubs === -1 ? [] : [{ at: nameOf(other), hubs }];
  });
}

/** A monument that a craftsman can serve, in the turn of its owner. */
export interface Customer extends Connection {
  readonly seat: Seat;
  /** What its owner pays the craftsman for a good; hubs cost extra. */
  readonly price: number;
}

/** The monuments that buy from the craftsman on a cell: none if it only supplies secondary craftsmen. */
export function customersOf(state: State, at: CellName): readonly Customer[] {
  const [cell, shape] = pieceOn(state, cellNamed(at));
  const piece = craftsmanOn(state, cell);
  if (piece === undefined) return [];
  if (!isSecondary(craftOf(piece)) && isSuperseded(state, lineOf(piece))) return [];
  const customers: Customer[] = [];
  for (let seat = 0; seat < state.players; seat++) {
    const net = hubNet(state, rangeOfSeat(state, seat));
    const price = priceFor(state, seat, piece);
    for (const monument of cellsOf(state.words, MONUMENTS_OF + seat * WORDS)) {
      if (levelAt(state, monument) === TOP_LEVEL) continue;
      const hubs = net.hubs(monument, SINGLE, cell, shape);
      if (hubs !== -1) customers.push({ at: nameOf(monument), hubs, seat, price });
    }
  }
  return customers;
}

/** A resource as a craft sees it: free for a new craftsman, or claimed by one that is there. */
export interface ResourceClaim {
  readonly at: CellName;
  readonly resource: Resource;
  readonly isClaimed: boolean;
}

/** R 10.6: the resources that a craft works with, and which of them a craftsman of that craft has in range in the turn of a seat. */
export function claimsOf(state: State, seat: Seat, craft: Craft): readonly ResourceClaim[] {
  const index = craftIndex(craft);
  const kind = of(WORKS, index);
  const claimed = newSet();
  const range = rangeOfSeat(state, seat);
  for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
    const piece = craftsmanNumber(state, i);
    if (craftOf(piece) !== index) continue;
    unite(claimed, 0, state.geography.reach(cellOf(piece), shapeOfPiece(piece), range), 0);
  }
  return [...cellsOf(state.words, RESOURCE_CELLS + kind * WORDS)].map((cell) => ({
    at: nameOf(cell),
    resource: RESOURCES[kind] ?? "wood",
    isClaimed: has(claimed, 0, cell),
  }));
}
