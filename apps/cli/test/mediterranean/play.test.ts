import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SCREEN_CLEARED, runSofala } from "../fake-terminal.ts";
import { makeTestFolder, type TestFolder } from "../fixtures.ts";
import { market, shops } from "./fixtures.ts";

let folder: TestFolder;
let bazaar: string;
let bargains: string;
beforeAll(async () => {
  folder = await makeTestFolder();
  bazaar = await folder.write("market.json", market);
  bargains = await folder.write("shops.json", shops);
});
afterAll(() => folder.remove());

const ALONE = "person,random,random,random";
const PAIR = "person,person,random,random";

const play = (lines: readonly string[], ...options: readonly string[]) =>
  runSofala(["play", "mediterranean", ...options], { input: `${lines.join("\n")}\n` });
const trade = (...lines: readonly string[]) =>
  play(lines, "--from", bazaar, "--seats", PAIR, "--seed", "bazaar");
const shop = (...lines: readonly string[]) =>
  play(lines, "--from", bargains, "--seats", ALONE, "--seed", "bargains");

describe("a person at the market", () => {
  test("gets a menu, and a hint how to make an offer", async () => {
    const { exit, out } = await trade("quit");
    expect(exit).toBe(0);
    expect(out).toContain("store a card or take one back");
    expect(out).toContain("ready: finish this step");
    expect(out).toContain("or make an offer: offer all: 3 5 + 2vp for 2 wine 1 grain");
  });

  test("makes an offer that another person accepts with cards of their own", async () => {
    const { out } = await trade("offer Purple: 3 + 1vp for 2 wool", "wait", "accept 1 with 1 2");
    expect(out).toContain("Green offers Purple 1 wine and 1 VP for 2 wool (offer 1).");
    const [before = "", after = ""] = out.split("Pass the keyboard to Purple.");
    expect(before).toContain("Barbarian Fury");
    expect(after.split("Purple> ")[0]).toContain("Green to Purple: 1 wine and 1 VP for 2 wool");
    expect(after.split("Purple> ")[0]).not.toContain("Barbarian Fury");
    expect(after).toContain(
      "Purple accepts Green's offer: Green gives 1 wine (Barbarian Fury) and 1 VP, " +
        "Purple gives 2 wool (democracy ×2).",
    );
  });

  test("reads why a move is not possible, and continues", async () => {
    const { out } = await trade(
      "store 3",
      "offer all: 9 for 1 wool",
      "offer all: 3 as gold for 1 wool",
      "accept 7",
      "offer",
      "build",
      '{"kind":"time-up"}',
    );
    for (const sentence of [
      "You cannot store Barbarian Fury.",
      "You have no card 9.",
      "card 3 (wine) is not one.",
      "There is no offer 7.",
      "Say who the offer is for",
      "Not possible now: build a building.",
      "Only the clock can say that time is up",
    ]) {
      expect(out).toContain(sentence);
    }
  });

  test("stores by menu or by typed move", async () => {
    const { out } = await trade("store", "1", "store 1 2 5", "store nothing");
    expect(out).toContain("store [1] grain democracy");
    expect(out).toContain("Green stores cards 1 and 5.");
    expect(out).toContain("Green stores cards 1, 2 and 5.");
    expect(out).toContain("Green stores nothing.");
  });

  test("sees random players trade meanwhile", async () => {
    const { out } = await play(
      ["ready", ...Array.from({ length: 12 }, () => "wait")],
      "--seats",
      ALONE,
      "--seed",
      "busy",
    );
    expect(out).toMatch(/Purple offers/u);
    expect(out).toMatch(/(?:Purple|Orange|Yellow) accepts \w+'s offer/u);
  });
});

describe("a keyboard for several", () => {
  const screen = (...lines: readonly string[]) =>
    runSofala(["play", "mediterranean", "--from", bazaar, "--seats", PAIR], {
      input: `${lines.join("\n")}\n`,
      isTty: true,
    });

  test("is passed on with a cleared screen, and shows each person only their own cards", async () => {
    const { out } = await screen("", "wait", "", "quit", "");
    const screens = out.split(SCREEN_CLEARED);
    expect(screens).toHaveLength(3);
    expect(screens[1]).toContain("Green, press Enter.");
    expect(screens[1]).toContain("[3] Barbarian Fury");
    expect(screens[1]).not.toContain("[3] Piracy");
    expect(screens[2]).toContain("Pass the keyboard to Purple.");
    expect(screens[2]).toContain("[3] Piracy");
    expect(screens[2]).not.toContain("[3] Barbarian Fury");
  });
});

describe("a person who buys", () => {
  test("picks step by step, seeing what it changes", async () => {
    const { out } = await shop("develop", "S14", "available", "letters.revels");
    expect(out).toContain("Epic Poem, $4: 1 worker to letters, +3 VP  [VP 6 to 9, $20 to $16]");
    expect(out).toContain("Where do the workers come from?");
    expect(out).toContain("letters, revels");
    expect(out).toContain(
      "Green buys Epic Poem (letters, revels) for $4, with 1 available worker.",
    );
  });

  test("can type everything in one line", async () => {
    const { out } = await shop("develop S10 available", "build white-G1", "buy 2", "ready");
    expect(out).toContain("Green buys Army for $1");
    expect(out).toContain("Green builds the Assembly Hall for $6.");
    expect(out).toContain("Green buys 2 VP for $8.");
    expect(out).toContain("Green is ready.");
  });

  test("undoes what no other move depends on, until the part is over", async () => {
    const { out } = await shop("buy 1", "undo", "undo", "buy 2", "ready", "undo");
    expect(out.match(/Undone/gu)).toHaveLength(1);
    expect(out.match(/nothing to undo in this turn/gu)).toHaveLength(2);
    expect(out).toContain("Turn 4 begins.");
  });
});

describe("a whole game", () => {
  /** Types every word that some menu accepts; impossible ones are refused without harm. */
  const turns = Array.from({ length: 150 }, () => [
    "offer all: 1vp for 1 grain",
    "1",
    "2",
    "ready",
    "0",
    "3",
  ]).flat();

  test("can be played to its end against random players, with a valid record", async () => {
    const file = join(folder.path, "whole.json");
    const args = ["--seats", ALONE, "--seed", "whole", "--save", file];
    const { exit, out, err } = await play(turns, ...args);
    expect({ exit, err }).toEqual({ exit: 0, err: "" });
    expect(out).toContain("Turn 6 begins.");
    expect(out).toContain("The game is over: 1. ");
    expect(out).not.toMatch(/undefined|NaN|\[object/u);
    const replayed = await runSofala(["replay", file]);
    expect(replayed.exit).toBe(0);
    expect(replayed.out).toContain("The game is over: 1. ");
    const { moves } = JSON.parse(await readFile(file, "utf8")) as {
      moves: readonly [number, { readonly kind: string }][];
    };
    const kinds = new Set(moves.filter(([seat]) => seat !== 0).map(([, { kind }]) => kind));
    for (const kind of ["offer", "accept", "store", "ready", "develop"])
      expect(kinds).toContain(kind);
  });

  test("is the same for the same seed and the same input", async () => {
    const args = ["--seats", ALONE, "--seed", "same"];
    expect(await play(turns.slice(0, 60), ...args)).toEqual(
      await play(turns.slice(0, 60), ...args),
    );
  });

  test("can be saved and resumed", async () => {
    const file = join(folder.path, "again.json");
    await play(["ready", "wait"], "--seats", ALONE, "--seed", "again", "--save", file);
    const { exit, out } = await play(["log"], "--from", file, "--seats", ALONE);
    expect(exit).toBe(0);
    expect(out).toContain("Green is ready.");
  });
});
