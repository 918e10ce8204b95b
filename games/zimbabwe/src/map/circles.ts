import { meets, unite } from "./cell-set.ts";
import { CELLS } from "./cells.ts";

/** What is known of the reaches of one range, by place: whole, and with one step less. */
export class Circles {
  private readonly slots = new Int16Array(CELLS * 4).fill(-1);
  private readonly places: number[] = [];
  private readonly outers: Int32Array[] = [];
  private readonly inners: Int32Array[] = [];

  outer(place: number): Int32Array | undefined {
    const slot = this.slots[place] as number;
    return slot === -1 ? undefined : this.outers[slot];
  }

  inner(place: number): Int32Array | undefined {
    const slot = this.slots[place] as number;
    return slot === -1 ? undefined : this.inners[slot];
  }

  add(place: number, inner: Int32Array, outer: Int32Array): void {
    this.put(this.places.length, place, inner, outer);
  }

  private put(slot: number, place: number, inner: Int32Array, outer: Int32Array): void {
    this.slots[place] = slot;
    this.places[slot] = place;
    this.inners[slot] = inner;
    this.outers[slot] = outer;
  }

  copy(): Circles {
    const copy = new Circles();
    copy.slots.set(this.slots);
    copy.places.push(...this.places);
    copy.inners.push(...this.inners);
    copy.outers.push(...this.outers);
    return copy;
  }

  /** New water: a circle that came to it before its last step is forgotten, one that ends there takes it in. */
  addWater(water: Int32Array): void {
    let kept = 0;
    for (let slot = 0; slot < this.places.length; slot++) {
      const place = this.places[slot] as number;
      const inner = this.inners[slot] as Int32Array;
      let outer = this.outers[slot] as Int32Array;
      this.slots[place] = -1;
      if (meets(inner, 0, water, 0)) continue;
      if (meets(outer, 0, water, 0)) {
        outer = outer.slice();
        unite(outer, 0, water, 0);
      }
      this.put(kept++, place, inner, outer);
    }
    this.places.length = kept;
    this.inners.length = kept;
    this.outers.length = kept;
  }
}
