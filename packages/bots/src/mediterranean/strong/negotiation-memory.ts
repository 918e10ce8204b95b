import type { Seat } from "@sofala/engine";
import type { Goods, SeenEvent } from "@sofala/mediterranean";

/** An own offer that waits for its answer. */
export interface PendingOffer {
  readonly offer: number;
  readonly key: string;
  readonly partner: Seat;
  /** What the partner would get, and what it would give. */
  readonly gets: Goods;
  readonly gives: Goods;
  /** Points asked for, less those offered. */
  readonly vp: number;
  /** The first estimate of the probability of acceptance, from which the memory learns. */
  readonly estimate: number;
  /** The step of a market in rounds. */
  readonly step: number;
  /** How often the market was looked at since. */
  lookCount: number;
}

/** What a partner did with own offers. */
export interface Answers {
  readonly deals: number;
  /** Offers that it declined, or that were withdrawn from it. */
  readonly refusals: number;
}

const NO_ANSWERS: Answers = { deals: 0, refusals: 0 };

/** How fast an answer changes the model of a partner, and how much of that is left a turn later. */
const LEARNING_RATE = 0.25;
const TURN_RETENTION = 0.7;
/** The same for the partner's liking of a type of card in this market. */
const GOOD_LEARNING_RATE = 0.4;

/** The offers of a market and their results; and, for the whole game, how hard others bargain. */
export class NegotiationMemory {
  readonly #seat: Seat;
  readonly #pending = new Map<number, PendingOffer>();
  /** The lowest price that was declined, by bargain. */
  readonly #refused = new Map<string, number>();
  readonly #made = new Map<Seat, number>();
  readonly #demands = new Map<Seat, number>();
  /** How much less than expected a seat likes to get or to give a type. */
  readonly #goodPreferences = new Map<string, number>();
  /** The partners of own offers of this market, by number; and their answers, in this market and in the game. */
  readonly #addressees = new Map<number, Seat>();
  readonly #marketAnswers = new Map<Seat, Answers>();
  readonly #gameAnswers = new Map<Seat, Answers>();
  /** The offer that is being made, until it has its number. */
  #next: Omit<PendingOffer, "offer" | "lookCount"> | undefined;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  observe(events: readonly SeenEvent[]): void {
    for (const event of events) this.#observeEvent(event);
  }

  #observeEvent(event: SeenEvent): void {
    const { kind } = event;
    if (kind === "turn-began") this.#decay();
    else if (kind === "phase-began") this.#clear();
    else if (kind === "offer-made") this.#observeOffer(event);
    else if (kind === "offer-declined") {
      this.recordRefusal(event.offer);
      this.#countAnswer(event.offer, { deals: 0, refusals: 1 });
    } else if (kind === "deal-made") {
      this.#observeDeal(event.offer);
      this.#countAnswer(event.offer, { deals: 1, refusals: 0 });
    } else if (kind === "offer-withdrawn" || kind === "offer-died") {
      this.#pending.delete(event.offer);
      if (kind === "offer-withdrawn") this.#countAnswer(event.offer, { deals: 0, refusals: 1 });
    }
  }

  /** Counts the answer to an own offer, once. */
  #countAnswer(offer: number, answer: Answers): void {
    const partner = this.#addressees.get(offer);
    if (partner === undefined) return;
    this.#addressees.delete(offer);
    for (const counted of [this.#marketAnswers, this.#gameAnswers]) {
      const { deals, refusals } = counted.get(partner) ?? NO_ANSWERS;
      counted.set(partner, { deals: deals + answer.deals, refusals: refusals + answer.refusals });
    }
  }

  #decay(): void {
    for (const [seat, hardness] of this.#demands)
      this.#demands.set(seat, hardness * TURN_RETENTION);
  }

  #clear(): void {
    this.#pending.clear();
    this.#refused.clear();
    this.#made.clear();
    this.#goodPreferences.clear();
    this.#addressees.clear();
    this.#marketAnswers.clear();
  }

  #observeOffer({ seat, offer, to }: Extract<SeenEvent, { readonly kind: "offer-made" }>): void {
    this.#made.set(seat, this.madeBy(seat) + 1);
    if (seat !== this.#seat) return;
    const [partner] = to === "all" ? [] : to;
    if (partner !== undefined) this.#addressees.set(offer, partner);
    if (this.#next !== undefined) this.#pending.set(offer, { ...this.#next, offer, lookCount: 0 });
  }

  /** Announces the next own offer. */
  expectOffer(offer: Omit<PendingOffer, "offer" | "lookCount">): void {
    this.#next = offer;
  }

  /** Counts one more look at the market. */
  countLook(): void {
    for (const pending of this.#pending.values()) pending.lookCount += 1;
  }

  /** The pending own offer of a bargain. */
  pendingOfferFor(key: string): PendingOffer | undefined {
    return [...this.#pending.values()].find((pending) => pending.key === key);
  }

  /** The pending offers, the oldest first. */
  get pending(): readonly PendingOffer[] {
    return [...this.#pending.values()];
  }

  /** Records that an offer was declined or ignored. */
  recordRefusal(offer: number): void {
    const pending = this.#pending.get(offer);
    if (pending === undefined) return;
    this.excludePrice(pending.key, pending.vp);
    this.#learn(pending, pending.estimate);
  }

  /** Excludes a bargain at this price or a higher one. */
  excludePrice(key: string, vp: number): void {
    this.#refused.set(key, Math.min(vp, this.#refused.get(key) ?? Infinity));
  }

  #observeDeal(offer: number): void {
    const pending = this.#pending.get(offer);
    if (pending !== undefined) this.#learn(pending, pending.estimate - 1);
  }

  /** An answer that was less likely changes the model more. */
  #learn({ offer, partner, gets, gives }: PendingOffer, surprise: number): void {
    this.#pending.delete(offer);
    this.#demands.set(partner, (this.#demands.get(partner) ?? 0) + LEARNING_RATE * surprise);
    for (const tasteKey of preferenceKeys(partner, gets, gives))
      this.#goodPreferences.set(
        tasteKey,
        (this.#goodPreferences.get(tasteKey) ?? 0) + GOOD_LEARNING_RATE * surprise,
      );
  }

  /** What a partner did with the offers of this market. */
  answersInMarket(partner: Seat): Answers {
    return this.#marketAnswers.get(partner) ?? NO_ANSWERS;
  }

  /** What a partner did with the offers of the game. */
  answersInGame(partner: Seat): Answers {
    return this.#gameAnswers.get(partner) ?? NO_ANSWERS;
  }

  /** Offers that a seat made in this market. */
  madeBy(seat: Seat): number {
    return this.#made.get(seat) ?? 0;
  }

  /** Own offers of this market. */
  get made(): number {
    return this.madeBy(this.#seat);
  }

  /** The gain that a partner requires in a swap beyond what was expected. */
  demandOf(partner: Seat, gets: Goods, gives: Goods): number {
    let hardness = this.#demands.get(partner) ?? 0;
    for (const tasteKey of preferenceKeys(partner, gets, gives))
      hardness += this.#goodPreferences.get(tasteKey) ?? 0;
    return hardness;
  }

  /** The price at which a bargain was declined; only a lower one can be offered. */
  refusedAt(key: string): number {
    return this.#refused.get(key) ?? Infinity;
  }
}

const preferenceKeys = (partner: Seat, gets: Goods, gives: Goods): readonly string[] => [
  ...Object.keys(gets).map((good) => `${partner} gets ${good}`),
  ...Object.keys(gives).map((good) => `${partner} gives ${good}`),
];
