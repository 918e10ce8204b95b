import { isObject } from "@sofala/engine";
import { recall, remember } from "../../store/local-storage.ts";

const KEY = "sofala-chat-read";
/** So many tables are remembered, those looked at last. */
const MOST = 40;

/** The number of the last message at a table that was looked at on this device; 0 for none. */
export function readMark(table: string): number {
  const number = marks()[table];
  return typeof number === "number" ? number : 0;
}

export function keepReadMark(table: string, number: number): void {
  const { [table]: _before, ...others } = marks();
  const kept = Object.entries(others).slice(1 - MOST);
  remember(KEY, Object.fromEntries([...kept, [table, number]]));
}

function marks(): { readonly [table: string]: unknown } {
  const stored = recall(KEY);
  return isObject(stored) ? stored : {};
}
