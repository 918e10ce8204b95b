import { readFileSync } from "node:fs";
import { join } from "node:path";
import { initialState, type GameRecord } from "@sofala/engine";
import { describeGolden, goldenGames, type PlayedMove } from "@sofala/engine/testing";
import { zimbabwe, type Move, type Zimbabwe } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { endOf } from "./golden-theme.ts";
import { THEMES } from "./golden-themes.ts";

const folder = join(import.meta.dirname, "golden");
describeGolden(zimbabwe, folder);

const games = new Map(
  goldenGames(zimbabwe, folder).map(({ file, text, record }) => [
    file.replace(".json", ""),
    { text, record, plays: playsOf(record) },
  ]),
);
const allPlays = [...games.values()].flatMap(({ plays }) => plays);
const allMoves = allPlays.map(({ move }) => move);
const allEvents = allPlays.flatMap(({ events }) => events);

describe("every golden game", () => {
  test("has a theme, and every theme a game", () => {
    expect([...games.keys()].toSorted()).toEqual(THEMES.map(({ name }) => name).toSorted());
  });

  test.each(THEMES)("shows what it is there for: $name", ({ name, pins, shows }) => {
    const game = games.get(name);
    expect(game?.record.pins).toBe(pins);
    expect(game?.plays.some(shows)).toBe(true);
    expect(game?.text.length).toBeLessThan(60_000);
  });

  const ends = JSON.parse(
    readFileSync(join(import.meta.dirname, "golden-ends.json"), "utf8"),
  ) as Record<string, readonly string[]>;
  test.each(THEMES)("ends with the same VP, VR and cattle: $name", ({ name }) => {
    const last = games.get(name)?.plays.at(-1);
    expect(last === undefined ? undefined : endOf(last.after)).toEqual(ends[name]);
  });
});

describe("together the golden games have", () => {
  test("at least twenty games, for every number of players", () => {
    expect(games.size).toBeGreaterThanOrEqual(20);
    const players = [...games.values()].map(({ record }) => record.players.length);
    expect(new Set(players)).toEqual(new Set([2, 3, 4, 5]));
  });

  test("every option", () => {
    const options = Object.assign({}, ...[...games.values()].map(({ record }) => record.options));
    const names = ["dziva", "firstPlay", "gods", "roundLimit", "specialists"];
    expect(Object.keys(options as object).toSorted()).toEqual(names);
  });

  test("every kind of move", () => {
    expect(new Set(allMoves.map(({ kind }) => kind))).toEqual(
      new Set<Move["kind"]>([
        "place-first",
        "give",
        "pass",
        "set-prices",
        "choose-god",
        "choose-specialist",
        "use-specialist",
        "build-monument",
        "place-craftsman",
        "raise-prices",
        "raise-monument",
        "end-turn",
      ]),
    );
  });

  test("every god chosen", () => {
    const chosen = allMoves.flatMap((move) => (move.kind === "choose-god" ? [move.god] : []));
    expect(new Set(chosen).size).toBe(12);
  });

  test("every specialist chosen and used", () => {
    const chosen = allMoves.flatMap((move) =>
      move.kind === "choose-specialist" ? [move.specialist] : [],
    );
    const used = allMoves.flatMap((move) =>
      move.kind === "use-specialist" ? [move.specialist] : [],
    );
    expect(new Set(chosen).size).toBe(5);
    expect(new Set(used).size).toBe(5);
  });

  test("every craftsman placed, every level reached, and every resource found", () => {
    const placed = allEvents.flatMap((e) => (e.kind === "craftsman-placed" ? [e.craftsman] : []));
    const levels = allEvents.flatMap((e) => (e.kind === "monument-raised" ? [e.level] : []));
    const found = allEvents.flatMap((e) => (e.kind === "resource-placed" ? [e.resource] : []));
    expect(new Set(placed).size).toBe(7);
    expect(new Set(levels)).toEqual(new Set([2, 3, 4, 5]));
    expect(new Set(found).size).toBe(4);
  });
});

function playsOf(record: GameRecord<Zimbabwe>): readonly PlayedMove<Zimbabwe>[] {
  const start = initialState(zimbabwe, record);
  if (!start.ok) throw new Error(start.error.reason);
  let before = start.value;
  return record.moves.map(([actor, move]) => {
    const step = zimbabwe.applyMove(before, actor, move);
    if (!step.ok) throw new Error(`refused: ${JSON.stringify(move)}`);
    const { state: after, events } = step.value;
    const play = { before, actor, move, after, events };
    before = after;
    return play;
  });
}
