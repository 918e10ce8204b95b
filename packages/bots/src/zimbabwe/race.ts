import {
  Digest,
  LINES_COUNT,
  MONUMENTS_MAX,
  MONUMENT_VP,
  OUT_OF_REACH,
  Prospects,
} from "@sofala/zimbabwe";
import { ResultTable } from "./result-table.ts";
import type { Weights } from "./weights.ts";

export const MAX_SEATS = 5;

/** A seat at the start of the race that it runs alone. It is filled again and again. */
export class RaceStart {
  prospects = new Prospects();
  readonly seat: number;
  /** Its turn of this round is still to come. */
  isEarly = false;
  vp = 0;
  vr = 0;
  /** In hand at its next turn. */
  cattle = 0;
  /** Comes back at the revenue after that turn. */
  onCards = 0;
  highest = 0;
  /** Cattle per round besides the highest monument. */
  income = 0;
  buildsTwo = false;
  hasHerd = false;
  /** Craftsmen that could still be placed without a new card. */
  craftsmen = 0;
  /** Stands for all of it, see `digestOf`; the income that is found later is not part of it. */
  digest = 0;

  constructor(seat: number) {
    this.seat = seat;
  }
}

/** The horizon in turns. */
const MAX_TURNS = 16;
/** Over how many turns purchases are added up. */
export const PURCHASE_TURNS = 3;
/** Monuments that are built before the raising begins. */
const MAX_BUILDS = 3;
const TOP_LEVEL = 5;
const ROWS = MONUMENTS_MAX + MAX_TURNS * 2;

/** Results of races: most candidate turns change nothing for most seats. */
export class KnownRaces {
  readonly turns = new ResultTable(1);
  readonly purchases = new ResultTable(MAX_SEATS);
}

/**
 * Simulates roughly how many turns a seat needs to reach its VR if it goes on building and raising
 * alone, with its cattle, its income, the goods it can reach and their prices.
 */
export class RaceSimulator {
  private readonly weights: Weights;
  private readonly known: KnownRaces;
  private readonly levels = new Int32Array(ROWS);
  private readonly raised = new Uint8Array(ROWS);
  /** The monument of the prospects whose goods a monument buys: a new one buys those of `best`. */
  private readonly source = new Int32Array(ROWS);
  /** Per monument and rank: lines from the cheapest on, and their cost; LINES_COUNT more for a hope. */
  private readonly order = new Int32Array(MONUMENTS_MAX * LINES_COUNT);
  private readonly cost = new Float64Array(MONUMENTS_MAX * LINES_COUNT);
  /** The price of the next raise of each monument, and by what the raises are compared: the least is taken first. */
  private readonly prices = new Float64Array(ROWS);
  private readonly values = new Float64Array(ROWS);
  /** Goods per line that a turn begins with, and that are left; the lines without any as bits. */
  private readonly stock = new Float64Array(LINES_COUNT);
  private readonly left = new Float64Array(LINES_COUNT);
  private stockEmpty = 0;
  private leftEmpty = 0;
  /** The prospects whose lines are sorted. */
  private sorted: Prospects | undefined;
  private sortedVersion = 0;
  private count = 0;
  /** The monument with the cheapest goods. */
  private best = 0;
  private highest = 0;
  /** Paid in the simulated turn, and the part of it that goes to the seat's own cards. */
  private spent = 0;
  private returned = 0;
  /** Paid to each seat in the last simulation. */
  private readonly paid = new Float64Array(MAX_SEATS);

  constructor(weights: Weights, known = new KnownRaces()) {
    this.weights = weights;
    this.known = known;
  }

  /** Turns to go, with a fraction. */
  turns(start: RaceStart): number {
    if (start.vp >= start.vr) return 0;
    const known = this.known.turns;
    digest.clear();
    digest.addNumber(start.digest);
    digest.addNumber(start.income);
    const place = known.find(digest.value);
    if (known.isFound) return known.numbers[place] as number;
    this.sortLines(start.prospects);
    let least = Infinity;
    for (let builds = 0; builds <= MAX_BUILDS; builds++) {
      least = Math.min(least, this.simulate(start, builds, MAX_TURNS, least));
    }
    known.numbers[place] = least;
    return least;
  }

  /** What is paid to each seat in the first turns. It holds until the next call. */
  purchases(start: RaceStart): Float64Array {
    const { paid } = this;
    const known = this.known.purchases;
    const place = known.find(start.digest);
    if (known.isFound) {
      for (let i = 0; i < MAX_SEATS; i++) paid[i] = known.numbers[place + i] as number;
      return paid;
    }
    paid.fill(0);
    this.sortLines(start.prospects);
    this.simulate(start, 0, PURCHASE_TURNS, Infinity);
    known.numbers.set(paid, place);
    return paid;
  }

  private sortLines(prospects: Prospects): void {
    if (prospects === this.sorted && prospects.loads === this.sortedVersion) return;
    this.sorted = prospects;
    this.sortedVersion = prospects.loads;
    const { order, cost, stock } = this;
    const { hopeCost, share } = this.weights;
    this.stockEmpty = 0;
    for (let line = 0; line < LINES_COUNT; line++) {
      stock[line] = Math.ceil((prospects.supply[line] as number) * share);
      if (stock[line] === 0) this.stockEmpty |= 1 << line;
    }
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
    let { vp, cattle } = start;
    this.highest = start.highest;
    this.count = prospects.monuments;
    for (let i = 0; i < this.count; i++) {
      this.levels[i] = prospects.levels[i] as number;
      this.source[i] = i;
    }
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
      cattle += this.returned - this.spent;
      if (start.hasHerd) cattle += Math.min(3, cattle >> 1);
      cattle += this.highest + start.income + (turn === 1 ? start.onCards : 0);
    }
    return horizon + (vr - vp) * 0.3;
  }

  /** A new monument is assumed to be as well placed as the best one. */
  private addMonument(): void {
    this.levels[this.count] = 1;
    this.source[this.count] = this.best;
    if (this.highest === 0) this.highest = 1;
    this.count++;
  }

  /** Raises what cattle and resources allow, the cheapest goods first; returns the VP gained. */
  private raiseAll(start: RaceStart, turn: number, cattle: number, wanted: number): number {
    const { left, raised, levels, stock, prices, values, count } = this;
    for (let line = 0; line < LINES_COUNT; line++) left[line] = stock[line] as number;
    this.leftEmpty = this.stockEmpty;
    raised.fill(0, 0, count);
    this.spent = 0;
    this.returned = 0;
    let gain = 0;
    let pricedFor = -1;
    while (gain < wanted) {
      if (this.leftEmpty !== pricedFor || !start.prospects.mustDiffer) {
        pricedFor = this.leftEmpty;
        this.findPrices(start, turn);
      }
      const purse = cattle - this.spent;
      let pick = -1;
      let cheapest = Infinity;
      for (let i = 0; i < count; i++) {
        if ((values[i] as number) >= cheapest || (prices[i] as number) > purse) continue;
        cheapest = values[i] as number;
        pick = i;
      }
      if (pick === -1) break;
      const level = levels[pick] as number;
      this.take(start, pick, level, turn);
      raised[pick] = 1;
      values[pick] = Infinity;
      levels[pick] = level + 1;
      if (level + 1 > this.highest) this.highest = level + 1;
      gain += (MONUMENT_VP[level + 1] ?? 0) - (MONUMENT_VP[level] ?? 0);
    }
    return gain;
  }

  /** Finds the prices of all raises that are left in this turn. */
  private findPrices({ prospects }: RaceStart, turn: number): void {
    const { levels, raised, prices, values, count, source } = this;
    const hasHope = turn >= this.weights.hopeFrom;
    for (let i = 0; i < count; i++) {
      const level = levels[i] as number;
      if (raised[i] === 1 || level === TOP_LEVEL) {
        values[i] = Infinity;
        continue;
      }
      const price = this.priceOf(source[i] as number, level, hasHope, prospects.mustDiffer);
      prices[i] = price;
      values[i] = price / level - level * 0.25;
    }
  }

  private priceOf(source: number, level: number, hasHope: boolean, mustDiffer: boolean): number {
    const { left, order, cost } = this;
    const first = source * LINES_COUNT;
    let goods = 0;
    let total = 0;
    for (let rank = first; rank < first + LINES_COUNT && goods < level; rank++) {
      const line = order[rank] as number;
      const each = cost[rank] as number;
      if (each >= OUT_OF_REACH) break;
      if (line >= LINES_COUNT) {
        if (!hasHope) continue;
        total += each;
        goods++;
        continue;
      }
      const most = mustDiffer ? 1 : level - goods;
      const taken = Math.min(most, left[line] as number);
      total += taken * each;
      goods += taken;
    }
    return goods < level ? Infinity : total;
  }

  private take(start: RaceStart, monument: number, level: number, turn: number): void {
    const { left, order, cost } = this;
    const { prospects } = start;
    const source = this.source[monument] as number;
    const first = source * LINES_COUNT;
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
      if (left[line] === 0) this.leftEmpty |= 1 << line;
      this.spent += taken * (cost[rank] as number);
      goods += taken;
      const entry = first + line;
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

const digest = new Digest();

/** A number that stands for all that a simulation depends on. */
export function digestOf(start: RaceStart): number {
  const { prospects } = start;
  digest.clear();
  digest.addNumber(prospects.digest);
  digest.addAll(prospects.levels, 0, prospects.monuments);
  digest.add(start.seat + (start.buildsTwo ? 8 : 0) + (start.hasHerd ? 16 : 0));
  digest.add(start.vp);
  digest.add(start.vr);
  digest.addNumber(start.cattle);
  digest.add(start.onCards);
  digest.add(start.highest);
  digest.addNumber(start.income);
  digest.add(start.craftsmen);
  return digest.value;
}
