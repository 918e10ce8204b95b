import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { ConflictError, DeletedError, type GameStore } from "./game-store.ts";
import type { StoredGame } from "./stored-game.ts";

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame; indexes: { changed: number } };
}

let openedDatabase: Promise<IDBPDatabase<Schema>> | undefined;

const openDatabase = (): Promise<IDBPDatabase<Schema>> =>
  (openedDatabase ??= openDB<Schema>("sofala", 1, {
    upgrade(db) {
      db.createObjectStore("games", { keyPath: "id" }).createIndex("changed", "changed");
    },
    // A newer version of the app waits for this page to close the database.
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  }));

/** All games on this device, the last changed first. The rows are not parsed. */
export async function listGames(): Promise<readonly unknown[]> {
  const found = await (await openDatabase()).getAllFromIndex("games", "changed");
  return found.reverse();
}

export async function readGame(id: string): Promise<unknown> {
  return (await openDatabase()).get("games", id);
}

/** Stores a game if it was not changed since this revision; otherwise throws ConflictError. */
export const saveGame = (game: StoredGame, since = game.revision - 1): Promise<void> =>
  putUnless(game, (stored) => {
    if (stored !== undefined && stored.revision > since) return new ConflictError();
    return undefined;
  });

/** The same for a game that must be in the store; throws DeletedError if it is not. */
const saveExistingGame = (game: StoredGame, since: number): Promise<void> =>
  putUnless(game, (stored) => {
    if (stored === undefined) return new DeletedError();
    return stored.revision > since ? new ConflictError() : undefined;
  });

/** Writes a game, unless `refuse` has an objection to the stored one. */
async function putUnless(
  game: StoredGame,
  refuse: (stored: StoredGame | undefined) => Error | undefined,
): Promise<void> {
  const work = (await openDatabase()).transaction("games", "readwrite", { durability: "strict" });
  const refusal = refuse(await work.store.get(game.id));
  if (refusal !== undefined) {
    work.abort();
    await work.done.catch(() => undefined);
    throw refusal;
  }
  await work.store.put(game);
  await work.done;
  changeChannel.postMessage(game.id);
}

export async function deleteGame(id: string): Promise<void> {
  await (await openDatabase()).delete("games", id);
  changeChannel.postMessage(id);
}

const changeChannel = new BroadcastChannel("sofala-games");

/** Calls back when another window changed a game; returns a function that stops it. */
export function onChangeInOtherWindow(notify: (id: string) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data === "string") notify(data);
  };
  changeChannel.addEventListener("message", listen);
  return () => changeChannel.removeEventListener("message", listen);
}

/** The browser's database, as tables use it. */
export const gameStore: GameStore = {
  save: saveExistingGame,
  restore: saveGame,
  read: readGame,
  onChangeInOtherWindow,
};
