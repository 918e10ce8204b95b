import type { BotDecision, BotRequest } from "./bot-request.ts";

/** A request that waits for a thread or runs on one. */
export interface Job {
  readonly request: BotRequest;
  /** By `performance.now()`. */
  readonly queuedAt: number;
  readonly resolve: (decision: BotDecision) => void;
}

/** The number of people and addresses whose last turn is remembered. */
const MAX_REMEMBERED_TURNS = 1000;

/**
 * Jobs that wait for a thread. Addresses take turns, and so do the people at one address, so that one person with many
 * tables does not delay the others; a person's oldest job comes first.
 */
export class JobQueue {
  #waiting: readonly Job[] = [];
  /** The number of the last turn of each address and person, oldest first. */
  readonly #lastTurns = new Map<string, number>();
  #turnCount = 0;

  get length(): number {
    return this.#waiting.length;
  }

  add(job: Job): void {
    this.#waiting = [...this.#waiting, job];
  }

  /** Removes and returns the oldest fitting job of the address, and the person there, whose last turn was longest ago. */
  take(fits: (job: Job) => boolean): Job | undefined {
    const fitting = this.#waiting.filter(fits);
    if (fitting.length === 0) return undefined;
    const found = fitting.reduce((first, job) => (this.#isBefore(job, first) ? job : first));
    this.#waiting = this.#waiting.filter((job) => job !== found);
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

  /** Removes and returns all jobs that fit. */
  takeAll(fits: (job: Job) => boolean = () => true): readonly Job[] {
    const found = this.#waiting.filter(fits);
    this.#waiting = this.#waiting.filter((job) => !found.includes(job));
    return found;
  }

  /**
   * Removes and returns the newest job of the busiest person at the busiest address, if that address has more jobs than
   * the address of the new job.
   */
  takeExcess(newJob: Job): Job | undefined {
    const busiest = largestGroup(this.#waiting, addressKey);
    const own = this.#waiting.filter((job) => addressKey(job) === addressKey(newJob));
    const excess =
      busiest.length > own.length ? largestGroup(busiest, personKey).at(-1) : undefined;
    if (excess !== undefined) this.#waiting = this.#waiting.filter((job) => job !== excess);
    return excess;
  }

  /** How many compete with this job: other addresses, other people at its address, and its owner's jobs. */
  contention(job: Job): number {
    const addresses = new Set(this.#waiting.map(addressKey));
    const neighbours = this.#waiting.filter((each) => addressKey(each) === addressKey(job));
    const people = new Set(neighbours.map(personKey));
    const own = neighbours.filter((each) => personKey(each) === personKey(job)).length;
    addresses.delete(addressKey(job));
    people.delete(personKey(job));
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

const largestGroup = (jobs: readonly Job[], keyOf: (job: Job) => string): readonly Job[] =>
  [...Map.groupBy(jobs, keyOf).values()].reduce(
    (one, other) => (other.length > one.length ? other : one),
    [],
  );

/** A person whose address is unknown counts as an address. */
const addressKey = ({ request: { owner } }: Job): string =>
  owner?.clientAddress === undefined
    ? personKey({ request: { owner } })
    : `address ${owner.clientAddress}`;

const personKey = ({ request: { owner } }: { request: Pick<BotRequest, "owner"> }): string =>
  `person ${owner?.person ?? ""}`;
