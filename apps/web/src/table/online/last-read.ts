import { isObject } from "@sofala/engine";
import { readLocal, writeLocal } from "../../store/local-storage.ts";

const KEY = "sofala-chat-read";
/** How many tables are remembered, the last opened ones. */
const MAX_TABLES = 40;

/** The number of the last message of a table that was read on this device; 0 for none. */
export function lastReadMessage(table: string): number {
  const number = readMarks()[table];
  return typeof number === "number" ? number : 0;
}

export function storeLastRead(table: string, number: number): void {
  const { [table]: _before, ...others } = readMarks();
  const remembered = Object.entries(others).slice(1 - MAX_TABLES);
  writeLocal(KEY, Object.fromEntries([...remembered, [table, number]]));
}

function readMarks(): { readonly [table: string]: unknown } {
  const stored = readLocal(KEY);
  return isObject(stored) ? stored : {};
}
