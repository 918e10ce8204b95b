import { webLanguages } from "@sofala/text/web";
import { loadZimbabweAppText } from "@sofala/text/zimbabwe";
import { zimbabwe } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { readImport } from "../../local/import.ts";
import type { ImportFault } from "../../local/import-types.ts";
import { recordOf } from "../../store/stored-game.ts";
import { randomGame } from "../../testing/zimbabwe-game.ts";
import { importFaultText } from "./import-fault-text.ts";

const record = recordOf(randomGame("fault text", 2, 12));
const faultOf = (document: unknown): ImportFault => {
  const read = readImport(JSON.stringify(document), [zimbabwe]);
  if (read.ok) throw new Error("it was taken");
  return read.error;
};

const FAULTS: readonly ImportFault[] = [
  { code: "empty" },
  { code: "too-large", bytes: 7_000_000 },
  { code: "not-json" },
  { code: "not-json", line: 3 },
  { code: "unknown" },
  { code: "other-game", game: "mediterranean" },
  { code: "newer" },
  { code: "other-result" },
  faultOf({ ...record, players: [] }),
  faultOf({ ...record, seed: undefined }),
  faultOf({ ...record, elo: 3 }),
  faultOf({ ...record, options: { gods: ["zeus"] } }),
  faultOf({ ...record, moves: [[0, { kind: "give" }]] }),
  faultOf({ ...record, moves: [[0, { kind: "end-turn" }]] }),
];

describe.each(webLanguages.map(({ tag }) => tag))("in %s", (tag) => {
  test("every fault has its own sentence", async () => {
    const text = await webLanguages.find((language) => language.tag === tag)?.load();
    if (text === undefined) throw new Error("no such language");
    const { zimbabwe: sentences } = await loadZimbabweAppText(tag);
    const told = FAULTS.map((fault) => importFaultText(fault, text, sentences));
    for (const sentence of told) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(told.join(" ")).not.toMatch(/undefined|object|  /u);
    expect(new Set(told).size).toBe(FAULTS.length);
  });
});

test("the path of a fault is in text", async () => {
  const text = await webLanguages[0]?.load();
  const place = text?.games.import.fault.describePath;
  expect(place?.(["moves", 12, 1, "at"])).toBe("“at” of move 13");
  expect(place?.(["seats", 1, "cattle"])).toBe("“cattle” of seat 2");
  expect(place?.(["position", "board", 2])).toBe("row 3 of the board");
  expect(place?.(["players"])).toBe("the list of players");
  expect(place?.(["elo"])).toBe("“elo”");
});
