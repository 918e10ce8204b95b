import { isObject, type Result } from "@sofala/engine";
import type { ImportFault, KeptGame } from "./import-types.ts";

type Reading = Promise<Result<KeptGame, ImportFault>>;

const known = new Map<string, Reading>();
let last: Promise<unknown> = Promise.resolve();

/** Reads a kept game when its turn comes: one after the other, so that the page goes on living. */
export function readLater(row: unknown): Reading {
  const key = keyOf(row);
  const before = key === undefined ? undefined : known.get(key);
  if (before !== undefined) return before;
  const reading = last.then(async () => {
    const [{ readRow }, { rulesForRow }] = await Promise.all([
      import("./import.ts"),
      import("./load-rules.ts"),
    ]);
    const rules = await rulesForRow(row);
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    return readRow(row, rules);
  });
  last = reading.catch(() => undefined);
  if (key !== undefined) known.set(key, reading);
  return reading;
}

/** A game is the same while its revision is. */
function keyOf(row: unknown): string | undefined {
  if (!isObject(row)) return undefined;
  const { id, revision, changed } = row;
  return `${String(id)} ${String(revision)} ${String(changed)}`;
}
