import { signal } from "@preact/signals";
import type { Part } from "@sofala/mediterranean";
import { readLocal, writeLocal } from "../../store/local-storage.ts";

const KEY = "sofala-market-introductions";

/** The parts of a turn that were introduced on this device. */
const introduced = signal<readonly unknown[]>(readIntroduced());

function readIntroduced(): readonly unknown[] {
  const stored = readLocal(KEY);
  return Array.isArray(stored) ? stored : [];
}

/** True if a part was introduced on this device before. */
export const isIntroduced = (part: Part): boolean => introduced.value.includes(part);

export function rememberIntroduced(part: Part): void {
  if (introduced.peek().includes(part)) return;
  introduced.value = [...introduced.peek(), part];
  writeLocal(KEY, introduced.peek());
}
