import type { JsonObject } from "@sofala/engine";
import type { Move, Refusal } from "../../src/index.ts";

/** A move that is refused, and what the refusal says beyond its code. */
export interface Attempt<Code extends Refusal["code"]> {
  readonly position: JsonObject;
  /** Moves made before, each by the seat that is to act. */
  readonly after?: readonly Move[];
  /** Who tries; left out, the seat that is to act. */
  readonly seat?: number;
  readonly move: unknown;
  readonly because: Omit<Extract<Refusal, { readonly code: Code }>, "code">;
}

export const RICH = { cattle: 9 };
const HEADER = { format: "sofala-position/1", game: "zimbabwe" };

/** The start of a turn of seat 0 of two. */
export const turn = (changes: JsonObject = {}): JsonObject => ({
  ...HEADER,
  board: ["c.....", "...i..", "t....~"],
  phase: "culture",
  seats: [RICH, RICH],
  ...changes,
});

export const seats = (first: JsonObject, second: JsonObject = RICH): JsonObject => ({
  seats: [{ ...RICH, ...first }, second],
});

export const card = (price = 1, number = 1) => ({ card: number, price, cattle: 0 });
export const piece = (craftsman: string, at: string, seat = 0) => ({ craftsman, at, seat });
export const monument = (at: string, seat = 0, level = 1) => ({ at, seat, level });

/** For every code at least one way to get it. */
export type RefusalTable<Code extends Refusal["code"]> = {
  readonly [One in Code]: readonly Attempt<One>[];
};

/** Seat 0 has a potter on b1 and c1. */
export const pottery = (changes: JsonObject = {}, first: JsonObject = {}): JsonObject =>
  turn({
    ...seats({ technologies: { potter: card(2) }, ...first }),
    craftsmen: [piece("potter", "b1")],
    ...changes,
  });

export const build = (at: string): Move => ({ kind: "build-monument", at });
export const adore = (god: "dziva" | "eshu" | "gu" | "obatala" | "xango"): Move => ({
  kind: "choose-god",
  god,
});
export const choose = (specialist: "herd" | "nomads" | "rain-ceremony" | "shaman"): Move => ({
  kind: "choose-specialist",
  specialist,
});
export const nomads: Move = { kind: "use-specialist", specialist: "nomads" };
export const rain = (one: string, other: string): Move => ({
  kind: "use-specialist",
  specialist: "rain-ceremony",
  cells: [one, other],
});
export const clayAt = (at: string): Move => ({
  kind: "use-specialist",
  specialist: "shaman",
  resource: "clay",
  at,
});
export const potter = (at: string, more: object = { price: 1 }) => ({
  kind: "place-craftsman" as const,
  craftsman: "potter" as const,
  at,
  ...more,
});
export const place = (craftsman: string, at: string, more: object = { price: 1 }) => ({
  kind: "place-craftsman",
  craftsman,
  at,
  ...more,
});
export const dearer: Move = { kind: "raise-prices", prices: { potter: 3 } };

/**
 * Clay on a1 and a2, a potter of seat 0 on b1, a wood carver of seat 1 on k1, wood on p1;
 * monuments of seat 0 on d2 (level 1), f2 (level 2) and r2 (level 5), of seat 1 on h2.
 */
export const market = (changes: JsonObject = {}): JsonObject =>
  turn({
    board: ["c..............t..", "c................."],
    seats: [
      { ...RICH, technologies: { potter: card(2) } },
      { ...RICH, technologies: { "wood-carver": card(1) } },
    ],
    craftsmen: [piece("potter", "b1"), piece("wood-carver", "k1", 1)],
    monuments: [monument("d2"), monument("f2", 0, 2), monument("h2", 1), monument("r2", 0, 5)],
    ...changes,
  });

/** The same with a vessel maker of seat 1 on b2, on a third row of land. */
export const vessels = (): JsonObject =>
  market({
    board: ["c..............t..", "c.................", "c................."],
    seats: [
      { ...RICH, technologies: { potter: card(2) } },
      { ...RICH, technologies: { "wood-carver": card(1), "vessel-maker": card(1) } },
    ],
    craftsmen: [
      piece("potter", "b1"),
      piece("wood-carver", "k1", 1),
      piece("vessel-maker", "b2", 1),
    ],
  });

export const raise = (at: string, ...goods: readonly object[]) =>
  ({ kind: "raise-monument", at, goods }) as Extract<Move, { kind: "raise-monument" }>;
export const pot = (more: object = {}) => ({ craftsman: "b1", resource: "a1", ...more });
