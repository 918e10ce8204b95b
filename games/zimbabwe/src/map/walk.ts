import { bodyWith, type Body } from "./bodies.ts";
import { WORDS, lowest, newSet, word } from "./cell-set.ts";
import { STRIDE } from "./cells.ts";

/** A spreading over the map, step by step. It only looks at the words it has come to. */
export class Walk {
  readonly reached = newSet();
  private first = 0;
  private last = 0;
  /** The bodies of water that a step came to, perhaps one of them more than once. */
  private readonly entered: Body[] = [];
  private bodiesEntered = 0;

  start(origin: Int32Array): void {
    const { reached } = this;
    this.first = WORDS - 1;
    this.last = 0;
    for (let i = 0; i < WORDS; i++) {
      const cells = word(origin, i);
      reached[i] = cells;
      if (cells !== 0) this.look(i);
    }
  }

  /** Starts after the first step, which nothing can stop: with all cells around a piece, and the piece. */
  startAround(
    around: Int32Array,
    onMap: Int32Array,
    water: Int32Array,
    bodies: readonly Body[],
  ): void {
    const { reached } = this;
    this.first = WORDS - 1;
    this.last = 0;
    for (let i = 0; i < WORDS; i++) {
      const cells = word(around, i) & word(onMap, i);
      reached[i] = cells;
      if (cells === 0) continue;
      this.look(i);
      const wet = cells & word(water, i);
      if (wet !== 0) this.enter(i, wet, bodies);
    }
    this.flood();
  }

  /** One step in all eight directions (Q 1.1, 1.3, 1.4), not over monuments. */
  step(onMap: Int32Array, water: Int32Array, bodies: readonly Body[], monuments: Int32Array): void {
    const { reached } = this;
    const first = this.first === 0 ? 0 : this.first - 1;
    const last = this.last === WORDS - 1 ? this.last : this.last + 1;
    this.first = first;
    this.last = last;
    let here = word(reached, first) & ~word(monuments, first);
    let after = first + 1 < WORDS ? word(reached, first + 1) & ~word(monuments, first + 1) : 0;
    let above = 0;
    let beside = sideways(0, here, after);
    for (let i = first; i <= last; i++) {
      const next = i + 2 < WORDS ? word(reached, i + 2) & ~word(monuments, i + 2) : 0;
      const below = sideways(here, after, next);
      const up = (beside >>> STRIDE) | (below << (32 - STRIDE));
      const down = (beside << STRIDE) | (above >>> (32 - STRIDE));
      const before = word(reached, i);
      const cells = (beside | up | down) & word(onMap, i) & ~before;
      if (cells !== 0) {
        reached[i] = before | cells;
        const wet = cells & word(water, i);
        if (wet !== 0) this.enter(i, wet, bodies);
      }
      here = after;
      after = next;
      above = beside;
      beside = below;
    }
    this.flood();
  }

  /** Takes a word into those that the walk looks at. */
  private look(index: number): void {
    if (index < this.first) this.first = index;
    if (index > this.last) this.last = index;
  }

  private enter(index: number, wet: number, bodies: readonly Body[]): void {
    for (let left = wet; left !== 0;) {
      const body = bodyWith(bodies, index * 32 + lowest(left));
      this.entered[this.bodiesEntered++] = body;
      left &= ~word(body.cells, index);
    }
  }

  /** Whoever touches a body of water is anywhere in it, once the step is done. */
  private flood(): void {
    const { reached, entered } = this;
    while (this.bodiesEntered > 0) {
      const { cells, first, last } = entered[--this.bodiesEntered] as Body;
      for (let i = first; i <= last; i++) reached[i] = word(reached, i) | word(cells, i);
      this.look(first);
      this.look(last);
    }
  }
}

/** The cells of a word and those to the left and right of them. */
const sideways = (before: number, here: number, after: number): number =>
  here | (here << 1) | (before >>> 31) | (here >>> 1) | (after << 31);
