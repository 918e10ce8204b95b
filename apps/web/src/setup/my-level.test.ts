import { expect, test } from "vitest";
import { SEAT_BOTS, type SeatBot } from "../store/seat-player.ts";
import { levelOf } from "./my-level.ts";

const person = { kind: "person", name: "Ann" };

/** Stored games of one person against three bots of a level, one after the other. */
const rowsOf = (...games: readonly (readonly [level: SeatBot, place: number])[]) =>
  games.map(([level, place], n) => ({
    id: `${n}`,
    game: "zimbabwe",
    mode: "play",
    players: [person, ...["Kofi", "Zola", "Thabo"].map((name) => ({ kind: "bot", name, level }))],
    log: [],
    ranking: [1, 2, 3].toSpliced(place - 1, 0, 0).map((seat) => [seat]),
    changed: n,
  }));

const levelAfter = (rows: readonly unknown[], levels: readonly SeatBot[] = SEAT_BOTS) =>
  levelOf(rows, "zimbabwe", levels);

test("without a result there is no level", () => {
  const [row] = rowsOf(["novice", 1]);
  const { ranking: _, ...unfinished } = row ?? {};
  const without = [
    unfinished,
    { ...row, helped: true },
    { ...row, game: "tsoro" },
    { ...row, mode: "analysis" },
    { ...row, players: [person, person, person, person] },
    "broken",
  ];
  expect(levelAfter(without)).toBeUndefined();
});

test("who loses to novices plays against novices, who wins gets stronger bots", () => {
  expect(levelAfter(rowsOf(["novice", 4]))).toBe("novice");
  expect(levelAfter(rowsOf(["novice", 1]))).toBe("casual");
  expect(levelAfter(rowsOf(["novice", 1], ["casual", 1]))).toBe("club");
  expect(levelAfter(rowsOf(...Array.from({ length: 12 }, () => ["strong", 1] as const)))).toBe(
    "strong",
  );
});

test("results alternate around a level, and it stays", () => {
  const games = Array.from({ length: 20 }, (_, n) => ["steady", n % 2 === 0 ? 1 : 4] as const);
  expect(levelAfter(rowsOf(...games))).toBe("steady");
});

test("a game with fewer levels has larger steps", () => {
  expect(levelAfter(rowsOf(["novice", 1]), ["novice", "steady", "strong"])).toBe("steady");
});

test("the order of the rows does not matter", () => {
  const rows = rowsOf(["novice", 1], ["casual", 2], ["club", 4]);
  expect(levelAfter(rows.toReversed())).toBe(levelAfter(rows));
});
