import type { BotDecision, BotRequest } from "./bot-request.ts";

/** A question on its way to a bot. */
export interface Job {
  readonly request: BotRequest;
  /** When it was asked, by the machine's clock. */
  readonly queuedAt: number;
  readonly resolve: (decision: BotDecision) => void;
}

/** It is remembered of so many people and addresses who was answered last. */
const MAX_REMEMBERED_TURNS = 1000;

/**
 * Questions that wait for a thread. Addresses take turns, and so do the people at one address, so that nobody's many
 * tables hold up the others; of one person the oldest question comes first.
 */
export class JobQueue {
  #waiting: readonly Job[] = [];
  /** When somebody's turn was, counted in turns; the longest ago first. */
  readonly #lastTurns = new Map<string, number>();
  #turnCount = 0;

  get length(): number {
    return this.#waiting.length;
  }

  add(errand: Job): void {
    this.#waiting = [...this.#waiting, errand];
  }

  /** Takes out, of those that fit, the oldest of whoever had no turn for the longest time. */
  take(fits: (errand: Job) => boolean): Job | undefined {
    const fitting = this.#waiting.filter(fits);
    if (fitting.length === 0) return undefined;
    const found = fitting.reduce((first, errand) =>
      this.#isBefore(errand, first) ? errand : first,
    );
    this.#waiting = this.#waiting.filter((errand) => errand !== found);
    this.#turnCount++;
    for (const key of [addressKey(found), personKey(found)]) {
      this.#lastTurns.delete(key);
      this.#lastTurns.set(key, this.#turnCount);
    }
    for (const [key] of this.#lastTurns) {
      if (this.#lastTurns.size <= MAX_REMEMBERED_TURNS) break;
      this.#lastTurns.delete(key);
    }
    return found;
  }

  /** Takes out all that fit. */
  takeAll(fits: (errand: Job) => boolean = () => true): readonly Job[] {
    const found = this.#waiting.filter(fits);
    this.#waiting = this.#waiting.filter((errand) => !found.includes(errand));
    return found;
  }

  /** Takes out the newest question of whoever has most of them, where their address has more than this one's. */
  takeExcess(newcomer: Job): Job | undefined {
    const most = largestGroup(this.#waiting, addressKey);
    const own = this.#waiting.filter((errand) => addressKey(errand) === addressKey(newcomer));
    const excess = most.length > own.length ? largestGroup(most, personKey).at(-1) : undefined;
    if (excess !== undefined) this.#waiting = this.#waiting.filter((errand) => errand !== excess);
    return excess;
  }

  /** How many share the threads with this question: other addresses, other people at its own, and its person's own. */
  contention(errand: Job): number {
    const addresses = new Set(this.#waiting.map(addressKey));
    const neighbours = this.#waiting.filter((each) => addressKey(each) === addressKey(errand));
    const people = new Set(neighbours.map(personKey));
    const own = neighbours.filter((each) => personKey(each) === personKey(errand)).length;
    addresses.delete(addressKey(errand));
    people.delete(personKey(errand));
    return addresses.size + people.size + own;
  }

  #isBefore(one: Job, other: Job): boolean {
    const byAddress = this.#lastTurnOf(addressKey(one)) - this.#lastTurnOf(addressKey(other));
    const byPerson = this.#lastTurnOf(personKey(one)) - this.#lastTurnOf(personKey(other));
    return byAddress < 0 || (byAddress === 0 && byPerson < 0);
  }

  #lastTurnOf(key: string): number {
    return this.#lastTurns.get(key) ?? 0;
  }
}

/** The largest group of those that have the same key. */
const largestGroup = (errands: readonly Job[], keyOf: (errand: Job) => string): readonly Job[] =>
  [...Map.groupBy(errands, keyOf).values()].reduce(
    (one, other) => (other.length > one.length ? other : one),
    [],
  );

/** Where the address is not known, a person counts as one. */
const addressKey = ({ request: { owner } }: Job): string =>
  owner?.source === undefined ? personKey({ request: { owner } }) : `address ${owner.source}`;

const personKey = ({ request: { owner } }: { request: Pick<BotRequest, "owner"> }): string =>
  `person ${owner?.person ?? ""}`;
