import { mediterranean, type Move } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import { market } from "../../../test/mediterranean/fixtures.ts";
import { typedMoves } from "./typed-moves.ts";

const names = ["Ann", "Ben", "Cleo", "Clara"];
const state = mediterranean.fromPosition(market, "phrases");
if (!state.ok) throw new Error(state.error.reason);
const observerView = {
  description: mediterranean.scenario.describe(state.value),
  views: [mediterranean.view(state.value, 0)],
};
const legal: readonly Move[] = [{ kind: "accept", offer: 3, give: [1] }];
const read = (line: string) => typedMoves.parse(line, { observerView: observerView, names, legal });

describe("typed moves", () => {
  test.each<[line: string, move: Move]>([
    [
      "offer all: 3 5 + 2vp for 2 wine 1 grain",
      {
        kind: "offer",
        to: "all",
        give: { cards: [3, 5], vp: 2 },
        want: { goods: { wine: 2, grain: 1 } },
      },
    ],
    [
      "OFFER everyone 3 and 1 VP for Wool",
      { kind: "offer", to: "all", give: { cards: [3], vp: 1 }, want: { goods: { wool: 1 } } },
    ],
    [
      "offer Ben, 2: 2 grain, 1 wine for nothing",
      { kind: "offer", to: [1, 2], give: { cards: [1, 2, 3] }, want: {} },
    ],
    ["offer to ben and cle: 4", { kind: "offer", to: [1, 2], give: { cards: [4] }, want: {} }],
    [
      "offer all: nothing for 1 slave 2 spices 3vp reply 4",
      {
        kind: "offer",
        to: "all",
        give: {},
        want: { goods: { slaves: 1, spices: 2 }, vp: 3 },
        replyTo: 4,
      },
    ],
    [
      "offer 1: 4 as spices for pledge white-G5 not on Ann",
      {
        kind: "offer",
        to: [1],
        give: { cards: [4], as: { 4: "spices" } },
        want: { pledges: [{ building: "white-G5", target: 0, use: false }] },
      },
    ],
    [
      "offer 1: pledge white-G5 on 2 1 grain for 1 gold",
      {
        kind: "offer",
        to: [1],
        give: { cards: [1], pledges: [{ building: "white-G5", target: 2, use: true }] },
        want: { goods: { gold: 1 } },
      },
    ],
    ["accept 3", { kind: "accept", offer: 3, give: [1] }],
    ["accept 8", { kind: "accept", offer: 8 }],
    ["accept 3 with 4 7 as gold", { kind: "accept", offer: 3, give: [4, 7], as: { 7: "gold" } }],
    ["accept 3 with 2 grain", { kind: "accept", offer: 3, give: [1, 2] }],
    ["decline 3", { kind: "decline", offer: 3 }],
    ["withdraw 12", { kind: "withdraw", offer: 12 }],
    ["store 2 5", { kind: "store", cards: [2, 5] }],
    ["store nothing", { kind: "store", cards: [] }],
  ])("%s", (line, move) => {
    expect(read(line)).toEqual({ ok: true, value: move });
    expect(mediterranean.parseMove(move).ok).toBe(true);
  });

  test.each<[line: string, complaint: string]>([
    ["offer", "Say who the offer is for, what you give and what you want"],
    ["offer 3 for 1 wine", "Say who the offer is for"],
    ["offer all: 1 for 2 for 3", "Say who the offer is for"],
    ["offer Zoe: 1 for 1 wine", 'Nobody here is called "Zoe".'],
    ["offer Cl: 1 for 1 wine", 'Nobody here is called "Cl".'],
    ["offer all: camels for 1 wine", '"camels" is not a card, a good or VP.'],
    ["offer all: 2 wine for 1 grain", "You do not have 2 wine to give."],
    ["offer all: 1 for 2", "Ask by type, such as 2 wine, not by card: 2."],
    ["offer all: 4 as wine for 1 dye", "Piracy is promised as spices or as gold."],
    ["offer all: pledge white-G5 for 1 dye", "A pledge names a building and a player"],
    ["accept three", "Type the number of the offer"],
    ["accept 3 for 4", "Type the number of the offer"],
    ["decline 3 4", "Type the number of the offer: decline 3."],
    ["store gems", '"gems" is not a card, a good or VP.'],
  ])("%s is not understood", (line, complaint) => {
    const answer = read(line);
    expect(answer?.ok).toBe(false);
    if (answer?.ok === false) expect(answer.error).toContain(complaint);
  });

  test.each(["accept", "decline", "store", "ready", "1", "develop S01"])(
    "%s is left to the menus",
    (line) => {
      expect(read(line)).toBeUndefined();
    },
  );

  test("are hinted at where offers can be made", () => {
    expect(typedMoves.hint(observerView)).toContain("offer all: ");
    const spectator = mediterranean.setup("hint", 4, state.value.options);
    expect(
      typedMoves.hint({ description: {}, views: [mediterranean.view(spectator, 0)] }),
    ).toBeUndefined();
  });
});
