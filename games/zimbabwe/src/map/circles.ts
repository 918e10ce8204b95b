import { isInBody, type Body } from "./bodies.ts";
import { unite } from "./cell-set.ts";
import { CELLS } from "./cells.ts";

/** What is known of the reaches of one range, by place: whole, and with one step less. */
export class Circles {
  /** By place, which reach it is, counted from 1; 0: not known. */
  private readonly numbers = new Int16Array(CELLS * 4);
  private readonly places: number[] = [];
  private readonly outers: Int32Array[] = [];
  private readonly inners: Int32Array[] = [];

  outer(place: number): Int32Array | undefined {
    const number = this.numbers[place] as number;
    return number === 0 ? undefined : this.outers[number - 1];
  }

  inner(place: number): Int32Array | undefined {
    const number = this.numbers[place] as number;
    return number === 0 ? undefined : this.inners[number - 1];
  }

  add(place: number, inner: Int32Array, outer: Int32Array): void {
    this.put(this.places.length, place, inner, outer);
  }

  private put(slot: number, place: number, inner: Int32Array, outer: Int32Array): void {
    this.numbers[place] = slot + 1;
    this.places[slot] = place;
    this.inners[slot] = inner;
    this.outers[slot] = outer;
  }

  copy(): Circles {
    const copy = new Circles();
    copy.numbers.set(this.numbers);
    copy.places.push(...this.places);
    copy.inners.push(...this.inners);
    copy.outers.push(...this.outers);
    return copy;
  }

  /** New water: a circle that came to it before its last step is forgotten, one that ends there takes it in. */
  addWater(water: Body): void {
    let kept = 0;
    for (let slot = 0; slot < this.places.length; slot++) {
      const place = this.places[slot] as number;
      const inner = this.inners[slot] as Int32Array;
      let outer = this.outers[slot] as Int32Array;
      this.numbers[place] = 0;
      if (isInBody(water, inner, 0)) continue;
      if (isInBody(water, outer, 0)) {
        outer = outer.slice();
        unite(outer, 0, water.cells, 0);
      }
      this.put(kept++, place, inner, outer);
    }
    this.places.length = kept;
    this.inners.length = kept;
    this.outers.length = kept;
  }
}
