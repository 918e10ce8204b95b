import type { Timer } from "@sofala/engine";
import type { Part, State } from "./state.ts";

/** How long a host may wait for each part; the market has its own options. */
const SECONDS: { readonly [P in Exclude<Part, "trading" | "grace">]: number } = {
  abilities: 60,
  give: 60,
  flips: 45,
  bank: 30,
  vote: 30,
  cubes: 30,
  stored: 30,
  purchasing: 90,
  throw: 15,
};

/** Every part may be timed; at a table without a clock the seconds are 0 (R 11). */
export function timer({ part, options }: State): Timer | undefined {
  if (part === undefined) return undefined;
  const { tradeSeconds, tradeGraceSeconds } = options;
  if (tradeSeconds === 0) return { part, seconds: 0 };
  if (part === "trading") return { part, seconds: tradeSeconds };
  return { part, seconds: part === "grace" ? tradeGraceSeconds : SECONDS[part] };
}
