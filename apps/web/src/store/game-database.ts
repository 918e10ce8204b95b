import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { Conflict, Gone, type Shelf } from "./game-store.ts";
import type { StoredGame } from "./stored-game.ts";

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame; indexes: { changed: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const database = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>("sofala", 1, {
    upgrade(db) {
      db.createObjectStore("games", { keyPath: "id" }).createIndex("changed", "changed");
    },
    // A newer version of the app waits for this page to let go.
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  }));

/** All games on this device, the last played first. What is in them has yet to be parsed. */
export async function listGames(): Promise<readonly unknown[]> {
  const found = await (await database()).getAllFromIndex("games", "changed");
  return found.reverse();
}

export async function readGame(id: string): Promise<unknown> {
  return (await database()).get("games", id);
}

/** Keeps a game if nobody else changed it since that revision, its last; throws `Conflict` otherwise. */
export const keepGame = (game: StoredGame, since = game.revision - 1): Promise<void> =>
  put(game, (kept) => {
    if (kept !== undefined && kept.revision > since) return new Conflict();
    return undefined;
  });

/** The same for a game that is known to be there; throws `Gone` where it was deleted. */
const keepOn = (game: StoredGame, since: number): Promise<void> =>
  put(game, (kept) => {
    if (kept === undefined) return new Gone();
    return kept.revision > since ? new Conflict() : undefined;
  });

/** Puts a game where it is kept, unless what is there speaks against it. */
async function put(
  game: StoredGame,
  refuse: (kept: StoredGame | undefined) => Error | undefined,
): Promise<void> {
  const work = (await database()).transaction("games", "readwrite", { durability: "strict" });
  const refusal = refuse(await work.store.get(game.id));
  if (refusal !== undefined) {
    work.abort();
    await work.done.catch(() => undefined);
    throw refusal;
  }
  await work.store.put(game);
  await work.done;
  changes.postMessage(game.id);
}

export async function removeGame(id: string): Promise<void> {
  await (await database()).delete("games", id);
  changes.postMessage(id);
}

const changes = new BroadcastChannel("sofala-games");

/** Tells when another window changed a game; returns how to stop listening. */
export function onChangeElsewhere(tell: (id: string) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data === "string") tell(data);
  };
  changes.addEventListener("message", listen);
  return () => changes.removeEventListener("message", listen);
}

/** The browser's database, as tables use it. */
export const shelf: Shelf = {
  keep: keepOn,
  bringBack: keepGame,
  read: readGame,
  onChangeElsewhere,
};
