import { EDITIONS, mediterranean, type Mediterranean, type SeenEvent } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import type { ObservedMove } from "../../../local/hidden-info-table.ts";
import { mediterraneanGame } from "../../../testing/mediterranean-game.ts";
import { ledgerOf } from "./ledger.ts";
import { stepCount, slidesOf, totalsAt } from "./slides.ts";
import { lastResolution, eventsByTurn } from "./turn-events.ts";

const edition = Object.values(EDITIONS)[0];
if (edition === undefined) throw new Error("there is no edition");
const games = [mediterraneanGame(4), mediterraneanGame(6)];
const observedMovesIn = (game: (typeof games)[number]) =>
  game.moments.flatMap((moment) => moment.observedMoveFor("spectator") ?? []);

test("all events belong to one of six turns", () => {
  for (const game of games) {
    const turns = eventsByTurn(observedMovesIn(game), 6);
    expect(turns.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(eventsByTurn(observedMovesIn(game).slice(0, 30), 1)[0]?.turn).toBe(1);
  }
});

test("every resolution is found when it begins, and complete when purchasing begins", () => {
  for (const game of games) {
    const observedMoves = observedMovesIn(game);
    const sixth = lastResolution(observedMoves, 6);
    expect(sixth?.turn).toBe(6);
    const ids = new Set<number>();
    for (const [at, { events }] of observedMoves.entries()) {
      const found = lastResolution(observedMoves.slice(0, at + 1), 6);
      if (found !== undefined) ids.add(found.id);
      const isPurchasing = events.some(
        (event) => event.kind === "phase-began" && event.phase === "purchasing",
      );
      if (isPurchasing) expect(found?.isComplete).toBe(true);
    }
    expect(ids.size).toBe(6);
  }
});

test("slides are only added or extended: earlier ones do not change", () => {
  for (const game of games) {
    for (const { events } of eventsByTurn(observedMovesIn(game), 6)) {
      const from = events.findIndex(({ kind }) => kind === "cards-spent");
      const to = events.findIndex(
        (event) => event.kind === "phase-began" && event.phase === "purchasing",
      );
      const resolution = events.slice(from, to);
      const allSlides = slidesOf(edition, resolution);
      expect(allSlides.filter(({ kind }) => kind === "cards")).toHaveLength(
        game.stored.players.length,
      );
      expect(allSlides.map(({ kind }) => kind)).toContain("order");
      const settled = resolution.findIndex(({ kind }) => kind === "turn-order-set") + 1;
      for (let count = settled; count <= resolution.length; count++) {
        const firstSlides = slidesOf(edition, resolution.slice(0, count));
        expect(firstSlides.slice(0, -1)).toEqual(allSlides.slice(0, firstSlides.length - 1));
      }
      for (const slide of allSlides) expect(stepCount(slide)).toBeGreaterThan(0);
    }
  }
});

test("the sets of a slide add up to its money", () => {
  for (const game of games) {
    for (const { events } of eventsByTurn(observedMovesIn(game), 6)) {
      for (const slide of slidesOf(edition, events)) {
        if (slide.kind !== "cards") continue;
        expect(slide.sets.reduce((sum, { value }) => sum + value, 0)).toBe(slide.money);
      }
    }
  }
});

test("a calamity with a vote is one slide, from the first vote to the last loss", () => {
  const order: SeenEvent = { kind: "turn-order-set", turnOrder: [0, 1] };
  const voteCalled: SeenEvent = { kind: "vote-called", calamity: "plague", tied: [0, 1], round: 1 };
  const cast: SeenEvent = { kind: "vote-cast", seat: 2, victim: 1 };
  const struck: SeenEvent = { kind: "calamity-struck", calamity: "plague", victim: 1 };
  const passed: SeenEvent = {
    kind: "calamity-passed",
    calamity: "raid",
    reason: "nobody-below",
  };
  const slides = slidesOf(edition, [order, voteCalled, cast, struck, passed]);
  expect(slides.slice(-2)).toMatchObject([
    { calamity: "plague", victim: 1, events: [voteCalled, cast, struck] },
    { calamity: "raid", events: [passed] },
  ]);
});

test("a ledger accounts for all money and points of a turn", () => {
  for (const game of games) {
    const { stored, moments } = game;
    const ends = moments.filter(({ lastMove }) =>
      lastMove?.events.some(({ kind }) => kind === "turn-began" || kind === "game-ended"),
    );
    let before = moments[0]?.state.players.map(({ vp, money }) => ({ vp, money }));
    for (const [at, { events }] of eventsByTurn(observedMovesIn(game), 6).entries()) {
      const after = ends[at]?.state.players;
      for (const row of ledgerOf(events, stored.players.length)) {
        const [was, is] = [before?.[row.seat], after?.[row.seat]];
        expect(is?.vp).toBe((was?.vp ?? 0) + row.vp + row.vpBought + row.vpTraded);
        const money = (was?.money ?? 0) + row.goodsMoney + row.otherMoney - row.spent;
        expect(is?.money).toBe(Math.floor(money / 2));
        expect(row.moneyLeft ?? 0).toBe(is?.money);
      }
      before = after;
    }
    expect(mediterranean.result(moments.at(-1)?.state ?? throwMissing())).toEqual(stored.ranking);
  }
});

function throwMissing(): never {
  throw new Error("a game has a beginning");
}

test("the ledger has the final position of a marker that goes back to START", () => {
  const [row] = ledgerOf(
    [
      { kind: "status-moved", seat: 0, track: "happiness", by: -3, to: -3 },
      { kind: "calamity-struck", calamity: "plague", victim: 0 },
      { kind: "marker-reset", seat: 0, track: "happiness", from: -3 },
    ],
    1,
  );
  expect(row).toMatchObject({ status: { happiness: { by: 0, to: 0 } }, calamities: ["plague"] });
});

test("the ledger knows where a marker was that goes back to START in a turn without other moves", () => {
  const [row] = ledgerOf(
    [
      { kind: "calamity-struck", calamity: "plague", victim: 0 },
      { kind: "marker-reset", seat: 0, track: "happiness", from: -3 },
    ],
    1,
  );
  expect(row?.status.happiness).toEqual({ by: 3, to: 0 });
});

test("a game that began in a later turn has no earlier turns", () => {
  const revealed: ObservedMove<Mediterranean> = {
    id: 0,
    actor: 0,
    events: [
      { kind: "phase-began", phase: "resolution" },
      { kind: "cards-spent", seat: 0, cards: [] },
    ],
  };
  const next: ObservedMove<Mediterranean> = {
    id: 1,
    actor: 0,
    events: [{ kind: "turn-began", turn: 3 }],
  };
  expect(lastResolution([revealed], 2)?.turn).toBe(2);
  expect(lastResolution([revealed, next], 3)?.turn).toBe(2);
  expect(eventsByTurn([revealed], 2).map(({ turn }) => turn)).toEqual([2]);
  expect(eventsByTurn([revealed, next], 3).map(({ turn }) => turn)).toEqual([2, 3]);
});

test("the totals after the last slide are those of the ledger", () => {
  for (const game of games) {
    for (const { events } of eventsByTurn(observedMovesIn(game), 6)) {
      const from = events.findIndex(({ kind }) => kind === "cards-spent");
      const to = events.findIndex(
        (event) => event.kind === "phase-began" && event.phase === "purchasing",
      );
      const resolution = events.slice(from, to);
      const slides = slidesOf(edition, resolution);
      const count = game.stored.players.length;
      const totals = totalsAt(slides, slides.length - 1, 9, count);
      for (const [seat, { goodsMoney, otherMoney, vp, status }] of ledgerOf(
        resolution,
        count,
      ).entries())
        expect(totals[seat]).toMatchObject({ goodsMoney, otherMoney, vp, status });
      expect(totalsAt(slides, 0, 1, count).every(({ goodsMoney }) => goodsMoney === 0)).toBe(true);
    }
  }
});
