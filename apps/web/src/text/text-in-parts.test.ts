import { expect, test } from "vitest";
import { TextInParts, loadAllTexts } from "./text-in-parts.ts";

const partsOf = (loaded: string[] = []) =>
  new TextInParts(
    async (tag) => ({ title: `title ${tag}` }),
    async (tag) => {
      loaded.push(tag);
      return { end: `end ${tag}` };
    },
  );

test("the second part is added to the text that is shown, when it is needed", async () => {
  const loaded: string[] = [];
  const parts = partsOf(loaded);
  const text = await parts.load("en");
  expect([text, loaded]).toEqual([{ title: "title en" }, []]);
  await loadAllTexts();
  expect([text, loaded]).toEqual([{ title: "title en", end: "end en" }, ["en"]]);
});

test("a text that was complete is complete in the next language, too", async () => {
  const parts = partsOf();
  await parts.load("en");
  await parts.complete();
  expect(await parts.load("it")).toEqual({ title: "title it", end: "end it" });
});

test("what is needed while the first part is loaded comes with it", async () => {
  const parts = partsOf();
  const loading = parts.load("en");
  await parts.complete();
  expect(await loading).toEqual({ title: "title en", end: "end en" });
});

test("what could not be loaded is loaded the next time", async () => {
  let isOnline = false;
  const parts = new TextInParts(
    async () => ({ title: "title" }),
    async () => {
      if (!isOnline) throw new Error("offline");
      return { end: "end" };
    },
  );
  const text = await parts.load("en");
  await expect(parts.complete()).rejects.toThrow("offline");
  isOnline = true;
  await parts.complete();
  expect(text).toEqual({ title: "title", end: "end" });
});
