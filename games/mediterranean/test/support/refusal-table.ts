import type { Actor, JsonObject } from "@sofala/engine";
import type { Move, Refusal } from "@sofala/mediterranean";

/** A move that is refused, and what the refusal says beyond its code. */
export interface Attempt<Code extends Refusal["code"]> {
  readonly position: JsonObject;
  /** Moves made before. */
  readonly after?: readonly (readonly [Actor, Move])[];
  /** Who tries; left out, seat 0. */
  readonly actor?: Actor;
  readonly move: Move;
  readonly because: Omit<Extract<Refusal, { readonly code: Code }>, "code">;
}

/** For every code at least one way to get it. */
export type RefusalTable<Code extends Refusal["code"]> = {
  readonly [One in Code]: readonly Attempt<One>[];
};

const at =
  (phase: string) =>
  (seats: readonly JsonObject[] = [], more: JsonObject = {}): JsonObject => ({
    format: "sofala-position/1",
    game: "mediterranean",
    turn: 2,
    phase,
    seats,
    ...more,
  });
export const civic = at("civic");
export const trading = at("trading");
export const purchasing = at("purchasing");

export const BELL: readonly [Actor, Move] = ["clock", { kind: "time-up" }];
export const READY: Move = { kind: "ready" };

/** Resolution follows the bell. */
export const NO_GRACE = { options: { tradeGraceSeconds: 0 } };
export const ROUNDS = { options: { market: "rounds" } };
