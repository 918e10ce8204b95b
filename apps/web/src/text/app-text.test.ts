import { webLanguages, type AppText } from "@sofala/text/web";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushMicrotasks } from "../testing/tables.ts";

const page = { documentElement: { lang: "" } };
/** Fires the event that the network is back. */
let reconnect: () => void = () => undefined;
vi.stubGlobal("localStorage", { getItem: () => "{}", setItem: () => undefined });
vi.stubGlobal("document", page);
vi.stubGlobal("addEventListener", (kind: string, listen: () => void) => {
  if (kind === "online") reconnect = listen;
});
const { languageFor, loadAppText: loadWords, appText: words } = await import("./app-text.ts");
const { lazyText: laterWords } = await import("./lazy-text.ts");
const { changeSettings: change } = await import("../settings/settings.ts");

test.each([
  [["it-IT", "en"], "it"],
  [["xx", "it"], "it"],
  [["de-AT"], "en"],
  [["en-GB", "it"], "en"],
  [[], "en"],
])("a person who speaks %s gets %s", (tags, tag) => {
  expect(languageFor(tags).tag).toBe(tag);
});

/** Languages that are being loaded. */
let requested: { readonly tag: string; come(): void; fail(): void }[];
beforeEach(() => {
  requested = [];
  for (const language of webLanguages) {
    vi.spyOn(language, "loadFirst").mockImplementation(() => {
      const { promise, resolve, reject } = Promise.withResolvers<AppText>();
      const { tag } = language;
      requested.push({
        tag,
        come: () => resolve({ tag } as AppText),
        fail: () => reject(new Error("no chunk")),
      });
      return promise;
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

const request = (index: number) => {
  const found = requested[index];
  if (found === undefined) throw new Error("nothing was requested");
  return found;
};

test("the language that was chosen last counts, even if it is loaded first", async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  const loading = loadWords();
  request(0).come();
  await loading;
  expect(words.value.tag).toBe("en");
  change({ language: "it" });
  change({ language: "en" });
  await flushMicrotasks();
  request(1).come();
  await flushMicrotasks();
  expect([words.value.tag, page.documentElement.lang]).toEqual(["en", "en"]);
});

test("lazy text has the language of the app", async () => {
  const italian = Promise.withResolvers<string>();
  const { text, load } = laterWords(async (tag) => (tag === "it" ? italian.promise : "Hello"));
  await load("en");
  const reading = load("it");
  // Before it was loaded, the app was in English again.
  italian.resolve("Ciao");
  await reading;
  expect([words.value.tag, text.value]).toEqual(["en", "Hello"]);
});

test("if a language cannot be loaded the app keeps the old one, and tries again later", async () => {
  change({ language: "it" });
  request(0).fail();
  await flushMicrotasks();
  expect(words.value.tag).toBe("en");
  reconnect();
  request(1).come();
  await flushMicrotasks();
  expect([words.value.tag, page.documentElement.lang]).toEqual(["it", "it"]);
});
