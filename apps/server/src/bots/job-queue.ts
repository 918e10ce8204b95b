import type { Decision, Question } from "./bot-request.ts";

/** A question on its way to a bot. */
export interface Errand {
  readonly question: Question;
  /** When it was asked, by the machine's clock. */
  readonly since: number;
  readonly resolve: (decision: Decision) => void;
}

/** It is remembered of so many people and addresses who was answered last. */
const REMEMBERED = 1000;

/**
 * Questions that wait for a thread. Addresses take turns, and so do the people at one address, so that nobody's many
 * tables hold up the others; of one person the oldest question comes first.
 */
export class Queue {
  #waiting: readonly Errand[] = [];
  /** When somebody's turn was, counted in turns; the longest ago first. */
  readonly #turns = new Map<string, number>();
  #turn = 0;

  get length(): number {
    return this.#waiting.length;
  }

  add(errand: Errand): void {
    this.#waiting = [...this.#waiting, errand];
  }

  /** Takes out, of those that fit, the oldest of whoever had no turn for the longest time. */
  take(fits: (errand: Errand) => boolean): Errand | undefined {
    const fitting = this.#waiting.filter(fits);
    if (fitting.length === 0) return undefined;
    const found = fitting.reduce((first, errand) =>
      this.#isBefore(errand, first) ? errand : first,
    );
    this.#waiting = this.#waiting.filter((errand) => errand !== found);
    this.#turn++;
    for (const key of [addressOf(found), personOf(found)]) {
      this.#turns.delete(key);
      this.#turns.set(key, this.#turn);
    }
    for (const [key] of this.#turns) {
      if (this.#turns.size <= REMEMBERED) break;
      this.#turns.delete(key);
    }
    return found;
  }

  /** Takes out all that fit. */
  takeAll(fits: (errand: Errand) => boolean = () => true): readonly Errand[] {
    const found = this.#waiting.filter(fits);
    this.#waiting = this.#waiting.filter((errand) => !found.includes(errand));
    return found;
  }

  /** Takes out the newest question of whoever has most of them, where their address has more than this one's. */
  takeExcess(newcomer: Errand): Errand | undefined {
    const most = largest(this.#waiting, addressOf);
    const own = this.#waiting.filter((errand) => addressOf(errand) === addressOf(newcomer));
    const excess = most.length > own.length ? largest(most, personOf).at(-1) : undefined;
    if (excess !== undefined) this.#waiting = this.#waiting.filter((errand) => errand !== excess);
    return excess;
  }

  /** How many share the threads with this question: other addresses, other people at its own, and its person's own. */
  crowd(errand: Errand): number {
    const addresses = new Set(this.#waiting.map(addressOf));
    const neighbours = this.#waiting.filter((each) => addressOf(each) === addressOf(errand));
    const people = new Set(neighbours.map(personOf));
    const own = neighbours.filter((each) => personOf(each) === personOf(errand)).length;
    addresses.delete(addressOf(errand));
    people.delete(personOf(errand));
    return addresses.size + people.size + own;
  }

  #isBefore(one: Errand, other: Errand): boolean {
    const byAddress = this.#turnOf(addressOf(one)) - this.#turnOf(addressOf(other));
    const byPerson = this.#turnOf(personOf(one)) - this.#turnOf(personOf(other));
    return byAddress < 0 || (byAddress === 0 && byPerson < 0);
  }

  #turnOf(key: string): number {
    return this.#turns.get(key) ?? 0;
  }
}

/** The largest group of those that have the same key. */
const largest = (
  errands: readonly Errand[],
  keyOf: (errand: Errand) => string,
): readonly Errand[] =>
  [...Map.groupBy(errands, keyOf).values()].reduce(
    (one, other) => (other.length > one.length ? other : one),
    [],
  );

/** Where the address is not known, a person counts as one. */
const addressOf = ({ question: { opener } }: Errand): string =>
  opener?.source === undefined ? personOf({ question: { opener } }) : `address ${opener.source}`;

const personOf = ({ question: { opener } }: { question: Pick<Question, "opener"> }): string =>
  `person ${opener?.person ?? ""}`;
