import type { Game } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { tsoro } from "@sofala/tsoro";
import { zimbabwe } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { LEVELS } from "./bot.ts";
import { botsOf, parseEntrants, defaultLevel, commandWords } from "./registry.ts";

const unknown = { ...zimbabwe, id: "chess" };

describe("the bots of a game", () => {
  test.each<Game>([zimbabwe, mediterranean, tsoro])("$id has every level", (game) => {
    expect(botsOf(game).map(({ level }) => level)).toEqual(LEVELS);
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
    ["steady,strongest", 'zimbabwe has no bot "strongest", only random, novice, steady, strong'],
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
