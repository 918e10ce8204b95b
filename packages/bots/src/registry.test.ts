import { zimbabwe } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { LEVELS } from "./bot.ts";
import { botsOf, commandWords, defaultLevel, gamesWithBots, parseEntrants } from "./registry.ts";

const SMALL_GAME_LEVELS = LEVELS.filter((level) => level !== "casual" && level !== "club");

const unknown = { ...zimbabwe, id: "chess" };

describe("the bots of a game", () => {
  test.each(gamesWithBots)("$id has levels in their order, small games fewer", (game) => {
    const levels = game.id === "tsoro" ? SMALL_GAME_LEVELS : LEVELS;
    expect(botsOf(game).map(({ level }) => level)).toEqual(levels);
    expect(botsOf(game).every((bot) => bot.game === game.id)).toBe(true);
    expect(defaultLevel(game)).toBe("steady");
  });

  test("a game without bots of its own has the random one", () => {
    expect(botsOf(unknown).map(({ level }) => level)).toEqual(["random"]);
    expect(defaultLevel(unknown)).toBe("random");
  });
});

describe("a lineup", () => {
  test("is levels and programs, whose quotes keep words and commas together", () => {
    const lineup = parseEntrants(zimbabwe, `steady, novice,cmd:run 'a, b' --x="c d"`);
    expect(lineup).toEqual({
      ok: true,
      value: ["steady", "novice", `cmd:run 'a, b' --x="c d"`],
    });
    expect(commandWords(`cmd:run 'a, b' --x="c d"`)).toEqual(["run", "a, b", "--x=c d"]);
  });

  test.each([
    [
      "steady,strongest",
      'zimbabwe has no bot "strongest", only random, novice, casual, club, steady, strong',
    ],
    ["", 'zimbabwe has no bot ""'],
    ["cmd: ", "cmd: names no program"],
  ])("is not %j", (text, complaint) => {
    const lineup = parseEntrants(zimbabwe, text);
    expect(lineup).toEqual({ ok: false, error: expect.stringContaining(complaint) });
  });

  test("has no level that the game lacks", () => {
    expect(parseEntrants(unknown, "steady").ok).toBe(false);
    expect(parseEntrants(unknown, "random,random").ok).toBe(true);
  });
});
