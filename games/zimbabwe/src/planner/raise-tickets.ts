import type { Seat } from "@sofala/engine";
import { TOP_LEVEL } from "../data/cards.ts";
import { listRaisable, type Purchase } from "../culture/raise-monument.ts";
import { LINES } from "../indices.ts";
import { ones } from "../map/cell-set.ts";
import { CELLS, type Cell } from "../map/cells.ts";
import type { HubNet } from "../map/hubs.ts";
import { CRAFTSMEN_PLACED, type State } from "../memory.ts";
import { hubNet, rangeNow } from "../pieces.ts";
import { Basket } from "./basket.ts";
import { goodsMustDiffer } from "../culture/goods.ts";
import { Market } from "./market.ts";

const LINE_COUNT = LINES.length;
/** By level: the sets of so many lines, as bits. */
const LINE_SETS = Array.from({ length: LINE_COUNT + 1 }, (_, level) =>
  Array.from({ length: 1 << LINE_COUNT }, (_unused, lines) => lines).filter(
    (lines) => ones(lines) === level,
  ),
);

/**
 * Raises to draw from without counting them: one ticket for every choice of goods that the bare
 * prices allow. Each legal raise is on exactly one ticket; others turn out to be blanks.
 */
export class RaiseTickets {
  count = 0;
  private readonly market = new Market();
  private readonly basket = new Basket(this.market);
  private budget = 0;
  private mayRepeat = false;
  private readonly cells = new Int32Array(CELLS);
  private readonly levels = new Int32Array(CELLS);
  /** Per level and line: how many makers are cheap enough; per level: the choices they leave. */
  private readonly cheap = new Int32Array((TOP_LEVEL + 1) * LINE_COUNT);
  private readonly choices = new Int32Array(TOP_LEVEL + 1);
  /** By number of goods, the ways to choose them from the lines looked at so far. */
  private readonly ways = Int32Array.of(1, 0, 0, 0, 0);
  at: Cell = -1;

  load(state: State, seat: Seat, budget: number): void {
    this.count = 0;
    this.budget = budget;
    this.mayRepeat = !goodsMustDiffer(state, seat);
    if (budget < 1 || state.get(CRAFTSMEN_PLACED) === 0) return;
    const monuments = listRaisable(state, seat, budget, this.cells, this.levels);
    if (monuments === 0) return;
    this.enter(state, seat);
    for (let i = 0; i < monuments; i++) {
      const level = this.levels[i] as number;
      if ((this.choices[level] as number) === -1) this.countChoices(level);
      this.count += this.choices[level] as number;
    }
  }

  private enter(state: State, seat: Seat): void {
    this.market.load(state, seat, rangeNow(state));
    this.market.listPrices(state);
    for (let level = 1; level < TOP_LEVEL; level++) this.choices[level] = -1;
  }

  private countChoices(level: number): void {
    const first = level * LINE_COUNT;
    const most = this.mostFor(level);
    let makers = 0;
    for (let line = 0; line < LINE_COUNT; line++) {
      const cheap = this.market.countMakers(line, most);
      this.cheap[first + line] = cheap;
      makers += cheap;
    }
    if (this.mayRepeat) {
      this.choices[level] = makers === 0 ? 0 : waysToChoose(makers + level - 1, level);
      return;
    }
    this.choices[level] = this.choicesOfLines(level, first);
  }

  /** The choices of so many makers from different lines. */
  private choicesOfLines(level: number, first: number): number {
    const { ways } = this;
    for (let goods = 1; goods <= level; goods++) ways[goods] = 0;
    for (let line = 0; line < LINE_COUNT; line++) {
      const cheap = this.cheap[first + line] as number;
      if (cheap === 0) continue;
      for (let goods = level; goods > 0; goods--) {
        ways[goods] = (ways[goods] as number) + (ways[goods - 1] as number) * cheap;
      }
    }
    return ways[level] as number;
  }

  /** What one good may cost, even if every other good cost 1. */
  private mostFor(level: number): number {
    return this.budget - (level - 1);
  }

  /** The choices of makers from exactly these lines. */
  private choicesOf(lines: number, first: number): number {
    let choices = 1;
    for (let line = 0; line < LINE_COUNT; line++) {
      if (((lines >>> line) & 1) === 1) choices *= this.cheap[first + line] as number;
    }
    return choices;
  }

  /** Looks at a ticket: true if it is a legal raise, whose monument and purchases can then be asked for. */
  draw(state: State, ticket: number): boolean {
    const level = this.read(ticket);
    const { market, basket } = this;
    let left = this.budget;
    for (let i = 0; i < level; i++) left -= market.cost[basket.chosen[i] as number] as number;
    if (left < 0) return false;
    // Resources are found faster than ways.
    if (!basket.findResources(state)) return false;
    const net = hubNet(state, rangeNow(state));
    if (this.mayRepeat && market.hasExchange && !this.isBestPairing(net)) return false;
    for (let i = 0; i < level; i++) {
      const maker = basket.chosen[i] as number;
      const deliverer = market.deliverer[maker] as number;
      const supplier = market.supplier[maker] as number;
      const hubs = market.hubsFrom(net, this.at, deliverer, left);
      if (hubs === -1) return false;
      left -= hubs;
      if (supplier === -1) continue;
      const more = market.hubsBetween(net, deliverer, supplier, left);
      if (more === -1) return false;
      left -= more;
    }
    return true;
  }

  /**
   * Tsui-Goab: two goods of one line could exchange their primaries. Of all pairings of the same
   * craftsmen one stands for all: with the fewest hubs, and among equals the first in order.
   */
  private isBestPairing(net: HubNet): boolean {
    const { market, basket } = this;
    if (!this.hasExchange()) return true;
    const pairs = Array.from(basket.chosen.subarray(0, basket.goods)).filter(
      (maker) => market.supplier[maker] !== -1,
    );
    const cost = (makers: readonly number[]) =>
      makers.reduce((sum, maker) => {
        const [i, j] = [market.deliverer[maker] as number, market.supplier[maker] as number];
        const hubs = market.hubsBetween(net, i, j);
        return hubs === -1 ? Infinity : sum + hubs;
      }, 0);
    const own = cost(pairs);
    return pairings(market, pairs).every((other) => {
      const difference = cost(other) - own;
      return difference > 0 || (difference === 0 && comesFirst(pairs, other));
    });
  }

  /** Could two of the goods exchange their primaries? */
  private hasExchange(): boolean {
    const { market, basket } = this;
    for (let i = 1; i < basket.goods; i++) {
      const a = basket.chosen[i] as number;
      for (let j = 0; j < i; j++) {
        const b = basket.chosen[j] as number;
        if (market.line[a] !== market.line[b] || market.supplier[a] === market.supplier[b])
          continue;
        if (market.deliverer[a] !== market.deliverer[b]) return true;
      }
    }
    return false;
  }

  /** Puts the makers of a ticket into the basket; returns how many. */
  private read(ticket: number): number {
    let left = ticket;
    let monument = 0;
    let level = this.levels[0] as number;
    while (left >= (this.choices[level] as number)) {
      left -= this.choices[level] as number;
      level = this.levels[++monument] as number;
    }
    this.at = this.cells[monument] as number;
    this.basket.goods = level;
    if (this.mayRepeat) this.readRepeats(level, left);
    else this.readLines(level, left);
    return level;
  }

  private readLines(level: number, number: number): void {
    const { market, basket, cheap } = this;
    const first = level * LINE_COUNT;
    const most = this.mostFor(level);
    let left = number;
    let lines = 0;
    for (lines of LINE_SETS[level] ?? []) {
      const choices = this.choicesOf(lines, first);
      if (left < choices) break;
      left -= choices;
    }
    let good = 0;
    for (let line = 0; line < LINE_COUNT; line++) {
      if (((lines >>> line) & 1) === 0) continue;
      const count = cheap[first + line] as number;
      const n = left % count;
      basket.chosen[good++] = market.makerNumber(n, market.firstMaker[line] as number, most);
      left = (left - n) / count;
    }
  }

  /** The multiset of that number: in the combinatorial number system, made to repeat. */
  private readRepeats(level: number, number: number): void {
    const most = this.mostFor(level);
    let left = number;
    for (let good = level; good > 0; good--) {
      let place = good - 1;
      while (waysToChoose(place + 1, good) <= left) place++;
      left -= waysToChoose(place, good);
      this.basket.chosen[good - 1] = this.market.makerNumber(place - (good - 1), 0, most);
    }
  }

  /** What the ticket just drawn buys. */
  purchases(state: State): readonly Purchase[] {
    return this.basket.purchases(hubNet(state, rangeNow(state)), this.at);
  }
}

/** All pairings of the deliverers of these makers with their suppliers, makers in order. */
function pairings(market: Market, makers: readonly number[]): readonly (readonly number[])[] {
  const [first, ...rest] = makers;
  if (first === undefined) return [[]];
  const found: number[][] = [];
  for (const partner of makers) {
    const [mine, yours] = exchanged(market, first, partner);
    if (mine === -1 || yours === -1) continue;
    const others = first === partner ? rest : rest.toSpliced(rest.indexOf(partner), 1, yours);
    for (const pairing of pairings(market, others)) {
      found.push([mine, ...pairing].sort((a, b) => a - b));
    }
  }
  return found;
}

/** Two makers of one line after they exchanged suppliers; -1 where there is no such maker. */
function exchanged(market: Market, a: number, b: number): readonly [number, number] {
  if (a === b || market.line[a] !== market.line[b]) return a === b ? [a, b] : [-1, -1];
  return [findMaker(market, a, b), findMaker(market, b, a)];
}

/** The maker with the deliverer of one and the supplier of the other. */
function findMaker(market: Market, a: number, b: number): number {
  for (let maker = 0; maker < market.makers; maker++) {
    const isIt =
      market.deliverer[maker] === market.deliverer[a] &&
      market.supplier[maker] === market.supplier[b];
    if (isIt) return maker;
  }
  return -1;
}

const comesFirst = (a: readonly number[], b: readonly number[]): boolean => {
  const place = a.findIndex((maker, index) => maker !== b[index]);
  return place === -1 || (a[place] as number) < (b[place] as number);
};

/** How many sets of `size` there are among `all`. */
function waysToChoose(all: number, size: number): number {
  let ways = 1;
  for (let i = 0; i < size; i++) ways = (ways * (all - i)) / (i + 1);
  return ways;
}
