import { signal } from "@preact/signals";
import { mediterranean, type View } from "@sofala/mediterranean";
import { beforeEach, expect, test, vi } from "vitest";
import { settle } from "../../testing/tables.ts";
import type { TableModel } from "./table-model.ts";
import { tableOf } from "./testing/test-state.ts";

const stored = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
});
beforeEach(() => stored.clear());

const STRIKE = {
  calamity: "CU4",
  tied: [1, 2],
  round: 1,
  votes: [null, null, null],
  effect: 0,
  lost: 0,
  asked: false,
};
const NOW: View = {
  ...mediterranean.view(tableOf({ seats: [{}, {}, {}] }), 0),
  part: "vote",
  strike: STRIKE,
};

/** A page that has just been loaded in this tab; it shows this. */
async function pageWith(view: Partial<View>, me: number | undefined = 0) {
  vi.resetModules();
  const { followDraft, keepDrafts, setDraftOwner } = await import("../../store/drafts.ts");
  const { choiceDraft } = await import("./use-draft.ts");
  setDraftOwner("ann");
  const table = {
    view: signal({ ...NOW, ...view }),
    me: signal<number | undefined>(me),
  } as unknown as TableModel;
  const chosen = signal<number | undefined>(undefined);
  const restore = (kept: unknown) => table.view.peek().strike?.tied.find((seat) => seat === kept);
  followDraft("vote", choiceDraft(table, chosen, restore));
  await settle();
  return { chosen, keepDrafts };
}

/** Somebody chooses, and the app replaces itself. */
async function chooseAndRenew(choice: number): Promise<void> {
  const { chosen, keepDrafts } = await pageWith({});
  chosen.value = choice;
  keepDrafts();
}

test("a choice is there again when the app has replaced itself", async () => {
  await chooseAndRenew(2);
  expect((await pageWith({})).chosen.value).toBe(2);
});

test("what others decide meanwhile does not matter", async () => {
  await chooseAndRenew(2);
  const strike = { ...STRIKE, votes: [null, null, 1] };
  expect((await pageWith({ strike, toAct: [0], offersMade: 3 })).chosen.value).toBe(2);
});

test.each<[string, Partial<View>]>([
  ["turn", { turn: NOW.turn + 1 }],
  ["part", { part: "cubes" }],
  ["calamity", { strike: { ...STRIKE, calamity: "CU5" } }],
  ["round of voting", { strike: { ...STRIKE, round: 2 } }],
  ["effect", { strike: { ...STRIKE, effect: 1 } }],
])("a choice for another %s is not brought back", async (_, view) => {
  await chooseAndRenew(2);
  expect((await pageWith(view)).chosen.value).toBeUndefined();
});

test("a choice for another seat is not brought back", async () => {
  await chooseAndRenew(2);
  expect((await pageWith({}, 1)).chosen.value).toBeUndefined();
});

test("what cannot be chosen any more is not brought back", async () => {
  await chooseAndRenew(7);
  expect((await pageWith({})).chosen.value).toBeUndefined();
});

test("nothing is kept where nothing was chosen", async () => {
  (await pageWith({})).keepDrafts();
  expect(stored.size).toBe(0);
});
