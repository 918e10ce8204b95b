import type { Seat } from "@sofala/engine";
import type { Goods, SeenEvent } from "@sofala/mediterranean";

/** An own offer that waits for its answer. */
export interface Pending {
  readonly offer: number;
  readonly key: string;
  readonly partner: Seat;
  /** What he would get, and what he would give. */
  readonly gets: Goods;
  readonly gives: Goods;
  /** Points asked for, less those offered. */
  readonly vp: number;
  /** How likely a yes was thought. */
  readonly chance: number;
  /** The step of a market in rounds. */
  readonly step: number;
  /** Times it was looked at since. */
  looks: number;
}

/** How fast an answer changes what is thought of a partner, and how much of it is left a turn later. */
const LESSON = 0.25;
const MEMORY = 0.7;
/** The same for what he thinks of a type of card in this market. */
const TASTE = 0.4;

/** What was offered in a market and what came of it; and how hard others bargain, for the whole game. */
export class Ledger {
  readonly #seat: Seat;
  readonly #pending = new Map<number, Pending>();
  /** The least that was refused, by bargain. */
  readonly #refused = new Map<string, number>();
  readonly #made = new Map<Seat, number>();
  readonly #hardness = new Map<Seat, number>();
  /** How much less a seat likes to get or to give a type than was expected. */
  readonly #tastes = new Map<string, number>();
  /** The offer that is being made, until it has its number. */
  #next: Omit<Pending, "offer" | "looks"> | undefined;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  see(events: readonly SeenEvent[]): void {
    for (const event of events) this.#hear(event);
  }

  #hear(event: SeenEvent): void {
    const { kind } = event;
    if (kind === "turn-began") this.#fade();
    else if (kind === "phase-began") this.#clear();
    else if (kind === "offer-made") this.#hearMade(event.seat, event.offer);
    else if (kind === "offer-declined") this.refuse(event.offer);
    else if (kind === "deal-made") this.#hearDeal(event.offer);
    else if (kind === "offer-withdrawn" || kind === "offer-died") this.#pending.delete(event.offer);
  }

  #fade(): void {
    for (const [seat, hardness] of this.#hardness) this.#hardness.set(seat, hardness * MEMORY);
  }

  #clear(): void {
    this.#pending.clear();
    this.#refused.clear();
    this.#made.clear();
    this.#tastes.clear();
  }

  #hearMade(seat: Seat, offer: number): void {
    this.#made.set(seat, this.madeBy(seat) + 1);
    if (seat === this.#seat && this.#next !== undefined)
      this.#pending.set(offer, { ...this.#next, offer, looks: 0 });
  }

  /** The next offer will be this one. */
  note(offer: Omit<Pending, "offer" | "looks">): void {
    this.#next = offer;
  }

  /** The market is looked at once more. */
  look(): void {
    for (const pending of this.#pending.values()) pending.looks += 1;
  }

  /** The own offer of a bargain that waits for its answer. */
  pendingOf(key: string): Pending | undefined {
    return [...this.#pending.values()].find((pending) => pending.key === key);
  }

  /** Those that wait, the oldest first. */
  get pending(): readonly Pending[] {
    return [...this.#pending.values()];
  }

  /** It was declined, or nobody took it up. */
  refuse(offer: number): void {
    const pending = this.#pending.get(offer);
    if (pending === undefined) return;
    this.rule(pending.key, pending.vp);
    this.#learn(pending, pending.chance);
  }

  /** A bargain is not to be thought of at this price, or a higher one. */
  rule(key: string, vp: number): void {
    this.#refused.set(key, Math.min(vp, this.#refused.get(key) ?? Infinity));
  }

  #hearDeal(offer: number): void {
    const pending = this.#pending.get(offer);
    if (pending !== undefined) this.#learn(pending, pending.chance - 1);
  }

  /** An answer that was less likely teaches more. */
  #learn({ offer, partner, gets, gives }: Pending, surprise: number): void {
    this.#pending.delete(offer);
    this.#hardness.set(partner, (this.#hardness.get(partner) ?? 0) + LESSON * surprise);
    for (const taste of tastesOf(partner, gets, gives))
      this.#tastes.set(taste, (this.#tastes.get(taste) ?? 0) + TASTE * surprise);
  }

  /** Offers that a seat made in this market. */
  madeBy(seat: Seat): number {
    return this.#made.get(seat) ?? 0;
  }

  /** Own offers of this market. */
  get made(): number {
    return this.madeBy(this.#seat);
  }

  /** What a partner asks for in a swap beyond what was expected of him. */
  hardness(partner: Seat, gets: Goods, gives: Goods): number {
    let hardness = this.#hardness.get(partner) ?? 0;
    for (const taste of tastesOf(partner, gets, gives)) hardness += this.#tastes.get(taste) ?? 0;
    return hardness;
  }

  /** The price at which a bargain was refused; only less can be asked. */
  refusedAt(key: string): number {
    return this.#refused.get(key) ?? Infinity;
  }
}

const tastesOf = (partner: Seat, gets: Goods, gives: Goods): readonly string[] => [
  ...Object.keys(gets).map((good) => `${partner} gets ${good}`),
  ...Object.keys(gives).map((good) => `${partner} gives ${good}`),
];
