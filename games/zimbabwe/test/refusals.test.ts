import { jsonPath, type JsonObject } from "@sofala/engine";
import { describe, expect, test } from "vitest";
import { zimbabwe, type Move, type Refusal, type State } from "../src/index.ts";
import { stateOf } from "./support/positions.ts";
import { playedBy, seatToAct, textOf } from "./support/random-play.ts";
import { CARD_REFUSALS } from "./support/card-refusals.ts";
import { LAND_REFUSALS } from "./support/land-refusals.ts";
import { RAISE_REFUSALS } from "./support/raise-refusals.ts";
import type { Attempt, RefusalTable } from "./support/refusal-positions.ts";
import { TURN_REFUSALS } from "./support/turn-refusals.ts";

/** A new code does not compile without an attempt. */
const REFUSALS: RefusalTable<Refusal["code"]> = {
  ...TURN_REFUSALS,
  ...CARD_REFUSALS,
  ...LAND_REFUSALS,
  ...RAISE_REFUSALS,
};

/** Why the move is refused, malformed ones included. */
function refusalOf(state: State, seat: number, input: unknown): unknown {
  const move = zimbabwe.parseMove(input);
  if (!move.ok) {
    const { path, reason } = move.error;
    return { code: "move/malformed", path: jsonPath(path), reason };
  }
  const step = zimbabwe.applyMove(state, seat, move.value);
  return step.ok ? undefined : step.error;
}

/** The position with the moves of its active seats made. */
const reached = (position: JsonObject, moves: readonly Move[] = []): State =>
  moves.reduce(
    (state, move) => playedBy(state, seatToAct(state) ?? -1, move).after,
    stateOf(position),
  );

const codes = Object.entries(REFUSALS) as [Refusal["code"], readonly Attempt<Refusal["code"]>[]][];

describe.each(codes)("%s", (code, attempts) => {
  test("is the answer, with what explains it", () => {
    expect(attempts.length).toBeGreaterThan(0);
    for (const { position, after, seat, move, because } of attempts) {
      const state = reached(position, after);
      const before = textOf(state);
      const active = seatToAct(state) ?? 0;
      expect(refusalOf(state, seat ?? active, move)).toEqual({ code, ...because });
      expect(textOf(state)).toBe(before);
    }
  });
});
