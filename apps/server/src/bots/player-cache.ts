import type { BotRequestData } from "./bot-request.ts";

interface CachedPlayer {
  readonly player: number;
  readonly table: string;
  /** All that makes it this player and no other. */
  readonly identity: string;
  /** How many steps it was told. */
  readonly seenSteps: number;
}

/** Who to ask, from which step on to tell, and whom the thread need not keep any longer. */
interface PlayerAssignment {
  readonly player: number;
  readonly fromStep: number;
  readonly evicted: readonly number[];
}

/** The players that a thread holds, the one asked last at the end. */
export class PlayerCache {
  readonly #maxSize: number;
  readonly #players = new Map<string, CachedPlayer>();
  #lastPlayer = 0;

  constructor(most: number) {
    this.#maxSize = most;
  }

  get size(): number {
    return this.#players.size;
  }

  has(asked: BotRequestData): boolean {
    return this.#players.has(keyOf(asked));
  }

  /** The player for a question: a new one where there is none, or where what it knows did not happen. */
  assign(asked: BotRequestData): PlayerAssignment {
    const { table, stepCount } = asked;
    const key = keyOf(asked);
    const identity = identityOf(asked);
    const known = this.#players.get(key);
    const isSame = known?.identity === identity && known.seenSteps <= stepCount;
    const player = isSame ? known.player : (this.#lastPlayer += 1);
    const fromStep = isSame ? known.seenSteps : 0;
    this.#players.delete(key);
    this.#players.set(key, { player, table, identity, seenSteps: stepCount });
    const forgotten = known === undefined || isSame ? [] : [known.player];
    return { player, fromStep, evicted: [...forgotten, ...this.#evict()] };
  }

  /** The seat's player, which is not held any longer. */
  remove(asked: BotRequestData): readonly number[] {
    const sitting = this.#players.get(keyOf(asked));
    this.#players.delete(keyOf(asked));
    return sitting === undefined ? [] : [sitting.player];
  }

  /** All players are gone. */
  clear(): void {
    this.#players.clear();
  }

  /** The players of a table, which are not held any longer. */
  removeTable(table: string): readonly number[] {
    const left = [...this.#players].filter(([, sitting]) => sitting.table === table);
    for (const [key] of left) this.#players.delete(key);
    return left.map(([, { player }]) => player);
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
