import type { Game } from "@sofala/engine";
import { zimbabwe, type Move, type Zimbabwe } from "@sofala/zimbabwe";
import { loadStored } from "../local/load-game.ts";
import { LocalTable, type LocalTableDeps } from "../local/local-table.ts";
import { rowOpener } from "../local/open-row.ts";
import { ConflictError, DeletedError, type GameStore } from "../store/game-store.ts";
import type { Player, StoredGame } from "../store/stored-game.ts";

export const PERSON: Player = { kind: "person", name: "Ann" };
export const BOT: Player = { kind: "bot", name: "Steward", level: "steady" };

const storedGame = (players: readonly Player[]): StoredGame<Zimbabwe> => ({
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

export interface MemoryStore extends GameStore {
  readonly games: Map<string, StoredGame>;
  fails: boolean;
  /** Deletes a game, as another window would. */
  remove(id: string): void;
}

/** A store in memory that two tables can share. */
export function memoryStore(): MemoryStore {
  const games = new Map<string, StoredGame>();
  const deleted = new Set<string>();
  const listeners = new Set<(id: string) => void>();
  return {
    games,
    fails: false,
    async save(stored, since) {
      if (deleted.has(stored.id)) throw new DeletedError();
      await this.restore(stored, since);
    },
    async restore(stored, since) {
      if (this.fails) throw new Error("full");
      if ((games.get(stored.id)?.revision ?? -1) > since) throw new ConflictError();
      games.set(stored.id, structuredClone(stored));
      deleted.delete(stored.id);
      for (const notify of listeners) notify(stored.id);
    },
    remove(id) {
      games.delete(id);
      deleted.add(id);
      for (const notify of listeners) notify(id);
    },
    read: async (id) => structuredClone(games.get(id)),
    onChangeInOtherWindow(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

export const firstLegalMove = (view: Zimbabwe["view"], seat: number): Move => {
  const [move] = zimbabwe.legalMoves(zimbabwe.sample(view, undefined as never), seat);
  if (move === undefined) throw new Error("no move");
  return move;
};

export function openLocalTable(
  players: readonly Player[],
  changes: Partial<LocalTableDeps<Zimbabwe>> = {},
  stored = storedGame(players),
  rules: Game<Zimbabwe> = zimbabwe,
): LocalTable<Zimbabwe> {
  const loaded = loadStored(rules, stored);
  if (!loaded.ok) throw new Error(loaded.error.reason);
  return new LocalTable(loaded.value, {
    store: memoryStore(),
    openRow: rowOpener([rules, ...(rules.older ?? [])], async () => rules),
    askBot: async ({ view, seat }) => firstLegalMove(view, seat),
    waitBetweenMoves: async () => undefined,
    now: () => 7,
    ...changes,
  });
}

/** Runs everything that is waiting for resolved promises. */
export async function flushMicrotasks(): Promise<void> {
  for (let n = 0; n < 200; n++) await Promise.resolve();
}

/** A store without change events, as if two windows moved at the same time. */
export const withoutChangeEvents = (store: GameStore): GameStore => ({
  save: (stored, since) => store.save(stored, since),
  restore: (stored, since) => store.restore(stored, since),
  read: (id) => store.read(id),
  onChangeInOtherWindow: () => () => undefined,
});

/** Makes the first legal move of the seat to act. */
export const playFirstMove = (table: LocalTable<Zimbabwe>) =>
  table.play(
    firstLegalMove(table.currentMoment.value.view, table.currentMoment.value.toAct[0] ?? 0),
  );
