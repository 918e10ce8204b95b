import type { Asked } from "./bot-request.ts";

interface Sitting {
  readonly player: number;
  readonly table: string;
  /** All that makes it this player and no other. */
  readonly who: string;
  /** How many steps it was told. */
  readonly told: number;
}

/** Who to ask, from which step on to tell, and whom the thread need not keep any longer. */
interface Place {
  readonly player: number;
  readonly from: number;
  readonly forgotten: readonly number[];
}

/** The players that a thread holds, the one asked last at the end. */
export class Sittings {
  readonly #most: number;
  readonly #sittings = new Map<string, Sitting>();
  #given = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get count(): number {
    return this.#sittings.size;
  }

  has(asked: Asked): boolean {
    return this.#sittings.has(keyOf(asked));
  }

  /** The player for a question: a new one where there is none, or where what it knows did not happen. */
  take(asked: Asked): Place {
    const { table, steps } = asked;
    const key = keyOf(asked);
    const who = whoIs(asked);
    const known = this.#sittings.get(key);
    const isSame = known?.who === who && known.told <= steps;
    const player = isSame ? known.player : (this.#given += 1);
    const from = isSame ? known.told : 0;
    this.#sittings.delete(key);
    this.#sittings.set(key, { player, table, who, told: steps });
    const forgotten = known === undefined || isSame ? [] : [known.player];
    return { player, from, forgotten: [...forgotten, ...this.#shrink()] };
  }

  /** The seat's player, which is not held any longer. */
  drop(asked: Asked): readonly number[] {
    const sitting = this.#sittings.get(keyOf(asked));
    this.#sittings.delete(keyOf(asked));
    return sitting === undefined ? [] : [sitting.player];
  }

  /** All players are gone. */
  clear(): void {
    this.#sittings.clear();
  }

  /** The players of a table, which are not held any longer. */
  leave(table: string): readonly number[] {
    const left = [...this.#sittings].filter(([, sitting]) => sitting.table === table);
    for (const [key] of left) this.#sittings.delete(key);
    return left.map(([, { player }]) => player);
  }

  #shrink(): readonly number[] {
    const count = Math.max(0, this.#sittings.size - this.#most);
    const oldest = [...this.#sittings].slice(0, count);
    for (const [key] of oldest) this.#sittings.delete(key);
    return oldest.map(([, { player }]) => player);
  }
}

const keyOf = ({ table, seat }: Asked): string => `${table} ${seat}`;

const whoIs = ({ game, rules, level, seed, era }: Asked): string =>
  JSON.stringify([game, rules, level, seed, era]);
