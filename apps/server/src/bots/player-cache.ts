import type { BotRequestData } from "./bot-request.ts";

interface CachedPlayer {
  readonly player: number;
  readonly table: string;
  /** Changes when the player can no longer be used for the seat. */
  readonly identity: string;
  readonly seenSteps: number;
}

/** The player to ask, the first step that it has not seen, and the players that the thread can drop. */
interface PlayerAssignment {
  readonly player: number;
  readonly fromStep: number;
  readonly evicted: readonly number[];
}

/** Tracks which players a thread has in memory, least recently used first. */
export class PlayerCache {
  readonly #maxSize: number;
  readonly #players = new Map<string, CachedPlayer>();
  #lastPlayer = 0;

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  get size(): number {
    return this.#players.size;
  }

  has(request: BotRequestData): boolean {
    return this.#players.has(keyOf(request));
  }

  /** The player for a request: a new one if there is none, or if it saw steps that were undone. */
  assign(request: BotRequestData): PlayerAssignment {
    const { table, stepCount } = request;
    const key = keyOf(request);
    const identity = identityOf(request);
    const known = this.#players.get(key);
    const isSame = known?.identity === identity && known.seenSteps <= stepCount;
    const player = isSame ? known.player : (this.#lastPlayer += 1);
    const fromStep = isSame ? known.seenSteps : 0;
    this.#players.delete(key);
    this.#players.set(key, { player, table, identity, seenSteps: stepCount });
    const replaced = known === undefined || isSame ? [] : [known.player];
    return { player, fromStep, evicted: [...replaced, ...this.#evict()] };
  }

  /** Removes the seat's player; returns its number, if there is one. */
  remove(request: BotRequestData): readonly number[] {
    const cached = this.#players.get(keyOf(request));
    this.#players.delete(keyOf(request));
    return cached === undefined ? [] : [cached.player];
  }

  clear(): void {
    this.#players.clear();
  }

  /** Removes the players of a table; returns their numbers. */
  removeTable(table: string): readonly number[] {
    const removed = [...this.#players].filter(([, cached]) => cached.table === table);
    for (const [key] of removed) this.#players.delete(key);
    return removed.map(([, { player }]) => player);
  }

  #evict(): readonly number[] {
    const count = Math.max(0, this.#players.size - this.#maxSize);
    const oldest = [...this.#players].slice(0, count);
    for (const [key] of oldest) this.#players.delete(key);
    return oldest.map(([, { player }]) => player);
  }
}

const keyOf = ({ table, seat }: BotRequestData): string => `${table} ${seat}`;

const identityOf = ({ game, rulesVersion, level, seed, generation }: BotRequestData): string =>
  JSON.stringify([game, rulesVersion, level, seed, generation]);
