import { isObject, isSameJson } from "@sofala/engine";
import { newId } from "./create-stored-game.ts";
import type { StoredGame } from "./stored-game.ts";

/** How a game from elsewhere stands to what this device keeps under its id. */
type Arrival =
  /** There is none yet. */
  | "new"
  /** All of it is here already. */
  | "here"
  /** It goes on from what is here. */
  | "further"
  /** Both were played on from the same id: each stays. */
  | "apart";

export function arrivalOf(kept: unknown, coming: StoredGame): Arrival {
  if (kept === undefined) return "new";
  const log = isObject(kept) && Array.isArray(kept["log"]) ? (kept["log"] as unknown[]) : undefined;
  if (log === undefined || !isObject(kept) || !isSameStart(kept, coming)) return "apart";
  if (isBeginning(coming.log, log)) return "here";
  return isBeginning(log, coming.log) ? "further" : "apart";
}

const isSameStart = (kept: { readonly [key: string]: unknown }, coming: StoredGame): boolean =>
  isSameJson(kept["seed"], coming.seed) && isSameJson(kept["position"], coming.position);

const isBeginning = (short: readonly unknown[], long: readonly unknown[]): boolean =>
  short.length <= long.length && short.every((entry, n) => isSameJson(entry, long[n]));

/** What is to be kept of a game that arrives; nothing where it is here. */
export function keptOf(kept: unknown, coming: StoredGame): StoredGame | undefined {
  const before = isObject(kept) && typeof kept["revision"] === "number" ? kept["revision"] : 0;
  switch (arrivalOf(kept, coming)) {
    case "new":
      return coming;
    case "here":
      return undefined;
    case "further":
      return { ...coming, revision: Math.max(coming.revision, before + 1) };
    case "apart":
      return { ...coming, id: newId() };
  }
}
