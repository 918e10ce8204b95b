import { webLanguages, type WebWords } from "@sofala/text/web";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settle } from "../testing/tables.ts";

const page = { documentElement: { lang: "" } };
/** Lets the app know that the network is back. */
let reconnect: () => void = () => undefined;
vi.stubGlobal("localStorage", { getItem: () => "{}", setItem: () => undefined });
vi.stubGlobal("document", page);
vi.stubGlobal("addEventListener", (kind: string, listen: () => void) => {
  if (kind === "online") reconnect = listen;
});
const { languageFor, loadWords, words } = await import("./app-text.ts");
const { laterWords } = await import("./lazy-text.ts");
const { change } = await import("../settings/settings.ts");

test.each([
  [["it-IT", "en"], "it"],
  [["fr", "it"], "it"],
  [["de-AT"], "en"],
  [["en-GB", "it"], "en"],
  [[], "en"],
])("who speaks %s is spoken to in %s", (tags, tag) => {
  expect(languageFor(tags).tag).toBe(tag);
});

/** Languages that are asked for, by when they come. */
let asked: { readonly tag: string; come(): void; fail(): void }[];
beforeEach(() => {
  asked = [];
  for (const language of webLanguages) {
    vi.spyOn(language, "load").mockImplementation(() => {
      const { promise, resolve, reject } = Promise.withResolvers<WebWords>();
      const { tag } = language;
      asked.push({
        tag,
        come: () => resolve({ tag } as WebWords),
        fail: () => reject(new Error("no chunk")),
      });
      return promise;
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

const ask = (index: number) => {
  const found = asked[index];
  if (found === undefined) throw new Error("nothing was asked for");
  return found;
};

test("the language that was chosen last counts, also where it is loaded first", async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  const loading = loadWords();
  ask(0).come();
  await loading;
  expect(words.value.tag).toBe("en");
  change({ language: "it" });
  change({ language: "en" });
  await settle();
  ask(1).come();
  await settle();
  expect([words.value.tag, page.documentElement.lang]).toEqual(["en", "en"]);
});

test("words that are loaded later are those of the language of the app", async () => {
  const italian = Promise.withResolvers<string>();
  const { text, read } = laterWords(async (tag) => (tag === "it" ? italian.promise : "Hello"));
  await read("en");
  const reading = read("it");
  // Before it came, the app spoke English again.
  italian.resolve("Ciao");
  await reading;
  expect([words.value.tag, text.value]).toEqual(["en", "Hello"]);
});

test("where a language cannot be loaded the app stays as it is, and tries again later", async () => {
  change({ language: "it" });
  ask(0).fail();
  await settle();
  expect(words.value.tag).toBe("en");
  reconnect();
  ask(1).come();
  await settle();
  expect([words.value.tag, page.documentElement.lang]).toEqual(["it", "it"]);
});
