import type { Body } from "./bodies.ts";
import { WORDS, copySet, newSet, word } from "./cell-set.ts";
import { STRIDE } from "./cells.ts";

/** A spreading over the map, step by step. It only looks at the words it has come to. */
export class Walk {
  readonly reached = newSet();
  private origin = this.reached;
  private readonly walking = newSet();
  private readonly sideways = newSet();
  private first = 0;
  private last = 0;

  start(origin: Int32Array): void {
    this.origin = origin;
    this.walking.fill(0);
    copySet(this.reached, 0, origin, 0);
    this.first = 0;
    while (this.first < WORDS - 1 && origin[this.first] === 0) this.first++;
    this.last = WORDS - 1;
    while (this.last > this.first && origin[this.last] === 0) this.last--;
  }

  /** The first step, which nothing can stop: to all cells around. */
  firstStep(
    around: Int32Array,
    onMap: Int32Array,
    water: Int32Array,
    bodies: readonly Body[],
  ): void {
    const { reached } = this;
    if (this.first > 0) this.first--;
    if (this.last < WORDS - 1) this.last++;
    let wet = 0;
    for (let i = this.first; i <= this.last; i++) {
      const cells = word(around, i) & word(onMap, i);
      wet |= cells & word(water, i);
      reached[i] = word(reached, i) | cells;
    }
    if (wet !== 0) this.flood(bodies);
  }

  /** One step in all eight directions (Q 1.1, 1.3, 1.4), not over monuments but where the walk began. */
  step(onMap: Int32Array, water: Int32Array, bodies: readonly Body[], monuments: Int32Array): void {
    const { reached, walking, sideways, origin } = this;
    for (let i = this.first; i <= this.last; i++) {
      walking[i] = (word(reached, i) & ~word(monuments, i)) | word(origin, i);
    }
    const first = this.first === 0 ? 0 : this.first - 1;
    const last = this.last === WORDS - 1 ? this.last : this.last + 1;
    this.first = first;
    this.last = last;

    let before = 0;
    let here = word(walking, first);
    for (let i = first; i <= last; i++) {
      const after = i < last ? word(walking, i + 1) : 0;
      sideways[i] = here | (here << 1) | (before >>> 31) | (here >>> 1) | (after << 31);
      before = here;
      here = after;
    }
    before = 0;
    here = word(sideways, first);
    let wet = 0;
    for (let i = first; i <= last; i++) {
      const after = i < last ? word(sideways, i + 1) : 0;
      const up = (here >>> STRIDE) | (after << (32 - STRIDE));
      const down = (here << STRIDE) | (before >>> (32 - STRIDE));
      const cells = (here | up | down) & word(onMap, i) & ~word(reached, i);
      wet |= cells & word(water, i);
      reached[i] = word(reached, i) | cells;
      before = here;
      here = after;
    }
    if (wet !== 0) this.flood(bodies);
  }

  /** Whoever touches a body of water is anywhere in it. */
  private flood(bodies: readonly Body[]): void {
    const { reached } = this;
    for (const { cells, first, last } of bodies) {
      let touched = 0;
      for (let i = first; i <= last; i++) touched |= word(reached, i) & word(cells, i);
      if (touched === 0) continue;
      for (let i = first; i <= last; i++) reached[i] = word(reached, i) | word(cells, i);
      if (first < this.first) this.first = first;
      if (last > this.last) this.last = last;
    }
  }
}
