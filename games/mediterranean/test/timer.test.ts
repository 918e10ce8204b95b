import type { JsonObject } from "@sofala/engine";
import { expect, test } from "vitest";
import { mediterranean, type Move, type State } from "@sofala/mediterranean";
import { stateOf } from "./support/positions.ts";
import { playedBy } from "./support/random-play.ts";

/** R 10.2, R 11.1: the usual times. */
test.each<[what: string, state: State, part: string, seconds: number]>([
  ["purchases", tableAt({ phase: "purchasing" }), "purchasing", 90],
  ["trading", tableAt({ phase: "trading" }), "trading", 240],
  ["trading of a minute", tableAt({ phase: "trading" }, { tradeSeconds: 60 }), "trading", 60],
  ["the grace", afterTime(tableAt({ phase: "trading" })), "grace", 10],
  [
    "a grace of five seconds",
    afterTime(tableAt({ phase: "trading" }, { tradeGraceSeconds: 5 })),
    "grace",
    5,
  ],
  ["a vote", voteAt({}), "vote", 30],
  ["a table without a clock", voteAt({ tradeSeconds: 0 }), "vote", 0],
])("%s", (_what, state, part, seconds) => {
  expect(mediterranean.timer(state)).toMatchObject({ part, seconds });
});

test("each vote on a calamity has its own time", () => {
  expect(mediterranean.timer(voteAt({}))?.run).toBe("vote CU3 1 none 0");
});

test("whoever gives has their own time", () => {
  const seats = [
    { government: { idea: "dictatorship", position: 6 }, buildings: ["black-G5"] },
    { religion: { idea: "venus", position: 3 }, buildings: ["blue-R1", "blue-R5"] },
  ];
  const civic = tableAt({ turn: 4, phase: "civic", seats, turnOrder: [1, 0, 2, 3] });
  const giving = afterTime(civic);
  expect(mediterranean.timer(giving)).toEqual({ part: "give", seconds: 60, run: "give 1" });
  const next = playedBy(giving, 1, { kind: "ready" }).after;
  expect(mediterranean.timer(next)?.run).toBe("give 0");
});

test("nothing is timed when the game is over", () => {
  const seats = [{ vp: 4 }, { vp: 3 }, { vp: 2 }, { vp: 1 }];
  const end = afterTime(tableAt({ turn: 6, phase: "purchasing", seats }));
  expect(mediterranean.timer(end)).toBeUndefined();
});

function tableAt(position: JsonObject, options: JsonObject = {}): State {
  return stateOf({ ...position, options });
}

function afterTime(state: State): State {
  const bell: Move = { kind: "time-up" };
  return playedBy(state, "clock", bell).after;
}

/** Two seats are equally unhappy. */
function voteAt(options: JsonObject): State {
  const seats = [{ happiness: -1 }, { happiness: -1 }];
  const position = { turn: 2, phase: "trading", seats, calamities: ["CU3", "CB1"] };
  return afterTime(tableAt(position, { ...options, tradeGraceSeconds: 0 }));
}
