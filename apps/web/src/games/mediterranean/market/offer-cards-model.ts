import { signal } from "@preact/signals";
import type { TableModel } from "../table-model.ts";
import type { SlipEnd } from "./market-history.ts";
import { nextSlips, swept, type Column, type Slip } from "./offer-cards.ts";

/** So many milliseconds a pointer that rests counts as on its way. */
const RESTING = 5000;

/** The slips as they lie before a person: none moves or goes under a finger. */
export class SlipsModel {
  readonly all = signal<readonly Slip[]>([]);
  private readonly table: TableModel;
  private readonly touched = new Map<Column, number>();

  constructor(table: TableModel) {
    this.table = table;
  }

  /** Takes in what changed on the market. */
  follow(ends: ReadonlyMap<number, SlipEnd>): void {
    const { offers } = this.table.view.peek();
    this.all.value = nextSlips(this.all.peek(), offers, ends, this.table.me.peek(), Date.now());
  }

  clear(): void {
    this.all.value = [];
  }

  /** A pointer or a finger is on a column, or has left it. */
  touch(column: Column, now: number): void {
    this.touched.set(column, now);
  }
  leave(column: Column): void {
    this.touched.delete(column);
  }

  /** Time passes: what has been read goes. */
  tick(now: number): void {
    const isHeld = (column: Column) => now - (this.touched.get(column) ?? -Infinity) < RESTING;
    this.all.value = swept(this.all.peek(), now, isHeld);
  }
}
