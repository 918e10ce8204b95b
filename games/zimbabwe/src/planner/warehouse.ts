import type { Cell } from "../map/cells.ts";
import type { State } from "../memory.ts";
import { usedAt } from "../culture/goods.ts";
import { type Market } from "./market.ts";

/** The places of one kind, for one of the groups of craftsmen that they serve. */
export interface PlaceUse {
  readonly group: number;
  readonly kind: number;
  readonly places: number;
}

/**
 * Which resources serve which craftsmen, for any number of goods: a matching that is mended as
 * goods are added and taken away. A craftsman can work once more exactly when `take` says so.
 */
export class Warehouse {
  /** The cells a craftsman could use, one entry per marker that still fits. */
  private readonly reachable: readonly (readonly number[])[];
  private readonly cells: readonly Cell[];
  /** The craftsman a place is given to, or -1. */
  private readonly holders: number[];
  private readonly delivered: number[];
  private readonly visited: number[];
  private visit = 0;
  private readonly groups: readonly number[];

  constructor(state: State, market: Market) {
    const { capacity } = market;
    const cells: Cell[] = [];
    const placesOf = new Map<Cell, number[]>();
    this.reachable = Array.from({ length: market.craftsmen }, (_, craftsman) => {
      const places: number[] = [];
      for (
        let cell = market.nextResource(state, craftsman, 0);
        cell !== -1;
        cell = market.nextResource(state, craftsman, cell + 1)
      ) {
        let known = placesOf.get(cell);
        if (known === undefined) {
          known = Array.from(
            { length: capacity - usedAt(state, cell) },
            () => cells.push(cell) - 1,
          );
          placesOf.set(cell, known);
        }
        places.push(...known);
      }
      return places;
    });
    this.cells = cells;
    this.holders = cells.map(() => -1);
    this.visited = cells.map(() => 0);
    this.delivered = this.reachable.map(() => 0);
    const kinds = this.reachable.map((places) => places.join());
    this.groups = kinds.map((kind) => kinds.indexOf(kind));
  }

  /** Craftsmen that could use exactly the same places bear the same number. */
  groupOf(craftsman: number): number {
    return this.groups[craftsman] as number;
  }

  /** Which groups could use which kinds of places: places of a kind serve the same groups. */
  uses(): readonly PlaceUse[] {
    const kinds = new Map<string, { readonly groups: readonly number[]; places: number }>();
    for (const place of this.cells.keys()) {
      const groups = this.groups.filter(
        (group, craftsman) =>
          group === craftsman && (this.reachable[craftsman] ?? []).includes(place),
      );
      const kind = kinds.get(groups.join()) ?? { groups, places: 0 };
      kind.places++;
      kinds.set(groups.join(), kind);
    }
    return [...kinds.values()].flatMap(({ groups, places }, kind) =>
      groups.map((group) => ({ group, kind, places })),
    );
  }

  /** Could the first craftsman work wherever the second could? */
  isFreer(a: number, b: number): boolean {
    const places = this.reachable[a] ?? [];
    return (
      this.groups[a] === this.groups[b] ||
      (this.reachable[b] ?? []).every((place) => places.includes(place))
    );
  }

  /** Finds a resource for one more good of a craftsman, moving others' if need be. */
  take(craftsman: number): boolean {
    this.visit++;
    if (!this.find(craftsman)) return false;
    this.delivered[craftsman] = (this.delivered[craftsman] ?? 0) + 1;
    return true;
  }

  private find(craftsman: number): boolean {
    for (const place of this.reachable[craftsman] ?? []) {
      if (this.visited[place] === this.visit) continue;
      this.visited[place] = this.visit;
      const holder = this.holders[place] ?? -1;
      if (holder === -1 || this.find(holder)) {
        this.holders[place] = craftsman;
        return true;
      }
    }
    return false;
  }

  putBack(craftsman: number): void {
    this.holders[this.holders.lastIndexOf(craftsman)] = -1;
    this.delivered[craftsman] = (this.delivered[craftsman] ?? 0) - 1;
  }

  /** What the craftsmen of each group have delivered: all that later choices depend on. */
  key(): string {
    const counts = this.groups.map(() => 0);
    for (const [craftsman, group] of this.groups.entries()) {
      counts[group] = (counts[group] ?? 0) + (this.delivered[craftsman] ?? 0);
    }
    return String.fromCharCode(...counts);
  }

  /** One of the resources that a craftsman was given, in row order. */
  handOut(craftsman: number): Cell {
    const held = this.holders.flatMap((holder, place) => (holder === craftsman ? [place] : []));
    held.sort((a, b) => (this.cells[a] ?? 0) - (this.cells[b] ?? 0));
    const [place = 0] = held;
    this.holders[place] = -1;
    this.delivered[craftsman] = (this.delivered[craftsman] ?? 0) - 1;
    return this.cells[place] ?? 0;
  }
}
