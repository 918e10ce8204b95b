import { fail, ok } from "@sofala/engine";
import { problem } from "@sofala/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Failure } from "../../online/api-client.ts";
import { NoteModel } from "./note-model.ts";

let there: string;
let trouble: Failure | undefined;
let isMine: boolean;
let model: NoteModel;
beforeEach(() => {
  isMine = true;
  vi.useFakeTimers();
  there = "";
  trouble = undefined;
  model = device();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A device of somebody whose note the server keeps. */
const device = (): NoteModel =>
  new NoteModel({
    isMine: () => isMine,
    read: async () => (trouble === undefined ? ok(there) : fail(trouble)),
    async write(words, before) {
      if (trouble !== undefined) return fail(trouble);
      if (there !== before) return fail(problem("note/changed"));
      there = words;
      return ok(words);
    },
  });

const rest = () => vi.advanceTimersByTimeAsync(10_000);

test("is kept when its writer rests, and found on another device", async () => {
  await model.read();
  model.write("Ben");
  model.write("Ben bluffs");
  expect([there, model.isKept.value]).toEqual(["", false]);
  await rest();
  expect([there, model.isKept.value]).toEqual(["Ben bluffs", true]);
  const other = device();
  await other.read();
  expect(other.words.value).toBe("Ben bluffs");
});

/** The words that the server refused to keep, in the page that is loaded next. */
async function reloadedWith(words: string, meanwhile?: string): Promise<NoteModel> {
  there = "Ben";
  await model.read();
  expect(model.draft.read()).toBeUndefined();
  trouble = problem("request/too-old");
  model.write(words);
  await rest();
  const [kept, madeFor] = [model.draft.read(), model.draft.madeFor()];
  trouble = undefined;
  there = meanwhile ?? there;
  const renewed = device();
  expect(renewed.draft.madeFor()).not.toBe(madeFor);
  await renewed.read();
  expect(renewed.draft.madeFor()).toBe(madeFor);
  renewed.draft.restore(kept);
  return renewed;
}

test("what the server refused to keep is there again after a reload", async () => {
  const renewed = await reloadedWith("Ben bluffs");
  await rest();
  expect([there, renewed.isKept.value]).toEqual(["Ben bluffs", true]);
});

test("if the note was changed elsewhere, the writer chooses after the reload", async () => {
  const renewed = await reloadedWith("Ben bluffs", "Ben is honest");
  await rest();
  expect(renewed.other.value).toBe("Ben is honest");
  expect([renewed.words.value, there]).toEqual(["Ben bluffs", "Ben is honest"]);
  renewed.settle("both");
  await rest();
  expect(there).toBe("Ben bluffs\n\nBen is honest");
});

test("what was kept after all is not asked about, nor brought back later", async () => {
  const renewed = await reloadedWith("Ben bluffs", "Ben bluffs");
  expect([renewed.other.value, renewed.isKept.value]).toEqual([undefined, true]);
  const madeFor = renewed.draft.madeFor();
  renewed.write("Ben");
  await rest();
  expect([there, renewed.draft.madeFor()]).toEqual(["Ben", madeFor]);
});

test("is not written into the note of who signs in next on this device", async () => {
  await model.read();
  trouble = problem("quota/used-up");
  model.write("Ben bluffs");
  model.close();
  await rest();
  [isMine, trouble] = [false, undefined];
  await rest();
  expect(there).toBe("");
});

test("is kept at once where the page is left", async () => {
  await model.read();
  model.write("Ben bluffs");
  model.close();
  await rest();
  expect(there).toBe("Ben bluffs");
});

test("nothing is written before it was read, and nothing read over what was written", async () => {
  there = "old";
  model.write("new");
  await model.flush();
  expect(there).toBe("old");
  await model.read();
  expect(model.words.value).toBe("old");
  model.write("old and new");
  await model.read();
  expect(model.words.value).toBe("old and new");
});

test("waits for the server, and says so", async () => {
  await model.read();
  trouble = { code: "offline" };
  model.write("Ben bluffs");
  await vi.advanceTimersByTimeAsync(1000);
  expect(model.failure.value).toEqual({ code: "offline" });
  trouble = undefined;
  await rest();
  expect([there, model.failure.value]).toEqual(["Ben bluffs", undefined]);
});

test.each([
  ["both", "here\n\nthere"],
  ["mine", "here"],
  ["theirs", "there"],
] as const)("where two devices write, one chooses: %s", async (choice, kept) => {
  await model.read();
  there = "there";
  model.write("here");
  await rest();
  expect([there, model.words.value, model.other.value]).toEqual(["there", "here", "there"]);
  model.settle(choice);
  await rest();
  expect([there, model.words.value, model.other.value]).toEqual([kept, kept, undefined]);
});

test("two devices that wrote the same do not disagree", async () => {
  await model.read();
  there = "the same";
  model.write("the same");
  await rest();
  expect([model.other.value, model.isKept.value]).toEqual([undefined, true]);
});
