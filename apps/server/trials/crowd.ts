import type { Fault } from "./fault.ts";
import type { Reading } from "./follower.ts";
import { TableGroup, type GroupOptions, type Observer, type TableRequest } from "./table-group.ts";
import type { SentCommand } from "./player.ts";

/** Options of a crowd: the servers, and a promise that rejects when a server fails. */
export interface CrowdOptions extends GroupOptions {
  readonly failure: Promise<never>;
}

/** All groups of a trial. */
export class Crowd {
  /** True if somebody lets their time run out. */
  readonly hasIdlePlayer: boolean;
  /** The number of acknowledged commands. */
  acknowledged = 0;
  readonly #options: CrowdOptions;
  readonly #groups: readonly TableGroup[];
  #playing: Promise<unknown> = Promise.resolve();
  #look: () => void = () => {};

  constructor(
    options: CrowdOptions,
    {
      tableRequests,
      seed,
    }: { readonly tableRequests: readonly TableRequest[]; readonly seed: string },
  ) {
    this.#options = options;
    this.hasIdlePlayer = tableRequests.some(({ idlePlayer }) => idlePlayer !== undefined);
    this.#groups = tableRequests.map(
      (request, n) =>
        new TableGroup(options, request, `${seed} ${n}`, (isAcknowledged) => {
          if (isAcknowledged) this.acknowledged += 1;
          this.#look();
        }),
    );
  }

  /** Starts all groups; resolves when all games have started. */
  async start(): Promise<void> {
    const tables = await Promise.all(this.#groups.map((group) => group.createTable()));
    this.#playing = Promise.all(this.#groups.map((group, n) => group.play(tables[n] ?? "")));
    // A failure rejects waiting promises, or else the end of the trial.
    this.#playing.catch(() => {});
  }

  /** Waits until a condition holds, checking after every message; rejects if a server failed. */
  async until(holds: () => boolean): Promise<void> {
    const seen = new Promise<void>((resolve) => {
      this.#look = () => {
        if (holds()) resolve();
      };
      this.#look();
    });
    await Promise.race([seen, this.#playing.then(() => seen), this.#options.failure]);
  }

  /** Stops tables where nobody times out, to free the CPU for the others. */
  stopTablesWithoutTimeouts(): void {
    for (const group of this.#groups) if (!group.hasIdlePlayer) group.stop();
  }

  /** Waits for the last responses, compares the received entries, and disconnects. */
  async end(): Promise<void> {
    for (const group of this.#groups) group.stop();
    await Promise.race([this.#playing, this.#options.failure]);
  }

  get isCaughtUp(): boolean {
    return this.#groups.every((group) => group.isCaughtUp);
  }

  get sent(): readonly SentCommand[] {
    return this.#groups.flatMap(({ sent }) => sent);
  }

  get faults(): readonly Fault[] {
    return this.#groups.flatMap(({ faults }) => faults);
  }

  /** The tables that are being played. */
  get tables(): readonly string[] {
    return this.#groups.map(({ table }) => table).filter((table) => table !== undefined);
  }

  get observers(): readonly Observer[] {
    return this.#groups.flatMap(({ pastObservers }) => pastObservers);
  }

  get readings(): readonly Reading[] {
    return this.#groups.flatMap(({ readings }) => readings);
  }

  get games(): number {
    return this.#groups.reduce((sum, { games }) => sum + games, 0);
  }

  get timeouts(): number {
    return this.#groups.reduce((sum, { timeouts }) => sum + timeouts, 0);
  }
}
