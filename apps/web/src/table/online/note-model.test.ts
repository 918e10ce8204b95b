import { fail, ok } from "@sofala/engine";
import { problem } from "@sofala/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Failure } from "../../api-failure.ts";
import { NoteModel } from "./note-model.ts";

let serverText: string;
let failure: Failure | undefined;
let isMine: boolean;
let model: NoteModel;
beforeEach(() => {
  isMine = true;
  vi.useFakeTimers();
  serverText = "";
  failure = undefined;
  model = device();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A device of the person whose note is on the server. */
const device = (): NoteModel =>
  new NoteModel({
    isMine: () => isMine,
    read: async () => (failure === undefined ? ok(serverText) : fail(failure)),
    async write(words, before) {
      if (failure !== undefined) return fail(failure);
      if (serverText !== before) return fail(problem("note/changed"));
      serverText = words;
      return ok(words);
    },
  });

const rest = () => vi.advanceTimersByTimeAsync(10_000);

test("is saved when its writer pauses, and found on another device", async () => {
  await model.read();
  model.write("Ben");
  model.write("Ben bluffs");
  expect([serverText, model.isSaved.value]).toEqual(["", false]);
  await rest();
  expect([serverText, model.isSaved.value]).toEqual(["Ben bluffs", true]);
  const other = device();
  await other.read();
  expect(other.text.value).toBe("Ben bluffs");
});

/** Writes a text that the server refuses to store, and loads the next page. */
async function reloadedWith(words: string, meanwhile?: string): Promise<NoteModel> {
  serverText = "Ben";
  await model.read();
  expect(model.draft.read()).toBeUndefined();
  failure = problem("request/too-old");
  model.write(words);
  await rest();
  const [unsaved, madeFor] = [model.draft.read(), model.draft.context()];
  failure = undefined;
  serverText = meanwhile ?? serverText;
  const renewed = device();
  expect(renewed.draft.context()).not.toBe(madeFor);
  await renewed.read();
  expect(renewed.draft.context()).toBe(madeFor);
  void renewed.draft.restore(unsaved);
  return renewed;
}

test("a text that the server refused to store is restored after a reload", async () => {
  const renewed = await reloadedWith("Ben bluffs");
  await rest();
  expect([serverText, renewed.isSaved.value]).toEqual(["Ben bluffs", true]);
});

test("if the note was changed elsewhere, the writer chooses after the reload", async () => {
  const renewed = await reloadedWith("Ben bluffs", "Ben is honest");
  await rest();
  expect(renewed.conflictingText.value).toBe("Ben is honest");
  expect([renewed.text.value, serverText]).toEqual(["Ben bluffs", "Ben is honest"]);
  renewed.resolveConflict("both");
  await rest();
  expect(serverText).toBe("Ben bluffs\n\nBen is honest");
});

test("a text that was saved after all is no conflict, and is not restored later", async () => {
  const renewed = await reloadedWith("Ben bluffs", "Ben bluffs");
  expect([renewed.conflictingText.value, renewed.isSaved.value]).toEqual([undefined, true]);
  const madeFor = renewed.draft.context();
  renewed.write("Ben");
  await rest();
  expect([serverText, renewed.draft.context()]).toEqual(["Ben", madeFor]);
});

test("is not written into the note of the person who signs in next on this device", async () => {
  await model.read();
  failure = problem("quota/used-up");
  model.write("Ben bluffs");
  model.close();
  await rest();
  [isMine, failure] = [false, undefined];
  await rest();
  expect(serverText).toBe("");
});

test("is saved at once when the page is left", async () => {
  await model.read();
  model.write("Ben bluffs");
  model.close();
  await rest();
  expect(serverText).toBe("Ben bluffs");
});

test("nothing is written before the note is loaded, and loading does not replace what was written", async () => {
  serverText = "old";
  model.write("new");
  await model.flush();
  expect(serverText).toBe("old");
  await model.read();
  expect(model.text.value).toBe("old");
  model.write("old and new");
  await model.read();
  expect(model.text.value).toBe("old and new");
});

test("waits for the server, and shows the failure", async () => {
  await model.read();
  failure = { code: "offline" };
  model.write("Ben bluffs");
  await vi.advanceTimersByTimeAsync(1000);
  expect(model.failure.value).toEqual({ code: "offline" });
  failure = undefined;
  await rest();
  expect([serverText, model.failure.value]).toEqual(["Ben bluffs", undefined]);
});

test.each([
  ["both", "here\n\nthere"],
  ["mine", "here"],
  ["theirs", "there"],
] as const)(
  "if two devices wrote different texts, the person chooses: %s",
  async (choice, result) => {
    await model.read();
    serverText = "there";
    model.write("here");
    await rest();
    expect([serverText, model.text.value, model.conflictingText.value]).toEqual([
      "there",
      "here",
      "there",
    ]);
    model.resolveConflict(choice);
    await rest();
    expect([serverText, model.text.value, model.conflictingText.value]).toEqual([
      result,
      result,
      undefined,
    ]);
  },
);

test("two devices that wrote the same do not disagree", async () => {
  await model.read();
  serverText = "the same";
  model.write("the same");
  await rest();
  expect([model.conflictingText.value, model.isSaved.value]).toEqual([undefined, true]);
});
