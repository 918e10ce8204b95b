import { signal } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import { settle } from "../testing/tables.ts";
import type { Draft } from "./drafts.ts";

const stored = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
});

/** A page that has just been loaded in this tab, by somebody. */
async function page(person = "ann") {
  vi.resetModules();
  const drafts = await import("./drafts.ts");
  drafts.setDraftOwner(person);
  return drafts;
}

/** A text that is being written at a place. */
function writing(place = "here", words = "") {
  const at = signal(place);
  const written = signal(words);
  const draft: Draft = {
    madeFor: () => at.value,
    read: () => (written.peek() === "" ? undefined : { words: written.peek() }),
    restore: (kept) => {
      written.value = (kept as { words: string }).words;
    },
  };
  return { at, written, draft };
}

beforeEach(() => stored.clear());

/** Something was being written, and the page is loaded anew. */
async function reloadWith(words: string) {
  const before = await page();
  before.followDraft("chat", writing("here", words).draft);
  before.keepDrafts();
  return page();
}

test("what was being put together is there again after a reload, once", async () => {
  const after = await reloadWith("Hello");
  const { written, draft } = writing();
  after.followDraft("chat", draft);
  await settle();
  expect(written.value).toBe("Hello");
  const again = writing();
  after.followDraft("chat", again.draft);
  (await page()).followDraft("chat", again.draft);
  await settle();
  expect(again.written.value).toBe("");
});

test("it is brought back where it was made for, and only there", async () => {
  const after = await reloadWith("Hello");
  const { at, written, draft } = writing("elsewhere");
  after.followDraft("chat", draft);
  after.followDraft("other", writing().draft);
  await settle();
  expect(written.value).toBe("");
  // A move that was sent before the reload is confirmed.
  at.value = "here";
  await settle();
  expect(written.value).toBe("Hello");
});

test("what somebody has begun meanwhile stays", async () => {
  const after = await reloadWith("Hello");
  const { written, draft } = writing("here", "Good morning");
  after.followDraft("chat", draft);
  await settle();
  expect(written.value).toBe("Good morning");
});

test("what was left or is empty is not kept", async () => {
  const before = await page();
  before.followDraft("chat", writing("here", "Hello").draft)();
  before.followDraft("note", writing().draft);
  before.keepDrafts();
  expect(stored.size).toBe(0);
});

test("it survives another reload before it is brought back", async () => {
  const second = await reloadWith("Hello");
  second.followDraft("other", writing().draft);
  const third = await page();
  third.followDraft("other", writing().draft);
  third.keepDrafts();
  const after = await page();
  const { written, draft } = writing();
  after.followDraft("chat", draft);
  await settle();
  expect(written.value).toBe("Hello");
});

test("nobody else on this device sees it", async () => {
  const after = await reloadWith("Hello");
  after.setDraftOwner("ben");
  expect(stored.size).toBe(0);
  const { written, draft } = writing();
  after.followDraft("chat", draft);
  await settle();
  expect(written.value).toBe("");
});

test("nobody else who loads the page sees it", async () => {
  await reloadWith("Hello");
  const { written, draft } = writing();
  (await page("ben")).followDraft("chat", draft);
  await settle();
  expect(written.value).toBe("");
  expect(stored.size).toBe(0);
});

test("it waits until it is known who is here", async () => {
  await reloadWith("Hello");
  vi.resetModules();
  const { followDraft, setDraftOwner } = await import("./drafts.ts");
  const { written, draft } = writing();
  followDraft("chat", draft);
  await settle();
  expect(written.value).toBe("");
  setDraftOwner("ann");
  await settle();
  expect(written.value).toBe("Hello");
});

test.each([
  "nonsense",
  "[]",
  '{"owner":"ann","drafts":7}',
  '{"owner":"ann","drafts":{"chat":7}}',
  '{"owner":"ann","drafts":{"chat":{"madeFor":"here"}}}',
])("where %s was kept, nothing is brought back", async (text) => {
  stored.set("sofala-drafts", text);
  const { written, draft } = writing();
  (await page()).followDraft("chat", draft);
  await settle();
  expect(written.value).toBe("");
});

test("a browser that stores nothing loses what was being put together, and no more", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const { written, draft } = writing("here", "Hello");
  const { followDraft, keepDrafts } = await page();
  followDraft("chat", draft);
  keepDrafts();
  expect(written.value).toBe("Hello");
});
