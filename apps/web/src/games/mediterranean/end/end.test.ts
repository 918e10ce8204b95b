import { CURRENT_EDITION, EDITIONS, type CardData, type State } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { mediterraneanGame } from "../../../testing/mediterranean-game.ts";
import { pointsChartLayout } from "./points-chart-layout.ts";
import { pointsRaceOf, POINT_SOURCES, pointsBySource, raceStepsOf } from "./points.ts";
import { mediterraneanRanks } from "./ranks.ts";
import { tradeSummaries, tradesOf, cardsWorth } from "./trades.ts";

const edition = EDITIONS[CURRENT_EDITION];
if (edition === undefined) throw new Error("there is no edition");
const { moments } = mediterraneanGame(5);
const race = pointsRaceOf(moments);

test("sources account for every point, turn by turn", () => {
  const ends = moments.filter(({ lastMove }) =>
    lastMove?.events.some(({ kind }) => kind === "turn-began" || kind === "game-ended"),
  );
  expect(race.turns.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const [at, { seats }] of race.turns.entries()) {
    expect(seats.map(({ total }) => total)).toEqual(ends[at]?.state.players.map(({ vp }) => vp));
  }
  for (const [seat, start] of race.start.entries()) {
    const scored = POINT_SOURCES.reduce(
      (sum, source) => sum + pointsBySource(race, seat)[source],
      0,
    );
    expect(start + scored).toBe(race.turns.at(-1)?.seats[seat]?.total);
  }
});

test("columns start at the zero line and stay inside the chart", () => {
  const { height, zero, seats } = pointsChartLayout(race);
  const parts = seats.flat().flatMap((column) => column.parts);
  for (const { y, height: high, source } of parts) {
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + high).toBeLessThanOrEqual(height);
    if (source === "lost") expect(y).toBeGreaterThanOrEqual(zero - 0.001);
  }
});

test("a race has the start and every turn", () => {
  expect(raceStepsOf(race).map(({ round }) => round)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(pointsRaceOf([])).toEqual({ start: [], turns: [] });
});

const finalSeat = (vp: number, culture: number, buildings: number) => ({
  vp,
  culture: Array.from({ length: culture }, () => "letters.glory"),
  buildings: Array.from({ length: buildings }, () => "G1"),
});

test("places have reasons: points, culture, buildings, throws, or none", () => {
  const players = [
    finalSeat(9, 2, 2),
    finalSeat(9, 2, 2),
    finalSeat(9, 1, 4),
    finalSeat(5, 0, 2),
    finalSeat(5, 0, 1),
    finalSeat(5, 0, 1),
  ];
  const ranks = mediterraneanRanks({ players } as unknown as State, [[1], [0], [2], [3], [4, 5]]);
  expect(ranks.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 5]);
  expect(ranks.map(({ ahead }) => ahead?.reason)).toEqual([
    { by: "throws" },
    { by: "culture", more: 1 },
    { by: "vp", more: 4 },
    { by: "buildings", more: 1 },
    { by: "level" },
    undefined,
  ]);
});

test("the worth of cards is that of their sets and undersides", () => {
  const card = (good: "grain" | "wine", bottom: "prosperity" | "poverty") =>
    ({ good, bottom, deck: "grain" }) as const;
  expect(cardsWorth(edition, [])).toBe(0);
  expect(cardsWorth(edition, [card("grain", "prosperity"), card("grain", "prosperity")])).toBe(
    3 + 2 * 4,
  );
  expect(cardsWorth(edition, [card("wine", "poverty")])).toBe(2 - 1);
});

const byName = (one: CardData, other: CardData): number =>
  `${one.good} ${one.bottom}`.localeCompare(`${other.good} ${other.bottom}`);

test("every deal is evaluated once for each side", () => {
  const deals = moments.filter(({ lastMove }) =>
    lastMove?.events.some(({ kind }) => kind === "deal-made"),
  );
  const trades = tradesOf(moments);
  expect(deals.length).toBeGreaterThan(5);
  expect(trades).toHaveLength(2 * deals.length);
  for (const [at, trade] of trades.entries()) {
    const other = trades[at % 2 === 0 ? at + 1 : at - 1];
    expect(other).toMatchObject({ moment: trade.moment, seat: trade.partner });
    expect(other?.given.toSorted(byName)).toEqual(trade.received.toSorted(byName));
    expect(trade.given.length + trade.received.length + Math.abs(trade.vp)).toBeGreaterThan(0);
  }
  for (const { seat, best, worst, count, sum } of tradeSummaries(trades, 5)) {
    const own = trades.filter((trade) => trade.seat === seat).map(({ value }) => value);
    expect(count).toBe(own.length);
    expect(sum).toBe(own.reduce((a, b) => a + b, 0));
    if (own.length > 1)
      expect([best?.value, worst?.value]).toEqual([Math.max(...own), Math.min(...own)]);
  }
});
