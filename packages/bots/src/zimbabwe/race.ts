import {
  LINES_COUNT,
  MONUMENTS_MAX,
  MONUMENT_VP,
  OUT_OF_REACH,
  type Prospects,
} from "@sofala/zimbabwe";
import type { Weights } from "./weights.ts";

/** A seat at the start of the race that it runs alone. */
export interface RaceStart {
  readonly prospects: Prospects;
  readonly seat: number;
  readonly vp: number;
  readonly vr: number;
  /** In hand at its next turn. */
  readonly cattle: number;
  /** Comes back at the revenue after that turn. */
  readonly onCards: number;
  readonly highest: number;
  /** Cattle per round besides the highest monument. */
  readonly income: number;
  readonly buildsTwo: boolean;
  readonly hasHerd: boolean;
  /** Craftsmen that could still be placed without a new card. */
  readonly craftsmen: number;
}

/** The horizon in turns. */
const MAX_TURNS = 16;
/** Monuments that are built before the raising begins. */
const BUILDS_TRIED = [0, 1, 2, 3];
const TOP_LEVEL = 5;
const ENTRIES = (MONUMENTS_MAX + MAX_TURNS * 2) * LINES_COUNT;

/**
 * Simulates roughly how many turns a seat needs to reach its VR if it goes on building and raising
 * alone, with its cattle, its income, the goods it can reach and their prices.
 */
export class RaceSimulator {
  /** Paid to each seat in the first turns of the last simulation. */
  readonly paid = new Float64Array(8);
  private readonly weights: Weights;
  private readonly levels = new Int32Array(MONUMENTS_MAX + MAX_TURNS * 2);
  /** Per monument and rank: lines from the cheapest on, and their cost. */
  private readonly order = new Int32Array(ENTRIES);
  private readonly cost = new Float64Array(ENTRIES);
  private readonly left = new Float64Array(LINES_COUNT);
  private readonly raised = new Uint8Array(MONUMENTS_MAX + MAX_TURNS * 2);
  /** The seat whose lines are sorted. */
  private sorted: Prospects | undefined;
  private sortedVersion = 0;
  private count = 0;
  /** The monument with the cheapest goods. */
  private best = 0;
  /** Paid in the simulated turn, and the part of it that goes to the seat's own cards. */
  private spent = 0;
  private returned = 0;

  constructor(weights: Weights) {
    this.weights = weights;
  }

  /** Turns to go, with a fraction. */
  turns(start: RaceStart): number {
    if (start.vp >= start.vr) return 0;
    this.sortLines(start.prospects);
    let least = Infinity;
    for (const builds of BUILDS_TRIED) {
      least = Math.min(least, this.simulate(start, builds, MAX_TURNS, least));
    }
    return least;
  }

  /** Simulates a number of turns and records who is paid how much. */
  simulatePurchases(start: RaceStart, turns: number): void {
    this.paid.fill(0);
    this.sortLines(start.prospects);
    this.simulate(start, 0, turns, Infinity);
  }

  private sortLines(prospects: Prospects): void {
    if (prospects === this.sorted && prospects.loads === this.sortedVersion) return;
    this.sorted = prospects;
    this.sortedVersion = prospects.loads;
    const { order, cost } = this;
    const { hopeCost } = this.weights;
    this.best = 0;
    let bestSum = Infinity;
    for (let i = 0; i < prospects.monuments; i++) {
      const first = i * LINES_COUNT;
      const potential = prospects.potential[i] as number;
      let sum = 0;
      for (let line = 0; line < LINES_COUNT; line++) {
        const real = prospects.cost[first + line] as number;
        const isHopeful = real >= OUT_OF_REACH && ((potential >>> line) & 1) === 1;
        const price = isHopeful ? hopeCost : real;
        sum += Math.min(price, 12) + (isHopeful ? 3 : 0);
        let place = first + line;
        for (; place > first && (cost[place - 1] as number) > price; place--) {
          cost[place] = cost[place - 1] as number;
          order[place] = order[place - 1] as number;
        }
        cost[place] = price;
        order[place] = isHopeful ? line + LINES_COUNT : line;
      }
      if (sum < bestSum) {
        bestSum = sum;
        this.best = i;
      }
    }
  }

  private simulate(start: RaceStart, builds: number, horizon: number, limit: number): number {
    const { prospects, vr } = start;
    let { vp, cattle, highest } = start;
    this.count = prospects.monuments;
    for (let i = 0; i < this.count; i++) this.levels[i] = prospects.levels[i] as number;
    for (let turn = 1; turn <= horizon; turn++) {
      if (turn - 1 >= limit) return limit;
      const before = vp;
      const placeable = Math.min(start.craftsmen, cattle >> 1);
      if (vr - vp <= placeable) return turn - 1 + (vr - vp) / placeable;
      if (turn > builds) vp += this.raiseAll(start, turn, cattle, vr - vp);
      if (vp === before) {
        const built = start.buildsTwo ? 2 : 1;
        vp += built;
        for (let i = 0; i < built; i++) this.addMonument();
        this.spent = 0;
        this.returned = 0;
      }
      if (vp >= vr) return turn - 1 + (vr - before) / (vp - before);
      for (let i = 0; i < this.count; i++) highest = Math.max(highest, this.levels[i] as number);
      cattle += this.returned - this.spent;
      if (start.hasHerd) cattle += Math.min(3, cattle >> 1);
      cattle += highest + start.income + (turn === 1 ? start.onCards : 0);
    }
    return horizon + (vr - vp) * 0.3;
  }

  /** A new monument is assumed to be as well placed as the best one. */
  private addMonument(): void {
    const to = this.count * LINES_COUNT;
    const from = this.best * LINES_COUNT;
    for (let rank = 0; rank < LINES_COUNT; rank++) {
      this.cost[to + rank] = this.cost[from + rank] as number;
      this.order[to + rank] = this.order[from + rank] as number;
    }
    this.levels[this.count] = 1;
    this.count++;
  }

  /** Raises what cattle and resources allow, the cheapest goods first; returns the VP gained. */
  private raiseAll(start: RaceStart, turn: number, cattle: number, wanted: number): number {
    const { left, raised, levels } = this;
    const { supply } = start.prospects;
    for (let line = 0; line < LINES_COUNT; line++) {
      left[line] = Math.ceil((supply[line] as number) * this.weights.share);
    }
    raised.fill(0, 0, this.count);
    this.spent = 0;
    this.returned = 0;
    let gain = 0;
    while (gain < wanted) {
      let pick = -1;
      let cheapest = Infinity;
      for (let i = 0; i < this.count; i++) {
        const level = levels[i] as number;
        if (raised[i] === 1 || level === TOP_LEVEL) continue;
        const total = this.price(start, i, level, turn);
        if (total > cattle - this.spent) continue;
        const each = total / level - level * 0.25;
        if (each >= cheapest) continue;
        cheapest = each;
        pick = i;
      }
      if (pick === -1) break;
      const level = levels[pick] as number;
      this.take(start, pick, level, turn);
      raised[pick] = 1;
      levels[pick] = level + 1;
      gain += (MONUMENT_VP[level + 1] ?? 0) - (MONUMENT_VP[level] ?? 0);
    }
    return gain;
  }

  private price({ prospects }: RaceStart, monument: number, level: number, turn: number): number {
    const { left, order, cost } = this;
    const first = monument * LINES_COUNT;
    let goods = 0;
    let total = 0;
    for (let rank = first; rank < first + LINES_COUNT && goods < level; rank++) {
      const line = order[rank] as number;
      const each = cost[rank] as number;
      if (each >= OUT_OF_REACH) break;
      if (line >= LINES_COUNT) {
        if (turn < this.weights.hopeFrom) continue;
        total += each;
        goods++;
        continue;
      }
      const most = prospects.mustDiffer ? 1 : level - goods;
      const taken = Math.min(most, left[line] as number);
      total += taken * each;
      goods += taken;
    }
    return goods < level ? Infinity : total;
  }

  private take(start: RaceStart, monument: number, level: number, turn: number): void {
    const { left, order, cost } = this;
    const { prospects } = start;
    const first = monument * LINES_COUNT;
    const source = Math.min(monument, prospects.monuments - 1);
    let goods = 0;
    for (let rank = first; rank < first + LINES_COUNT && goods < level; rank++) {
      const line = order[rank] as number;
      if (line >= LINES_COUNT) {
        if (turn < this.weights.hopeFrom) continue;
        this.spent += cost[rank] as number;
        goods++;
        continue;
      }
      const most = prospects.mustDiffer ? 1 : level - goods;
      const taken = Math.min(most, left[line] as number);
      if (taken === 0) continue;
      left[line] = (left[line] as number) - taken;
      this.spent += taken * (cost[rank] as number);
      goods += taken;
      const entry = (monument < prospects.monuments ? source : this.best) * LINES_COUNT + line;
      this.pay(
        start.seat,
        prospects.owner[entry] as number,
        taken * (prospects.price[entry] as number),
      );
      const primary = prospects.primaryOwner[entry] as number;
      if (primary !== -1)
        this.pay(start.seat, primary, taken * (prospects.primaryPrice[entry] as number));
    }
  }

  private pay(buyer: number, owner: number, cattle: number): void {
    if (owner === buyer) this.returned += cattle;
    else this.paid[owner] = (this.paid[owner] as number) + cattle;
  }
}
