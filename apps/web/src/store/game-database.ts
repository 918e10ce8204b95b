import { ConflictError, DeletedError, type GameStore } from "./game-store.ts";
import type { StoredGame } from "./stored-game.ts";

let openedDatabase: Promise<IDBDatabase> | undefined;

const openDatabase = (): Promise<IDBDatabase> => (openedDatabase ??= open());

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open("sofala", 1);
  request.addEventListener("upgradeneeded", () => {
    const games = request.result.createObjectStore("games", { keyPath: "id" });
    games.createIndex("changed", "changed");
  });
  request.addEventListener("success", () => {
    const { result: database } = request;
    // A newer version of the app waits for this page to close the database.
    database.addEventListener("versionchange", () => database.close());
  });
  return resultOf(request);
}

/** The games of the database, in a transaction of their own. */
async function openGames(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const work = (await openDatabase()).transaction("games", mode, { durability: "strict" });
  return work.objectStore("games");
}

const resultOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("no database")));
  });

/** Resolves when everything is written. */
const isDone = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.addEventListener("complete", () => resolve());
    work.addEventListener("abort", () => reject(work.error ?? new Error("not written")));
  });

/** All games on this device, the last changed first. The rows are not parsed. */
export async function listGames(): Promise<readonly unknown[]> {
  const found: unknown[] = await resultOf((await openGames("readonly")).index("changed").getAll());
  return found.toReversed();
}

export const readGame = async (id: string): Promise<unknown> =>
  resultOf((await openGames("readonly")).get(id));

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
  const games = await openGames("readwrite");
  const stored = (await resultOf(games.get(game.id))) as StoredGame | undefined;
  const refusal = refuse(stored);
  if (refusal !== undefined) throw refusal;
  games.put(game);
  await isDone(games.transaction);
  changeChannel.postMessage(game.id);
}

export async function deleteGame(id: string): Promise<void> {
  const games = await openGames("readwrite");
  games.delete(id);
  await isDone(games.transaction);
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
