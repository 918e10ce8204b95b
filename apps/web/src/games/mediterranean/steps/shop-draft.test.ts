import { signal } from "@preact/signals";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import type { HiddenInfoTable } from "../../../local/hidden-info-table.ts";
import { TableModel } from "../table-model.ts";
import { shopDraft } from "./shop-draft.ts";
import { ShopModel } from "./shop-model.ts";
import { testState } from "../testing/test-state.ts";

/** The shop as after a page load, before anything is bought. */
function openShop() {
  const state = testState({
    phase: "purchasing",
    seats: [{ money: 20, cubes: { available: 1 } }],
    developments: ["S01", "S12"],
    turn: 1,
  });
  const table = new TableModel({
    players: [{ kind: "person", name: "Ann" }],
    me: signal(0),
    observerView: signal({ moveCount: 0, view: mediterranean.view(state, 0) }),
    // A server that does not answer.
    play: () => new Promise(() => undefined),
  } as unknown as HiddenInfoTable<Mediterranean>);
  const shop = new ShopModel(table);
  return { shop, draft: shopDraft(table, shop) };
}

test("a development with its picks, and points, are restored", () => {
  const before = openShop();
  expect(before.draft.read()).toBeUndefined();
  before.shop.openCard("S12");
  before.shop.pick({ ...before.shop.picks.value, industry: "arms" });
  before.shop.vp.value = 2;
  const after = openShop();
  expect(after.draft.context()).toBe(before.draft.context());
  void after.draft.restore(JSON.parse(JSON.stringify(before.draft.read())));
  expect(after.shop.decidedMove.value).toEqual(before.shop.decidedMove.value);
  expect(after.shop.decidedMove.value).toMatchObject({ card: "S12", industry: "arms" });
  expect(after.shop.vp.value).toBe(2);
});

test("a purchase that is being sent is not stored, or it would be made twice", () => {
  const { shop, draft } = openShop();
  shop.vp.value = 2;
  void shop.buy({ kind: "buy-vp", vp: 2 });
  expect(draft.read()).toBeUndefined();
});

test.each([
  7,
  {},
  { card: "S99", picks: { from: [], isEnough: false }, vp: -1 },
  { card: 7, vp: "all" },
])("%j opens nothing", (stored) => {
  const { shop, draft } = openShop();
  void draft.restore(stored);
  expect([shop.card.value, shop.vp.value]).toEqual([undefined, 0]);
});

test.each([
  { card: "S12" },
  { card: "S12", picks: { from: 7, isEnough: 1 } },
  { card: "S12", picks: { industry: "magic", from: [], isEnough: false } },
])("with %j the development is opened, and its questions are asked", (stored) => {
  const { shop, draft } = openShop();
  void draft.restore(stored);
  expect(shop.card.value).toBe("S12");
  expect(shop.question.value?.field).toBe("industry");
});

test("no more points are restored than can be paid", () => {
  const { shop, draft } = openShop();
  void draft.restore({ vp: 1000 });
  expect(shop.vp.value).toBe(shop.maxVp.value);
  expect(shop.maxVp.value).toBeGreaterThan(0);
});
