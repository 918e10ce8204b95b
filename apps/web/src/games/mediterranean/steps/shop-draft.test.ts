import { signal } from "@preact/signals";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import type { SightedTable } from "../../../local/hidden-info-table.ts";
import { TableModel } from "../table-model.ts";
import { shopDraft } from "./shop-draft.ts";
import { ShopModel } from "./shop-model.ts";
import { tableOf } from "../testing/test-state.ts";

/** The same shop as every page shows it that is loaded while nothing is bought. */
function openShop() {
  const state = tableOf({
    phase: "purchasing",
    seats: [{ money: 20, cubes: { available: 1 } }],
    developments: ["S01", "S12"],
    turn: 1,
  });
  const table = new TableModel({
    players: [{ kind: "person", name: "Ann" }],
    me: signal(0),
    sight: signal({ number: 0, view: mediterranean.view(state, 0) }),
    // A server that does not answer.
    decide: () => new Promise(() => undefined),
  } as unknown as SightedTable<Mediterranean>);
  const shop = new ShopModel(table);
  return { shop, draft: shopDraft(table, shop) };
}

test("a development with what was said about it, and points, are there again", () => {
  const before = openShop();
  expect(before.draft.read()).toBeUndefined();
  before.shop.begin("S12");
  before.shop.pick({ ...before.shop.picks.value, industry: "arms" });
  before.shop.vp.value = 2;
  const after = openShop();
  expect(after.draft.madeFor()).toBe(before.draft.madeFor());
  after.draft.restore(JSON.parse(JSON.stringify(before.draft.read())));
  expect(after.shop.chosen.value).toEqual(before.shop.chosen.value);
  expect(after.shop.chosen.value).toMatchObject({ card: "S12", industry: "arms" });
  expect(after.shop.vp.value).toBe(2);
});

test("what is on its way to the server is not kept, or it would be bought twice", () => {
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
])("%j opens nothing", (kept) => {
  const { shop, draft } = openShop();
  draft.restore(kept);
  expect([shop.card.value, shop.vp.value]).toEqual([undefined, 0]);
});

test.each([
  { card: "S12" },
  { card: "S12", picks: { from: 7, isEnough: 1 } },
  { card: "S12", picks: { industry: "magic", from: [], isEnough: false } },
])("of %j the development is opened, and all about it is asked", (kept) => {
  const { shop, draft } = openShop();
  draft.restore(kept);
  expect(shop.card.value).toBe("S12");
  expect(shop.question.value?.field).toBe("industry");
});

test("no more points are brought back than can be paid", () => {
  const { shop, draft } = openShop();
  draft.restore({ vp: 1000 });
  expect(shop.vp.value).toBe(shop.mostVp.value);
  expect(shop.mostVp.value).toBeGreaterThan(0);
});
