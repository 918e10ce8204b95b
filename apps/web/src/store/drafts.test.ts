import { signal } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import { flushMicrotasks } from "../testing/tables.ts";
import type { Draft } from "./drafts.ts";

const stored = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
});

/** A page that has just been loaded in this tab, by this person. */
async function page(person = "ann") {
  vi.resetModules();
  const drafts = await import("./drafts.ts");
  drafts.setDraftOwner(person);
  return drafts;
}

/** A text that somebody is writing, for a context. */
function writing(context = "here", text = "") {
  const at = signal(context);
  const written = signal(text);
  const draft: Draft = {
    context: () => at.value,
    read: () => (written.peek() === "" ? undefined : { words: written.peek() }),
    restore: (content) => {
      written.value = (content as { words: string }).words;
    },
  };
  return { at, written, draft };
}

beforeEach(() => stored.clear());

/** Loads the page again while somebody is writing. */
async function reloadWith(text: string) {
  const before = await page();
  before.registerDraft("chat", writing("here", text).draft);
  before.storeDrafts();
  return page();
}

test("a draft is restored after a reload, once", async () => {
  const after = await reloadWith("Hello");
  const { written, draft } = writing();
  after.registerDraft("chat", draft);
  await flushMicrotasks();
  expect(written.value).toBe("Hello");
  const again = writing();
  after.registerDraft("chat", again.draft);
  (await page()).registerDraft("chat", again.draft);
  await flushMicrotasks();
  expect(again.written.value).toBe("");
});

test("it is restored only in its own context", async () => {
  const after = await reloadWith("Hello");
  const { at, written, draft } = writing("elsewhere");
  after.registerDraft("chat", draft);
  after.registerDraft("other", writing().draft);
  await flushMicrotasks();
  expect(written.value).toBe("");
  // A move that was sent before the reload is confirmed.
  at.value = "here";
  await flushMicrotasks();
  expect(written.value).toBe("Hello");
});

test("it does not replace what somebody has written since", async () => {
  const after = await reloadWith("Hello");
  const { written, draft } = writing("here", "Good morning");
  after.registerDraft("chat", draft);
  await flushMicrotasks();
  expect(written.value).toBe("Good morning");
});

test("drafts that were removed or are empty are not stored", async () => {
  const before = await page();
  before.registerDraft("chat", writing("here", "Hello").draft)();
  before.registerDraft("note", writing().draft);
  before.storeDrafts();
  expect(stored.size).toBe(0);
});

test("it survives another reload before it is restored", async () => {
  const second = await reloadWith("Hello");
  second.registerDraft("other", writing().draft);
  const third = await page();
  third.registerDraft("other", writing().draft);
  third.storeDrafts();
  const after = await page();
  const { written, draft } = writing();
  after.registerDraft("chat", draft);
  await flushMicrotasks();
  expect(written.value).toBe("Hello");
});

test("nobody else on this device sees it", async () => {
  const after = await reloadWith("Hello");
  after.setDraftOwner("ben");
  expect(stored.size).toBe(0);
  const { written, draft } = writing();
  after.registerDraft("chat", draft);
  await flushMicrotasks();
  expect(written.value).toBe("");
});

test("nobody else who loads the page sees it", async () => {
  await reloadWith("Hello");
  const { written, draft } = writing();
  (await page("ben")).registerDraft("chat", draft);
  await flushMicrotasks();
  expect(written.value).toBe("");
  expect(stored.size).toBe(0);
});

test("it is restored only when the person is known", async () => {
  await reloadWith("Hello");
  vi.resetModules();
  const { registerDraft, setDraftOwner } = await import("./drafts.ts");
  const { written, draft } = writing();
  registerDraft("chat", draft);
  await flushMicrotasks();
  expect(written.value).toBe("");
  setDraftOwner("ann");
  await flushMicrotasks();
  expect(written.value).toBe("Hello");
});

test.each([
  "nonsense",
  "[]",
  '{"owner":"ann","drafts":7}',
  '{"owner":"ann","drafts":{"chat":7}}',
  '{"owner":"ann","drafts":{"chat":{"madeFor":"here"}}}',
])("nothing is restored from %s", async (text) => {
  stored.set("sofala-drafts", text);
  const { written, draft } = writing();
  (await page()).registerDraft("chat", draft);
  await flushMicrotasks();
  expect(written.value).toBe("");
});

test("a browser that stores nothing loses what was being put together, and no more", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const { written, draft } = writing("here", "Hello");
  const { registerDraft, storeDrafts } = await page();
  registerDraft("chat", draft);
  storeDrafts();
  expect(written.value).toBe("Hello");
});
