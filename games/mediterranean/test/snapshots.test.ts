import { jsonPath, type JsonObject } from "@sofala/engine";
import { mediterranean, type Move, type State } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import { stateOf } from "./support/positions.ts";
import { playedBy, textOf } from "./support/random-play.ts";
import { BELL, NO_GRACE, purchasing, trading } from "./support/refusal-table.ts";

/** Seats 0 and 1 are about to throw for the victory. */
const TIE = playedBy(
  stateOf(purchasing([{ vp: 30 }, { vp: 30 }, { vp: 9 }, { vp: 8 }], { turn: 6 })),
  ...BELL,
).after;

/** Seats 0 and 1 are equally unhappy: the others vote. */
const VOTE = playedBy(
  stateOf(trading([{ happiness: -1 }, { happiness: -1 }], { ...NO_GRACE, calamities: ["CU3"] })),
  ...BELL,
).after;

/** What the snapshot of a state has under a name, with changes. */
const withChanges = (state: State, name: "duel" | "strike", changes: JsonObject): JsonObject => {
  const written = mediterranean.snapshot(state) as JsonObject;
  return { ...written, [name]: { ...(written[name] as JsonObject), ...changes } };
};

/** An offer of seat 0 that uses its building against a seat, or that wants such a use of seat 1. */
function withPledge(side: "give" | "want", target: number): JsonObject {
  const owner = { government: { idea: "democracy", position: 6 }, buildings: ["white-G5"] };
  const seats = side === "give" ? [owner] : [{}, owner];
  const pledges = [{ building: "white-G5", target: 2, use: true }];
  const offer: Move = { kind: "offer", to: [1], give: {}, want: {}, [side]: { pledges } };
  const { after } = playedBy(stateOf(trading(seats)), 0, offer);
  const text = JSON.stringify(mediterranean.snapshot(after));
  return JSON.parse(text.replace('"target":2', `"target":${target}`)) as JsonObject;
}

describe("a snapshot is refused that has", () => {
  test.each<[what: string, snapshot: JsonObject, path: string]>([
    [
      "a throw of somebody who is not at the table",
      withChanges(TIE, "duel", { contenders: [0, 4] }),
      "$.duel.contenders",
    ],
    [
      "a throw with the same seat twice",
      withChanges(TIE, "duel", { contenders: [0, 0] }),
      "$.duel.contenders",
    ],
    [
      "a throw with one seat alone",
      withChanges(TIE, "duel", { contenders: [0] }),
      "$.duel.contenders",
    ],
    [
      "a vote on a calamity of another turn",
      withChanges(VOTE, "strike", { calamity: "CU4" }),
      "$.strike.calamity",
    ],
    [
      "a vote on a calamity that does not exist",
      withChanges(VOTE, "strike", { calamity: "CU9" }),
      "$.strike.calamity",
    ],
    ["an offer to act against nobody", withPledge("give", 4), "$.offers[0]"],
    ["a wish for an act against nobody", withPledge("want", 4), "$.offers[0]"],
  ])("%s", (_what, snapshot, path) => {
    const restored = mediterranean.restore(snapshot);
    expect(restored.ok ? "restored" : jsonPath(restored.error.path)).toBe(path);
  });
});

test("an offer to act against somebody at the table is restored", () => {
  for (const side of ["give", "want"] as const)
    expect(mediterranean.restore(withPledge(side, 3))).toMatchObject({ ok: true });
});

test.each([0, 1])("the hand of seat %d is kept until the other has thrown", (seat) => {
  const { after } = playedBy(TIE, seat, { kind: "throw", hand: "scissors" });
  const restored = mediterranean.restore(mediterranean.snapshot(after));
  expect(restored.ok && textOf(restored.value)).toBe(textOf(after));
});
