import { isObject, isSameJson } from "@sofala/engine";
import { newId } from "./create-stored-game.ts";
import type { StoredGame } from "./stored-game.ts";

/** How an imported game relates to the stored game with the same id. */
type ImportComparison =
  /** There is none. */
  | "new"
  /** All of its log is stored. */
  | "already-stored"
  /** Its log continues the stored one. */
  | "continues"
  /** The logs differ: both games are stored. */
  | "diverged";

export function compareImported(stored: unknown, imported: StoredGame): ImportComparison {
  if (stored === undefined) return "new";
  const log =
    isObject(stored) && Array.isArray(stored["log"]) ? (stored["log"] as unknown[]) : undefined;
  if (log === undefined || !isObject(stored) || !isSameStart(stored, imported)) return "diverged";
  if (isPrefix(imported.log, log)) return "already-stored";
  return isPrefix(log, imported.log) ? "continues" : "diverged";
}

const isSameStart = (stored: { readonly [key: string]: unknown }, imported: StoredGame): boolean =>
  isSameJson(stored["seed"], imported.seed) && isSameJson(stored["position"], imported.position);

const isPrefix = (short: readonly unknown[], long: readonly unknown[]): boolean =>
  short.length <= long.length && short.every((entry, n) => isSameJson(entry, long[n]));

/** What to store of an imported game; undefined if it is stored already. */
export function gameToStore(stored: unknown, imported: StoredGame): StoredGame | undefined {
  const before =
    isObject(stored) && typeof stored["revision"] === "number" ? stored["revision"] : 0;
  switch (compareImported(stored, imported)) {
    case "new":
      return imported;
    case "already-stored":
      return undefined;
    case "continues":
      return { ...imported, revision: Math.max(imported.revision, before + 1) };
    case "diverged":
      return { ...imported, id: newId() };
  }
}
