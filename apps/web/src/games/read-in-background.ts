import { isObject, type Result } from "@sofala/engine";
import type { ImportFault, SavedGame } from "../local/import-types.ts";

type Reading = Promise<Result<SavedGame, ImportFault>>;

const cache = new Map<string, Reading>();
let queue: Promise<unknown> = Promise.resolve();

/** Reads stored games one after the other, so that the page stays responsive. */
export function readInBackground(row: unknown): Reading {
  const key = cacheKey(row);
  const before = key === undefined ? undefined : cache.get(key);
  if (before !== undefined) return before;
  const reading = queue.then(async () => {
    const [{ readStoredRow }, { rulesForRow }] = await Promise.all([
      import("../local/import.ts"),
      import("./load-rules.ts"),
    ]);
    const rules = await rulesForRow(row);
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    return readStoredRow(row, rules);
  });
  queue = reading.catch(() => undefined);
  if (key !== undefined) cache.set(key, reading);
  return reading;
}

/** A game changes only with its revision. */
function cacheKey(row: unknown): string | undefined {
  if (!isObject(row)) return undefined;
  const { id, revision, changed } = row;
  return `${String(id)} ${String(revision)} ${String(changed)}`;
}
