import { problem } from "@sofala/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerDraft } from "../store/drafts.ts";
import { flushMicrotasks } from "../testing/tables.ts";
import { reloadIfTooOld } from "./reload-if-too-old.ts";

const TOO_OLD = problem("request/too-old");

const stored = new Map<string, string>();
/** What happened, in order. */
let events: unknown[];
let reload: PromiseWithResolvers<void>;
beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  events = [];
  reload = Promise.withResolvers();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal("location", {
    reload: () => {
      events.push("reloaded");
      reload.resolve();
    },
  });
  setAppScript("app");
  vi.stubGlobal("navigator", {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The page has this script. */
function setAppScript(script: string): void {
  const src = `https://a.test/assets/${script}.js`;
  vi.stubGlobal("document", { querySelector: () => ({ src }) });
}

/** The files in the browser's caches, by the name of the cache. */
function fillCaches(files: { readonly [name: string]: readonly string[] }): void {
  const all = new Map(Object.entries(files));
  vi.stubGlobal("caches", {
    keys: async () => [...all.keys()],
    match: async (url: string, { cacheName }: { readonly cacheName: string }) =>
      all.get(cacheName)?.find((file) => `https://a.test${file}` === url),
    delete: async (name: string) => {
      events.push(`deleted ${name}`);
      return all.delete(name);
    },
  });
}

test("a page that is too old is reloaded", async () => {
  reloadIfTooOld(TOO_OLD);
  await flushMicrotasks();
  expect(events).toEqual(["reloaded"]);
});

test("before that, drafts are stored for the next page", async () => {
  const stop = registerDraft("chat", {
    context: () => "",
    read: () => "Hello",
    restore: () => undefined,
  });
  reloadIfTooOld(TOO_OLD);
  expect(stored.get("sofala-drafts")).toContain("Hello");
  await flushMicrotasks();
  stop();
});

test("before that, the app is deleted from the cache of the service worker", async () => {
  fillCaches({ "sofala-1": ["/index.html", "/assets/app.js"] });
  reloadIfTooOld(TOO_OLD);
  await reload.promise;
  expect(events).toEqual(["deleted sofala-1", "reloaded"]);
});

test("an active service worker loses the app also if it does not control the page", async () => {
  // As after a reload with the shift key.
  vi.stubGlobal("navigator", { serviceWorker: { controller: null } });
  fillCaches({ "sofala-1": ["/assets/app.js"] });
  reloadIfTooOld(TOO_OLD);
  await reload.promise;
  expect(events).toEqual(["deleted sofala-1", "reloaded"]);
});

test("an app that is still served after a reload is deleted, without another reload", async () => {
  reloadIfTooOld(TOO_OLD);
  await reload.promise;
  fillCaches({ "sofala-1": ["/assets/app.js"] });
  reloadIfTooOld(TOO_OLD);
  await flushMicrotasks();
  expect(events).toEqual(["reloaded", "deleted sofala-1"]);
});

test("another version of the app and the caches of others stay", async () => {
  fillCaches({
    "sofala-1": ["/assets/app.js"],
    "sofala-2": ["/assets/newer.js"],
    other: ["/assets/app.js"],
  });
  reloadIfTooOld(TOO_OLD);
  await reload.promise;
  expect(events).toEqual(["deleted sofala-1", "reloaded"]);
});

test("a page that may not use the caches is reloaded all the same", async () => {
  vi.stubGlobal("caches", { keys: () => Promise.reject(new Error("not allowed")) });
  reloadIfTooOld(TOO_OLD);
  await flushMicrotasks();
  expect(events).toEqual(["reloaded"]);
});

test("a page is reloaded once, however often the server refuses it", async () => {
  reloadIfTooOld(TOO_OLD);
  reloadIfTooOld(TOO_OLD);
  await flushMicrotasks();
  // The app that was loaded is the same.
  reloadIfTooOld(TOO_OLD);
  await flushMicrotasks();
  expect(events).toEqual(["reloaded"]);
});

test("an app that was reloaded can be reloaded again", async () => {
  reloadIfTooOld(TOO_OLD);
  await flushMicrotasks();
  // Days later: the rules of a table are newer than the app that was loaded then.
  setAppScript("newer");
  reloadIfTooOld(TOO_OLD);
  await flushMicrotasks();
  expect(events).toEqual(["reloaded", "reloaded"]);
});

test("apps that take turns, from servers of different versions, are not reloaded for ever", async () => {
  for (const script of ["app", "newer", "app", "newer", "app"]) {
    setAppScript(script);
    reloadIfTooOld(TOO_OLD);
    await flushMicrotasks();
  }
  expect(events).toEqual(["reloaded", "reloaded"]);
});

test("other problems, and a browser that stores nothing, leave the page as it is", async () => {
  reloadIfTooOld(problem("server/fault"));
  reloadIfTooOld({ code: "unreadable" });
  vi.stubGlobal("sessionStorage", undefined);
  reloadIfTooOld(TOO_OLD);
  await flushMicrotasks();
  expect(events).toEqual([]);
});
