import { EDITIONS, mediterranean, type SeenEvent } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { marketGame } from "../../../testing/mediterranean-game.ts";
import { ledgerOf } from "./ledger.ts";
import { beatsOf, stagesOf } from "./slides.ts";
import { lastResolution, turnsOf } from "./turn-events.ts";

const edition = Object.values(EDITIONS)[0];
if (edition === undefined) throw new Error("there is no edition");
const games = [marketGame(4), marketGame(6)];
const toldIn = (game: (typeof games)[number]) =>
  game.moments.flatMap((moment) => moment.toldTo("spectator") ?? []);

test("all that is told is in one of six turns", () => {
  for (const game of games) {
    const turns = turnsOf(toldIn(game));
    expect(turns.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(turnsOf(toldIn(game).slice(0, 30))[0]?.turn).toBe(1);
  }
});

test("every resolution is found when it begins, and is whole when the purchases begin", () => {
  for (const game of games) {
    const told = toldIn(game);
    const sixth = lastResolution(told);
    expect(sixth?.turn).toBe(6);
    const ids = new Set<number>();
    for (const [at, { events }] of told.entries()) {
      const found = lastResolution(told.slice(0, at + 1));
      if (found !== undefined) ids.add(found.id);
      const isPurchasing = events.some(
        (event) => event.kind === "phase-began" && event.phase === "purchasing",
      );
      if (isPurchasing) expect(found?.isWhole).toBe(true);
    }
    expect(ids.size).toBe(6);
  }
});

test("stages only come to be and grow: earlier ones stay as they are", () => {
  for (const game of games) {
    for (const { events } of turnsOf(toldIn(game))) {
      const from = events.findIndex(({ kind }) => kind === "cards-spent");
      const to = events.findIndex(
        (event) => event.kind === "phase-began" && event.phase === "purchasing",
      );
      const resolution = events.slice(from, to);
      const whole = stagesOf(edition, resolution);
      expect(whole.filter(({ kind }) => kind === "cards")).toHaveLength(game.stored.players.length);
      expect(whole.map(({ kind }) => kind)).toContain("order");
      const settled = resolution.findIndex(({ kind }) => kind === "turn-order-set") + 1;
      for (let count = settled; count <= resolution.length; count++) {
        const soFar = stagesOf(edition, resolution.slice(0, count));
        expect(soFar.slice(0, -1)).toEqual(whole.slice(0, soFar.length - 1));
      }
      for (const stage of whole) expect(beatsOf(stage)).toBeGreaterThan(0);
    }
  }
});

test("the sets of a stage add up to its money", () => {
  for (const game of games) {
    for (const { events } of turnsOf(toldIn(game))) {
      for (const stage of stagesOf(edition, events)) {
        if (stage.kind !== "cards") continue;
        expect(stage.sets.reduce((sum, { value }) => sum + value, 0)).toBe(stage.money);
      }
    }
  }
});

test("a calamity that is voted on is one stage, from the first vote to the last loss", () => {
  const order: SeenEvent = { kind: "turn-order-set", turnOrder: [0, 1] };
  const called: SeenEvent = { kind: "vote-called", calamity: "plague", tied: [0, 1], round: 1 };
  const cast: SeenEvent = { kind: "vote-cast", seat: 2, victim: 1 };
  const struck: SeenEvent = { kind: "calamity-struck", calamity: "plague", victim: 1 };
  const passed: SeenEvent = {
    kind: "calamity-passed",
    calamity: "raid",
    reason: "nobody-below",
  };
  const stages = stagesOf(edition, [order, called, cast, struck, passed]);
  expect(stages.slice(-2)).toMatchObject([
    { calamity: "plague", victim: 1, events: [called, cast, struck] },
    { calamity: "raid", events: [passed] },
  ]);
});

test("a ledger accounts for all money and points of a turn", () => {
  for (const game of games) {
    const { stored, moments } = game;
    const ends = moments.filter(({ last }) =>
      last?.events.some(({ kind }) => kind === "turn-began" || kind === "game-ended"),
    );
    let before = moments[0]?.state.players.map(({ vp, money }) => ({ vp, money }));
    for (const [at, { events }] of turnsOf(toldIn(game)).entries()) {
      const after = ends[at]?.state.players;
      for (const row of ledgerOf(events, stored.players.length)) {
        const [was, is] = [before?.[row.seat], after?.[row.seat]];
        expect(is?.vp).toBe((was?.vp ?? 0) + row.vp + row.vpBought + row.vpTraded);
        const money = (was?.money ?? 0) + row.goods + row.otherMoney - row.spent;
        expect(is?.money).toBe(Math.floor(money / 2));
        expect(row.kept ?? 0).toBe(is?.money);
      }
      before = after;
    }
    expect(mediterranean.result(moments.at(-1)?.state ?? raise())).toEqual(stored.ranking);
  }
});

function raise(): never {
  throw new Error("a game has a beginning");
}

test("a marker that goes back to START is in the ledger as it ends", () => {
  const [row] = ledgerOf(
    [
      { kind: "status-moved", seat: 0, track: "happiness", by: -3, to: -3 },
      { kind: "calamity-struck", calamity: "plague", victim: 0 },
      { kind: "marker-reset", seat: 0, track: "happiness" },
    ],
    1,
  );
  expect(row).toMatchObject({ status: { happiness: { by: 0, to: 0 } }, calamities: ["plague"] });
});
