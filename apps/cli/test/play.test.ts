import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runSofala } from "./fake-terminal.ts";
import {
  idleGameRecord,
  makeTestFolder,
  newerRules,
  position,
  type TestFolder,
} from "./fixtures.ts";

let folder: TestFolder;
let start: string;
beforeAll(async () => {
  folder = await makeTestFolder();
  start = await folder.write("position.json", position);
});
afterAll(() => folder.remove());

const play = (lines: readonly string[], ...options: readonly string[]) =>
  runSofala(["play", "zimbabwe", ...options], { input: `${lines.join("\n")}\n` });
const hotSeat = (...lines: readonly string[]) =>
  play(lines, "--from", start, "--seats", "person,person");

describe("play", () => {
  test("offers the legal moves by kind", async () => {
    const { exit, out } = await hotSeat("quit");
    expect(exit).toBe(0);
    expect(out).toContain(" 3  ·  · ▲K1 ·  · ▲Z1");
    for (const offer of ["choose a god", "place a craftsman", "build a monument", "end the turn"]) {
      expect(out).toContain(offer);
    }
    expect(out).not.toContain("raise a monument");
    expect(out).toContain("You left the game.");
  });

  test("narrows a move down step by step", async () => {
    const { out } = await hotSeat("place-craftsman", "potter", "b1", "horizontal", "2");
    expect(out).toContain("Place a craftsman. Which craftsman?");
    expect(out).toContain("potter  [VR 20 to 23, VP 1 to 2, cattle 9 to 7]");
    expect(out).toContain("Which area for its top left corner?");
    expect(out).toContain("Horizontal or vertical?");
    expect(out).toContain("At what price? 1 to 3");
    expect(out).toContain("places a potter at b1");
  });

  test("accepts a whole move in one line, prefixes and numbers", async () => {
    const { out } = await hotSeat("pl pot B1 ho 3", "end", "1", "1");
    expect(out).toContain("You left the game without saving it.");
    expect(out).toContain("places a potter at b1");
    expect(out).toContain("Kilwa ends the turn.");
    expect(out).toContain("Zulu adores");
  });

  test("takes a move as JSON", async () => {
    const { out } = await hotSeat(
      '{"kind":"build-monument","at":"a3"}',
      '{"kind":"build-monument"',
      '{"kind":"build-monument","at":"zz"}',
      '{"kind":"build-monument","at":"e1"}',
    );
    expect(out).toContain("Kilwa builds a monument at a3.");
    expect(out).toContain("This is not JSON: line 1, column 25");
    expect(out).toContain("This is not a move: $.at: ");
    expect(out.match(/builds a monument/gu)).toHaveLength(1);
  });

  test("explains why a cell is not an option", async () => {
    const { out } = await hotSeat("build", "f4", "d3", "x9", "nonsense");
    expect(out).toContain("f4 is water.");
    expect(out).toContain("d3 touches the monument at c3.");
    expect(out).toContain('"nonsense" is not one of these.');
  });

  test("explains what is not possible now", async () => {
    const { out } = await hotSeat("give 3", "build a3 b3");
    expect(out).toContain("Not possible now: give cattle.");
    expect(out).toContain('"b3" is one word too many.');
  });

  test("undoes moves within the turn", async () => {
    const { out } = await hotSeat("undo", "build a3", "undo", "build a3", "end-turn", "undo");
    expect(out.match(/Undone/gu)).toHaveLength(1);
    expect(out.match(/nothing to undo in this turn/gu)).toHaveLength(2);
    expect(out.match(/builds a monument at a3/gu)).toHaveLength(2);
  });

  test("has help and a log", async () => {
    const { out } = await hotSeat("help", "build a3", "log", "board", "");
    expect(out).toContain("save FILE");
    expect(out.match(/builds a monument at a3/gu)).toHaveLength(2);
    expect(out.match(/▲K1 · {2}· ▲Z1/gu)).toHaveLength(2);
  });

  test("marks cells on a screen", async () => {
    const { out } = await runSofala(["play", "zimbabwe", "--from", start], {
      input: "build\nquit\n\n",
      isTty: true,
    });
    expect(out).toContain(" 3  +  · ▲K1 ·  · ▲Z1");
    expect(out).toContain("possible areas are marked +.");
  });
});

describe("a game in the terminal", () => {
  test("is saved, verified and resumed", async () => {
    const file = join(folder.path, "game.json");
    const first = await play(["build a3"], "--from", start, "--save", file);
    expect(first.out).toContain(`You left the game; it is in ${file}.`);
    expect((await runSofala(["replay", file])).out).toContain("1 move, all legal");
    const second = await play(
      ["undo", "end"],
      "--from",
      file,
      "--save",
      file,
      "--seats",
      "person,person",
    );
    expect(second.out).toContain("Undone.");
    expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({
      players: ["Kilwa", "Zulu"],
      moves: [[0, { kind: "end-turn" }]],
    });
  });

  test("is never saved over another file", async () => {
    const { exit, err } = await play(["quit"], "--save", start);
    expect(exit).toBe(2);
    expect(err).toContain("the file already exists");
    const { out } = await hotSeat(`save ${start}`, "save", "quit");
    expect(out).toContain("the file already exists");
    expect(out).toContain("Type: save FILE");
    expect(JSON.parse(await readFile(start, "utf8"))).toEqual(position);
  });

  test("keeps the version of its rules", async () => {
    const from = await folder.write("begun.json", {
      ...idleGameRecord,
      moves: [],
      result: undefined,
    });
    const file = join(folder.path, "gone-on.json");
    const seats = ["--seats", "person,person"];
    const args = ["play", "zimbabwe", "--from", from, "--save", file, ...seats];
    const { exit } = await runSofala(args, { input: "end\n", games: [newerRules] });
    expect(exit).toBe(0);
    expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({
      rules: 1,
      moves: [[0, { kind: "end-turn" }]],
    });
  });

  test("can be played to its end", async () => {
    const file = await folder.write("idle.json", {
      ...idleGameRecord,
      moves: [],
      result: undefined,
    });
    const { exit, out } = await play(["end", "end"], "--from", file, "--seats", "person,person");
    expect(exit).toBe(0);
    expect(out).toContain("The game is over: 1. Ann, 2. Ben.");
  });

  test("has random players on request", async () => {
    const { exit, out } = await play([], "--seats", "random,random,random,person", "--seed", "s");
    expect(exit).toBe(0);
    expect(out).toContain("Kilwa (random), Mutapa (random), Zulu (random), Lozi (person); seed s.");
    expect(out).toContain("Place your first monument. Which area?");
    expect(await play([], "--seats", "random,random,random,person", "--seed", "s")).toEqual({
      exit,
      out,
      err: "",
    });
  });

  test("has bots of the given levels, and describes how they play", async () => {
    const { exit, out } = await play([], "--bots", "novice,steady", "--seed", "s");
    expect(exit).toBe(0);
    expect(out).toContain("Kilwa (person), Mutapa (novice), Zulu (steady); seed s.");
    expect(out).toContain("Herder (novice): ");
    expect(out).toContain("Steward (steady): ");
  });

  test("continues with random moves if a program fails", async () => {
    const bots = ["--from", start, "--bots", "cmd:./no-such-program", "--seed", "s"];
    const { exit, out, err } = await play(["end"], ...bots);
    expect(exit).toBe(0);
    expect(out).toContain("Zulu ends the turn.");
    expect(err).toContain("Zulu's program cannot be started (");
  });

  test("can be played to its end against a bot, also after an undo", async () => {
    const file = await folder.write("bot.json", {
      ...idleGameRecord,
      moves: [],
      result: undefined,
    });
    const { exit, out } = await play(["build a3", "undo", "end"], "--from", file);
    expect(exit).toBe(0);
    expect(out).toContain("Ann (person), Ben (steady)");
    expect(out).toContain("The game is over: 1. ");
  });

  test.each<[why: string, args: readonly string[], complaint: string]>([
    [
      "seats and bots are both named",
      ["--seats", "person,steady", "--bots", "novice"],
      "leave out --bots",
    ],
    ["there are too few bots", ["--players", "5", "--bots", "novice,steady"], "2 bots for 4 seats"],
    ["nobody plays", ["--seats", "random,random"], "has no person"],
    ["a seat is neither", ["--seats", "person,bot"], 'zimbabwe has no bot "bot"'],
    ["seats and players differ", ["--players", "3", "--seats", "person,random"], "names 2 of 3"],
    ["a saved game is given players", ["--from", "-", "--players", "3"], "--from already sets"],
    ["moves and game are both from the standard input", ["--from", "-"], "--from needs a file"],
  ])("does not begin when %s", async (_why, args, complaint) => {
    const { exit, err } = await play([], ...args);
    expect(exit).toBe(2);
    expect(err).toContain(complaint);
  });
});
