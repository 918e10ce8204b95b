import { isObject } from "@sofala/engine";
import { recall, remember } from "../store/local-storage.ts";

const COMPANIES = ["bots", "table"] as const;
/** Set-ups are remembered apart: one person among bots, and people around one device. */
export type Company = (typeof COMPANIES)[number];

/** The company that a link asks for. */
export const companyNamed = (name: string | null): Company | undefined =>
  COMPANIES.find((company) => company === name);

interface Recalled {
  readonly company: Company;
  /** As it was stored; undefined where there was none. */
  readonly setUp: unknown;
}

/** The last set-up in this company, or in any. */
export function recallIn(key: string, wanted: Company | undefined): Recalled {
  const stored = storedIn(key);
  const company = wanted ?? (stored["last"] === "table" ? "table" : "bots");
  return { company, setUp: stored[company] };
}

/** Nobody wants to watch bots by default: a set-up without people is not remembered. */
export function rememberIn(key: string, people: number, setUp: unknown): void {
  if (people === 0) return;
  const last: Company = people === 1 ? "bots" : "table";
  remember(key, { ...storedIn(key), last, [last]: setUp });
}

function storedIn(key: string): { readonly [name: string]: unknown } {
  const stored = recall(key);
  return isObject(stored) ? stored : {};
}
