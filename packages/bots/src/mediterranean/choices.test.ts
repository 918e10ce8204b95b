import type { JsonObject, Seat } from "@sofala/engine";
import { mediterranean, type Move, type State } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import { decide } from "../bot.ts";
import { mediterraneanNovice, mediterraneanSteady } from "./bots.ts";

function positioned(description: JsonObject): State {
  const position = { format: "sofala-position/1", game: "mediterranean", ...description };
  const state = mediterranean.fromPosition(position, "choices");
  if (!state.ok) throw new Error(state.error.reason);
  return state.value;
}

const played = (state: State, seat: Seat, move: Move): State => {
  const step = mediterranean.applyMove(state, seat, move);
  if (!step.ok) throw new Error(step.error.code);
  return step.value.state;
};

const choice = (state: State, seat: Seat, bot = mediterraneanSteady): Move | undefined =>
  decide(bot.createPlayer(seat, "one"), mediterranean.view(state, seat)).move;

const seats = (...description: readonly JsonObject[]): JsonObject => ({
  seats: [...description, ...Array.from({ length: 4 - description.length }, () => ({}))],
});

describe("in the market", () => {
  const market = (own: readonly string[], other: readonly string[]) =>
    positioned({ turn: 3, phase: "trading", ...seats({ hand: [...own] }, { hand: [...other] }) });
  const offer = (want: JsonObject): Move => ({
    kind: "offer",
    to: [0],
    give: { cards: [1] },
    want: { goods: want },
  });

  test.each([mediterraneanSteady, mediterraneanNovice])(
    "$level takes a card that completes a set",
    (bot) => {
      const state = market(
        ["grain-01", "grain-02", "grain-03", "grain-04", "wool-01"],
        ["grain-05", "wool-02", "wool-03"],
      );
      const offered = played(state, 1, offer({ wool: 1 }));
      expect(choice(offered, 0, bot)).toMatchObject({ kind: "accept", offer: 1, give: [5] });
    },
  );

  test("a set is not broken up for a single card", () => {
    const state = market(["wine-01", "wine-02", "wine-03", "wine-04"], ["grain-05", "wool-02"]);
    const offered = played(state, 1, offer({ wine: 1 }));
    expect(choice(offered, 0)).toEqual({ kind: "decline", offer: 1 });
  });

  test("the worst bottom is given", () => {
    const state = market(
      ["grain-01", "grain-02", "grain-03", "wool-18", "wool-13"],
      ["grain-05", "salt-02", "salt-03"],
    );
    const offered = played(state, 1, offer({ wool: 1 }));
    // wool-18 is a Depression, wool-13 a prosperity.
    expect(choice(offered, 0)).toMatchObject({ kind: "accept", give: [4] });
  });

  test("Piracy is passed off", () => {
    const state = market(["piracy-01", "gold-02", "grain-01"], ["grain-05", "salt-02"]);
    const offered = played(state, 1, offer({ gold: 1 }));
    expect(choice(offered, 0)).toMatchObject({ kind: "accept", give: [1], as: { 1: "gold" } });
  });

  test("a Poverty is kept for later, and what may not be stored is not", () => {
    const state = positioned({
      turn: 3,
      phase: "trading",
      ...seats({ hand: ["grain-18", "wool-15", "art-11", "dye-01", "dye-02", "dye-03", "dye-04"] }),
    });
    const afterTrading = mediterranean.applyMove(state, "clock", { kind: "time-up" });
    if (!afterTrading.ok) throw new Error(afterTrading.error.code);
    // grain-18 is a Depression, art-11 a Barbarian Fury.
    const move = choice(afterTrading.value.state, 0);
    expect(move).toMatchObject({ kind: "store" });
    const stored = move?.kind === "store" ? move.cards : [];
    expect(stored).toContain(2);
    for (const forbidden of [1, 3]) expect(stored).not.toContain(forbidden);
  });

  test("in the last turn nothing is stored", () => {
    const state = positioned({
      turn: 6,
      phase: "trading",
      ...seats({ hand: ["grain-01", "wool-02"] }),
    });
    const afterTrading = mediterranean.applyMove(state, "clock", { kind: "time-up" });
    if (!afterTrading.ok) throw new Error(afterTrading.error.code);
    expect(choice(afterTrading.value.state, 0)).toEqual({ kind: "ready" });
  });
});

describe("in the civic phase", () => {
  const civic = (own: JsonObject, turn = 3) => positioned({ turn, phase: "civic", ...seats(own) });

  test("an ability is used", () => {
    const state = civic({
      government: { idea: "democracy", position: 2 },
      buildings: ["white-G1"],
    });
    expect(choice(state, 0)).toEqual({ kind: "use-ability", building: "white-G1" });
  });

  test("a board with buildings is not turned over", () => {
    const own = {
      government: { idea: "democracy", position: 4 },
      buildings: ["white-G5", "white-G6"],
      hand: ["grain-04", "wool-04"],
    };
    let state = civic(own);
    state = played(state, 0, { kind: "ready" });
    expect(state.part).toBe("flips");
    expect(choice(state, 0)).toEqual({ kind: "ready" });
  });

  test("in the first turn a board goes the way of the cards", () => {
    // Cards 4 to 6 of a basic good are dictatorship.
    const state = civic({ hand: ["grain-04", "wool-04", "timber-04", "ore-04", "salt-04"] }, 1);
    expect(choice(state, 0)).toEqual({ kind: "flip", track: "government" });
  });
});

test("judges follow the others", () => {
  const state = positioned({
    turn: 4,
    phase: "trading",
    calamities: ["CU3", "CB1"],
    seats: [{ happiness: -3, vp: 20 }, { happiness: -3, vp: 5 }, { vp: 5 }, { vp: 5 }, { vp: 5 }],
  });
  const afterTrading = mediterranean.applyMove(state, "clock", { kind: "time-up" });
  if (!afterTrading.ok) throw new Error(afterTrading.error.code);
  let vote = afterTrading.value.state;
  for (const seat of [0, 1, 2, 3, 4])
    if (vote.part === "grace") vote = played(vote, seat, { kind: "ready" });
  expect(vote.part).toBe("vote");
  expect(choice(vote, 2)).toEqual({ kind: "vote", victim: 0 });
  expect(choice(played(vote, 2, { kind: "vote", victim: 1 }), 3)).toEqual({
    kind: "vote",
    victim: 1,
  });
});

describe("when it buys", () => {
  const shop = (own: JsonObject, turn: number, developments: readonly string[]) =>
    positioned({ turn, phase: "purchasing", developments: [...developments], ...seats(own) });

  test("the last money becomes points", () => {
    const state = shop({ money: 9, industry: 2 }, 6, []);
    expect(choice(state, 0)).toEqual({ kind: "buy-vp", vp: 4 });
  });

  test("buildings come before the wonder that counts them", () => {
    const own = {
      money: 13,
      government: { idea: "democracy", position: 3 },
      buildings: ["white-G6"],
    };
    const state = shop(own, 6, ["I06"]);
    expect(choice(state, 0)).toMatchObject({ kind: "build" });
  });

  test("a plan goes on when its first move is made", () => {
    let state = shop({ money: 12, cubes: { available: 2 } }, 2, ["S01", "S06", "S12"]);
    const player = mediterraneanSteady.createPlayer(0, "plan");
    const kinds: string[] = [];
    for (;;) {
      const { move } = decide(player, mediterranean.view(state, 0));
      if (move === undefined || move.kind === "ready") break;
      kinds.push(move.kind);
      state = played(state, 0, move);
    }
    expect(kinds.length).toBeGreaterThan(1);
  });

  test("it can be interrupted", () => {
    const state = shop({ money: 40, cubes: { available: 4 } }, 2, ["S01", "S06", "S12", "S14"]);
    const player = mediterraneanSteady.createPlayer(0, "short");
    const hasty = decide(player, mediterranean.view(state, 0), { simulations: 1 });
    expect(hasty.simulations).toBe(1);
  });
});
