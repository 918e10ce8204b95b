import type { Game } from "@sofala/engine";
import { zimbabwe, type Move, type Zimbabwe } from "@sofala/zimbabwe";
import { timelineOf } from "../local/moments.ts";
import { LocalTable, type Surroundings } from "../local/local-table.ts";
import { Conflict, Gone, type Shelf } from "../store/game-store.ts";
import type { Player, StoredGame } from "../store/stored-game.ts";

export const PERSON: Player = { kind: "person", name: "Ann" };
export const BOT: Player = { kind: "bot", name: "Steward", level: "steady" };

const game = (players: readonly Player[]): StoredGame<Zimbabwe> => ({
  id: "game",
  game: "zimbabwe",
  rules: 1,
  mode: "play",
  players,
  options: {},
  seed: "local table",
  log: [],
  created: 0,
  changed: 0,
  revision: 0,
});

export interface MemoryShelf extends Shelf {
  readonly kept: Map<string, StoredGame>;
  fails: boolean;
  /** Deletes a game, as another window would. */
  remove(id: string): void;
}

/** A shelf in memory that two tables can share. */
export function memory(): MemoryShelf {
  const kept = new Map<string, StoredGame>();
  const deleted = new Set<string>();
  const listeners = new Set<(id: string) => void>();
  return {
    kept,
    fails: false,
    async keep(stored, since) {
      if (deleted.has(stored.id)) throw new Gone();
      await this.bringBack(stored, since);
    },
    async bringBack(stored, since) {
      if (this.fails) throw new Error("full");
      if ((kept.get(stored.id)?.revision ?? -1) > since) throw new Conflict();
      kept.set(stored.id, structuredClone(stored));
      deleted.delete(stored.id);
      for (const tell of listeners) tell(stored.id);
    },
    remove(id) {
      kept.delete(id);
      deleted.add(id);
      for (const tell of listeners) tell(id);
    },
    read: async (id) => structuredClone(kept.get(id)),
    onChangeElsewhere(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

/** Plays the first legal move, at once. */
export const first = (view: Zimbabwe["view"], seat: number): Move => {
  const [move] = zimbabwe.legalMoves(zimbabwe.sample(view, undefined as never), seat);
  if (move === undefined) throw new Error("no move");
  return move;
};

export function sitDown(
  players: readonly Player[],
  changes: Partial<Surroundings<Zimbabwe>> = {},
  stored = game(players),
  rules: Game<Zimbabwe> = zimbabwe,
): LocalTable<Zimbabwe> {
  const timeline = timelineOf(rules, stored);
  if (!timeline.ok) throw new Error(timeline.error.reason);
  return new LocalTable(rules, stored, timeline.value, {
    shelf: memory(),
    decide: async ({ view, seat }) => first(view, seat),
    pause: async () => undefined,
    now: () => 7,
    ...changes,
  });
}

/** Lets everything happen that needs no person. */
export async function settle(): Promise<void> {
  for (let n = 0; n < 200; n++) await Promise.resolve();
}

/** A shelf that tells nobody of changes, as where two windows move at the same time. */
export const silent = (shelf: Shelf): Shelf => ({
  keep: (stored, since) => shelf.keep(stored, since),
  bringBack: (stored, since) => shelf.bringBack(stored, since),
  read: (id) => shelf.read(id),
  onChangeElsewhere: () => () => undefined,
});

/** Makes the first legal move of the seat to act. */
export const playFirst = (table: LocalTable<Zimbabwe>) =>
  table.play(first(table.now.value.view, table.now.value.toAct[0] ?? 0));
