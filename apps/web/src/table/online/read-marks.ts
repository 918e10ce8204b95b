import { isObject } from "@sofala/engine";

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
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, number]])));
  } catch {
    // A browser that keeps nothing: all is new when one comes back.
  }
}

function marks(): { readonly [table: string]: unknown } {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return isObject(stored) ? stored : {};
  } catch {
    return {};
  }
}
