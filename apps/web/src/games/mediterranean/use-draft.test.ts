import { signal } from "@preact/signals";
import { mediterranean, type View } from "@sofala/mediterranean";
import { beforeEach, expect, test, vi } from "vitest";
import { flushMicrotasks } from "../../testing/tables.ts";
import type { TableModel } from "./table-model.ts";
import { testState } from "./testing/test-state.ts";

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
  ...mediterranean.view(testState({ seats: [{}, {}, {}] }), 0),
  part: "vote",
  strike: STRIKE,
};

/** Loads the app in this tab with this view. */
async function pageWith(view: Partial<View>, me: number | undefined = 0) {
  vi.resetModules();
  const { registerDraft, storeDrafts, setDraftOwner } = await import("../../store/drafts.ts");
  const { choiceDraft } = await import("./use-draft.ts");
  setDraftOwner("ann");
  const table = {
    view: signal({ ...NOW, ...view }),
    me: signal<number | undefined>(me),
  } as unknown as TableModel;
  const chosen = signal<number | undefined>(undefined);
  const restore = (draft: unknown) => table.view.peek().strike?.tied.find((seat) => seat === draft);
  registerDraft("vote", choiceDraft(table, chosen, restore));
  await flushMicrotasks();
  return { chosen, storeDrafts };
}

/** Makes a choice and stores the drafts, as before a reload. */
async function chooseAndReload(choice: number): Promise<void> {
  const { chosen, storeDrafts } = await pageWith({});
  chosen.value = choice;
  storeDrafts();
}

test("a choice is restored after a reload", async () => {
  await chooseAndReload(2);
  expect((await pageWith({})).chosen.value).toBe(2);
});

test("what others decide meanwhile does not invalidate it", async () => {
  await chooseAndReload(2);
  const strike = { ...STRIKE, votes: [null, null, 1] };
  expect((await pageWith({ strike, toAct: [0], offersMade: 3 })).chosen.value).toBe(2);
});

test.each<[string, Partial<View>]>([
  ["turn", { turn: NOW.turn + 1 }],
  ["part", { part: "cubes" }],
  ["calamity", { strike: { ...STRIKE, calamity: "CU5" } }],
  ["round of voting", { strike: { ...STRIKE, round: 2 } }],
  ["effect", { strike: { ...STRIKE, effect: 1 } }],
])("a choice for another %s is not restored", async (_, view) => {
  await chooseAndReload(2);
  expect((await pageWith(view)).chosen.value).toBeUndefined();
});

test("a choice for another seat is not restored", async () => {
  await chooseAndReload(2);
  expect((await pageWith({}, 1)).chosen.value).toBeUndefined();
});

test("a choice that is no longer possible is not restored", async () => {
  await chooseAndReload(7);
  expect((await pageWith({})).chosen.value).toBeUndefined();
});

test("nothing is stored if nothing was chosen", async () => {
  (await pageWith({})).storeDrafts();
  expect(stored.size).toBe(0);
});
