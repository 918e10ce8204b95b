import type { Fault } from "./fault.ts";
import type { Reading } from "./follower.ts";
import { Party, type Habits, type Listening, type Wish } from "./party.ts";
import type { Sent } from "./player.ts";

/** What it takes to have a crowd: where it goes, and what tells that nothing comes any more. */
export interface House extends Habits {
  readonly failure: Promise<never>;
}

/** All parties of a trial. */
export class Crowd {
  /** Does somebody let their time run out? */
  readonly hasSleeper: boolean;
  /** How many answers were good ones. */
  acknowledged = 0;
  readonly #house: House;
  readonly #parties: readonly Party[];
  #playing: Promise<unknown> = Promise.resolve();
  #look: () => void = () => {};

  constructor(
    house: House,
    { wishes, seed }: { readonly wishes: readonly Wish[]; readonly seed: string },
  ) {
    this.#house = house;
    this.hasSleeper = wishes.some(({ sleeper }) => sleeper !== undefined);
    this.#parties = wishes.map(
      (wish, n) =>
        new Party(house, wish, `${seed} ${n}`, (isAcknowledged) => {
          if (isAcknowledged) this.acknowledged += 1;
          this.#look();
        }),
    );
  }

  /** Everybody sits down and plays; resolves when all have begun. */
  async begin(): Promise<void> {
    const tables = await Promise.all(this.#parties.map((party) => party.open()));
    this.#playing = Promise.all(this.#parties.map((party, n) => party.play(tables[n] ?? "")));
    // Whoever waits for something is told; whoever does not is told at the end.
    this.#playing.catch(() => {});
  }

  /** Waits until something holds, looking whenever something is heard; rejects where that cannot be any more. */
  async until(holds: () => boolean): Promise<void> {
    const seen = new Promise<void>((resolve) => {
      this.#look = () => {
        if (holds()) resolve();
      };
      this.#look();
    });
    await Promise.race([seen, this.#playing.then(() => seen), this.#house.failure]);
  }

  /** Stops the tables where nobody lets their time run out, to free the CPU for the others. */
  stopTablesWithoutSleeper(): void {
    for (const party of this.#parties) if (!party.hasSleeper) party.stop();
  }

  /** Everybody waits for the last answers, compares what they heard, and goes home. */
  async end(): Promise<void> {
    for (const party of this.#parties) party.stop();
    await Promise.race([this.#playing, this.#house.failure]);
  }

  get isCaughtUp(): boolean {
    return this.#parties.every((party) => party.isCaughtUp);
  }

  get sent(): readonly Sent[] {
    return this.#parties.flatMap(({ sent }) => sent);
  }

  get faults(): readonly Fault[] {
    return this.#parties.flatMap(({ faults }) => faults);
  }

  /** Where people are just now. */
  get tables(): readonly string[] {
    return this.#parties.map(({ table }) => table).filter((table) => table !== undefined);
  }

  get witnesses(): readonly Listening[] {
    return this.#parties.flatMap(({ witnesses }) => witnesses);
  }

  get readings(): readonly Reading[] {
    return this.#parties.flatMap(({ readings }) => readings);
  }

  get games(): number {
    return this.#parties.reduce((sum, { games }) => sum + games, 0);
  }

  get timeouts(): number {
    return this.#parties.reduce((sum, { timeouts }) => sum + timeouts, 0);
  }
}
