import { mediterranean } from "@sofala/mediterranean";
import type { JsonObject } from "@sofala/engine";
import { describe, expect, test } from "vitest";
import { market, shops } from "../../../test/mediterranean/fixtures.ts";
import { coloured, plain } from "../../paint.ts";
import { mediterraneanUi } from "./mediterranean-ui.ts";

const NAMES = ["Ann", "Ben", "Cleo", "Dora"];
const context = {
  paint: plain,
  columns: 120,
  names: NAMES,
  highlightedCells: new Set<string>(),
  isBrief: false,
};

function stateOf(position: unknown) {
  const state = mediterranean.fromPosition(position, "board");
  if (!state.ok) throw new Error(state.error.reason);
  return state.value;
}

/** The view of some observers; without any, of all seats together. */
function observerViewOf(
  state: ReturnType<typeof stateOf>,
  ...observers: readonly (number | "spectator")[]
) {
  const all = observers.length === 0 ? [0, 1, 2, 3] : observers;
  return {
    description: mediterranean.scenario.describe(state),
    views: all.map((observer) => mediterranean.view(state, observer)),
  };
}

const draw = (observerView: ReturnType<typeof observerViewOf>, changes = {}) =>
  mediterraneanUi.draw(observerView, { ...context, ...changes }).join("\n");

describe("the table", () => {
  const seen = draw(observerViewOf(stateOf(market), 0));

  test("shows the turn, and the mats side by side", () => {
    expect(seen).toContain(
      "Turn 3 of 6 · stone age · trading phase · turn order Cleo, Ann, Ben, Dora",
    );
    for (const row of [
      /▶Ann +▶Ben +▶Cleo +▶Dora/u,
      /VP, money +6 VP, \$3 +5 VP, \$0/u,
      /government +democracy 4 +democracy 1/u,
      / buildings +1 of 2 \(3 at 6\) +1 of 1 \(2 at 3\)/u,
      /religion +Mars 0 +Venus 0/u,
      /happiness +−2 +0/u,
      /farms +gwt·s +gwtos/u,
      /city, harbor +2, 0 +0, 0/u,
      /workers +1 free, 5 supply/u,
      /letters +■ · · +· · ·/u,
      /cards +4 hand, 1 stored +3 hand, 0 stored/u,
    ]) {
      expect(seen).toMatch(row);
    }
    expect(seen).toContain("Ann: Senate House (government 2 spaces forward)");
    expect(seen).toContain("Ben: Tribunal (give an opponent happiness −1)");
  });

  test("shows the developments of the turn with prices", () => {
    expect(seen).toMatch(/S01 Market Town +\$3 {2}1 worker to a city/u);
    expect(seen).toMatch(/S17 Foreign Gold +\$0 {2}\+\$4, safety −3/u);
    expect(seen).toContain("CU3 Tax Strike: $5; lowest happiness −2 (Ann)");
    expect(seen).toContain("CB1 Barbarians Pillage: 3 VP; lowest safety 0, nobody below START");
  });

  test("shows the player's cards in sets, with the money now and with one more card", () => {
    expect(seen).toContain("Your cards: worth $8");
    expect(seen).toMatch(/grain ×2 +\$3, one more: \$6 +\[1\] democracy {2}\[2\] Poverty/u);
    expect(seen).toMatch(/wine ×1 +\$2, one more: \$5 +\[3\] Barbarian Fury\*/u);
    expect(seen).toMatch(/stored +\[5\] dye Venus/u);
    expect(seen).toContain("* cannot be stored");
  });

  test("shows no cards to a spectator, and all cards in the view of all seats", () => {
    expect(seen).not.toContain("Piracy");
    expect(draw(observerViewOf(stateOf(market), "spectator"))).not.toMatch(/cards:|Fury|Piracy/u);
    const all = draw(observerViewOf(stateOf(market)));
    expect(all).toContain("Cards of Ann: worth $8");
    expect(all).toMatch(/Piracy ×1 +worth nothing +\[3\] Piracy\*/u);
  });

  test("lists the open offers, own offers with their cards", () => {
    const offer = { kind: "offer", to: [1], give: { cards: [3], vp: 1 }, want: {} } as const;
    const step = mediterranean.applyMove(stateOf(market), 0, offer);
    if (!step.ok) throw new Error(step.error.code);
    expect(draw(observerViewOf(step.value.state, 0))).toContain(
      "   1  Ann to Ben: 1 wine and 1 VP for nothing (your 3)",
    );
    expect(draw(observerViewOf(step.value.state, 2))).toMatch(/1 wine and 1 VP for nothing$/mu);
  });

  test("shows the step of a market in rounds, and open types, if the table has these options", () => {
    const options = { market: "rounds", handTypes: "open" };
    const table = draw(observerViewOf(stateOf({ ...market, options }), 0));
    expect(table).toContain("trading phase: round 1, offers");
    expect(table).toContain("Ben holds 2 wool, 1 luxury");
    expect(table).not.toContain("Ann holds");
  });

  test("is brief for a seat that has just seen it", () => {
    const brief = draw(observerViewOf(stateOf(market), 0), { isBrief: true });
    expect(brief).toContain("6 VP · $3 · democracy 4, buildings 1 of 2 (3 at 6)");
    expect(brief).toContain("Your cards");
    expect(brief).not.toContain("Developments");
    const buying = draw(observerViewOf(stateOf(shops), 0), { isBrief: true });
    expect(buying).toContain("Developments");
  });

  test("colour changes nothing but colour", () => {
    const painted = draw(observerViewOf(stateOf(market), 0), { paint: coloured });
    expect(painted).toContain("\u001b[38;5;160mBarbarian Fury\u001b[0m*");
    expect(painted.replaceAll(/\u001b\[[\d;]*m/gu, "")).toBe(seen);
  });

  test("calls seats by their colours if players have no names", () => {
    expect(mediterraneanUi.seatNames({ seats: [{}, {}, {}, {}] }, 4)).toEqual([
      "Green",
      "Purple",
      "Orange",
      "Yellow",
    ]);
  });
});

interface Labelled {
  readonly kind: string;
  readonly [field: string]: unknown;
}

describe("menus", () => {
  const observerView = observerViewOf(stateOf(shops), 0);
  const choice = (field: string, move: { readonly kind: string }) =>
    mediterraneanUi.choiceLabel(field, move, observerView, NAMES);

  test.each<[field: string, move: Labelled, label: string]>([
    [
      "building",
      { kind: "build", building: "white-G1" },
      "Assembly Hall, $6, 2 workers: government 1 space forward",
    ],
    [
      "building",
      { kind: "use-ability", building: "white-G2" },
      "Senate House: government 2 spaces forward",
    ],
    ["card", { kind: "develop", card: "S09" }, "Bank, $4: 1 worker to the bank"],
    ["from", { kind: "develop", from: ["available", "farm.ore"] }, "available, ore farm"],
    ["areas", { kind: "lose-cubes", areas: ["culture.drama.guard"] }, "drama, guard"],
    ["industry", { kind: "develop", industry: "arms" }, "arms, for ore"],
    ["victim", { kind: "vote", victim: 2 }, "Cleo"],
    ["track", { kind: "flip", track: "religion" }, "religion, now Mars 0"],
    ["cards", { kind: "store", cards: [1, 5] }, "store [1] grain democracy"],
    ["cards", { kind: "store", cards: [] }, "take back [5] dye Venus"],
    ["cards", { kind: "discard-stored", cards: [5] }, "[5] dye Venus"],
    ["choice", { kind: "bank", choice: "poverty" }, "Poverty costs no happiness"],
  ])("%s of %j: %s", (field, move, label) => {
    expect(choice(field, move)).toBe(label);
  });

  test("show what a choice changes for the seat", () => {
    const description = mediterranean.scenario.describe(stateOf(shops));
    const [first, ...others] = description["seats"] as readonly JsonObject[];
    const changed = { ...first, vp: 9, money: 8, safety: 2 };
    const after = { ...description, seats: [changed, ...others] };
    expect(mediterraneanUi.describeChange(description, after, 0)).toEqual([
      "VP 6 to 9",
      "$20 to $8",
      "safety 0 to 2",
    ]);
    expect(mediterraneanUi.describeChange(description, description, 0)).toEqual([]);
  });
});
