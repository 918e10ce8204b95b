import type { Timer } from "@sofala/engine";
import { givingSeat } from "./civic/abilities.ts";
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
export function timer(state: State): Timer | undefined {
  const { part, strike } = state;
  if (part === undefined) return undefined;
  const seconds = secondsOf(state, part);
  if (part === "give") return { part, seconds, run: `give ${givingSeat(state) ?? "none"}` };
  if (strike === undefined) return { part, seconds };
  // Votes and losses follow each other, and each is somebody else's to decide.
  const { calamity, round, victim = "none", effect } = strike;
  return { part, seconds, run: `${part} ${calamity} ${round} ${victim} ${effect}` };
}

function secondsOf({ options: { tradeSeconds, tradeGraceSeconds } }: State, part: Part): number {
  if (tradeSeconds === 0) return 0;
  if (part === "trading") return tradeSeconds;
  return part === "grace" ? tradeGraceSeconds : SECONDS[part];
}
