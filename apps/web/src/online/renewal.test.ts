import { problem } from "@sofala/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followDraft } from "../store/drafts.ts";
import { settle } from "../testing/tables.ts";
import { renewIfTooOld } from "./renewal.ts";

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
  loadedFrom("app");
  vi.stubGlobal("navigator", {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The page has this script. */
function loadedFrom(script: string): void {
  const src = `https://a.test/assets/${script}.js`;
  vi.stubGlobal("document", { querySelector: () => ({ src }) });
}

/** A service worker that serves the page, and answers or not. */
function serveBy(answers: boolean): void {
  const postMessage = (message: unknown, [port]: readonly MessagePort[]) => {
    events.push(message);
    if (answers) port?.postMessage("done");
  };
  vi.stubGlobal("navigator", { serviceWorker: { controller: { postMessage } } });
}

test("a page that is too old is reloaded", async () => {
  renewIfTooOld(TOO_OLD);
  await settle();
  expect(events).toEqual(["reloaded"]);
});

test("before that, what is being put together is kept for the next page", async () => {
  const stop = followDraft("chat", {
    madeFor: () => "",
    read: () => "Hello",
    restore: () => undefined,
  });
  renewIfTooOld(TOO_OLD);
  expect(stored.get("sofala-drafts")).toContain("Hello");
  await settle();
  stop();
});

test("before that, the service worker drops the app", async () => {
  serveBy(true);
  renewIfTooOld(TOO_OLD);
  await reload.promise;
  expect(events).toEqual([{ tooOld: "/assets/app.js" }, "reloaded"]);
});

test("a service worker that does not answer is not waited for", async () => {
  serveBy(false);
  renewIfTooOld(TOO_OLD);
  expect(events).toHaveLength(1);
  vi.runAllTimers();
  await settle();
  expect(events.at(-1)).toBe("reloaded");
});

test("a page is reloaded once, however often the server refuses it", async () => {
  renewIfTooOld(TOO_OLD);
  renewIfTooOld(TOO_OLD);
  await settle();
  // The app that was loaded is the same.
  renewIfTooOld(TOO_OLD);
  await settle();
  expect(events).toEqual(["reloaded"]);
});

test("an app that was renewed can be renewed again", async () => {
  renewIfTooOld(TOO_OLD);
  await settle();
  // Days later: the rules of a table are newer than the app that was loaded then.
  loadedFrom("newer");
  renewIfTooOld(TOO_OLD);
  await settle();
  expect(events).toEqual(["reloaded", "reloaded"]);
});

test("apps that take turns, from servers of different versions, are not reloaded for ever", async () => {
  for (const script of ["app", "newer", "app", "newer", "app"]) {
    loadedFrom(script);
    renewIfTooOld(TOO_OLD);
    await settle();
  }
  expect(events).toEqual(["reloaded", "reloaded"]);
});

test("other problems, and a browser that stores nothing, leave the page as it is", async () => {
  renewIfTooOld(problem("server/fault"));
  renewIfTooOld({ code: "unreadable" });
  vi.stubGlobal("sessionStorage", undefined);
  renewIfTooOld(TOO_OLD);
  await settle();
  expect(events).toEqual([]);
});
