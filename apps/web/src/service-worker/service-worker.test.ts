import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

interface Shown {
  readonly title: string;
  readonly tag: string;
  readonly data: { readonly url: string };
}

const PHONE = { kind: "push", address: "https://push.test/old" };
const ORIGIN = "https://sofala.test";
const listeners = new Map<string, (event: object) => void>();
const shown = new Map<string, Shown>();
const opened: string[] = [];
const focused: string[] = [];
let pages: readonly string[] = [];

/** Notifications as a browser has them: one replaces another with the same tag. */
const registration = {
  pushManager: {
    subscribe: ({ applicationServerKey }: { readonly applicationServerKey: string }) =>
      Promise.resolve(subscription(`https://push.test/for-${applicationServerKey}`)),
  },
  getNotifications: () =>
    Promise.resolve([...shown.values()].map((each) => ({ ...each, close: closing(each.tag) }))),
  showNotification: (title: string, options: Omit<Shown, "title">) => {
    shown.set(options.tag, { title, tag: options.tag, data: options.data });
    return Promise.resolve();
  },
};
/** A subscription of the browser, by its endpoint. */
const subscription = (endpoint: string) => ({
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
});

/** The channels that the server knows, and those that were added; undefined if nobody is signed in. */
let channels: readonly object[] | undefined;
let added: unknown[];

function respondTo(path: string, body?: string): Response {
  if (body !== undefined) added.push(JSON.parse(body));
  if (path === "/api/push-key") return Response.json({ key: "key" });
  return channels === undefined
    ? new Response(null, { status: 401 })
    : Response.json({ channels, mail: "none" });
}

const clients = {
  matchAll: () =>
    Promise.resolve(pages.map((url) => ({ url, focus: () => Promise.resolve(focused.push(url)) }))),
  openWindow: (url: string) => Promise.resolve(opened.push(url)),
};
/** Caches by name, with the addresses of their entries. */
const stored = new Map<string, readonly string[]>();
const caches = {
  open: (name: string) => {
    if (!stored.has(name)) stored.set(name, []);
    const addAll = (requests: readonly { readonly url: string }[]) =>
      Promise.resolve(
        stored.set(
          name,
          requests.map(({ url }) => url),
        ),
      );
    return Promise.resolve({ addAll });
  },
  match: (file: string, { cacheName }: { readonly cacheName?: string } = {}) => {
    const names = cacheName === undefined ? [...stored.keys()] : [cacheName];
    const isThere = names.some((name) => stored.get(name)?.includes(file));
    return Promise.resolve(isThere ? "cached" : undefined);
  },
  delete: (name: string) => Promise.resolve(stored.delete(name)),
};
const skipWaiting = vi.fn(() => Promise.resolve());

const closing = (tag: string) => () => void shown.delete(tag);

beforeAll(async () => {
  vi.stubGlobal("VERSION", "test");
  vi.stubGlobal("FILES", ["/index.html", "/assets/app.js"]);
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("skipWaiting", skipWaiting);
  vi.stubGlobal("fetch", (request: unknown, init?: { readonly body?: string }) =>
    Promise.resolve(typeof request === "string" ? respondTo(request, init?.body) : "fetched"),
  );
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (X11; Linux) Firefox/140.0" });
  vi.stubGlobal(
    "Request",
    class {
      readonly url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
  );
  vi.stubGlobal("location", { origin: ORIGIN });
  vi.stubGlobal("registration", registration);
  vi.stubGlobal("clients", clients);
  vi.stubGlobal("addEventListener", (kind: string, listen: (event: object) => void) =>
    listeners.set(kind, listen),
  );
  // It is a script, not a module that could be imported.
  await vi.importActual("./service-worker.ts");
});

afterAll(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  shown.clear();
  stored.clear();
  skipWaiting.mockClear();
  opened.length = 0;
  focused.length = 0;
  pages = [];
  channels = [{ kind: "mail", address: "x" }, PHONE];
  added = [];
});

/** Dispatches an event to the worker, and waits until it is handled. */
async function dispatch(kind: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(kind)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}

/** The response for a page of the app. */
function open(path: string): Promise<unknown> {
  const request = { method: "GET", mode: "navigate", url: ORIGIN + path };
  return new Promise((resolve) => {
    listeners.get("fetch")?.({ request, respondWith: resolve });
  });
}

const push = (id: string, table: string) => {
  const news = { id, title: id, body: table, url: `${ORIGIN}/table/${table}` };
  return dispatch("push", { data: { json: () => news } });
};
const titles = () => [...shown.values()].map(({ title }) => title).toSorted();

test("a push message is shown once, and of each table only the last", async () => {
  await push("one", "a");
  await push("one", "a");
  expect(titles()).toEqual(["one"]);
  await push("two", "b");
  expect(titles()).toEqual(["one", "two"]);
  await push("three", "a");
  expect(titles()).toEqual(["three", "two"]);
});

test("a push message without content shows nothing", async () => {
  await dispatch("push", { data: null });
  expect(titles()).toEqual([]);
});

test("a clicked notification closes, and focuses its table if that is open", async () => {
  await push("one", "a");
  pages = [`${ORIGIN}/games`, `${ORIGIN}/table/a?at=3`];
  const [notification] = await registration.getNotifications();
  await dispatch("notificationclick", { notification });
  expect(titles()).toEqual([]);
  expect(focused).toEqual([`${ORIGIN}/table/a?at=3`]);
  expect(opened).toEqual([]);
});

test("a notification opens only pages of the app", async () => {
  const notification = { close: closing("one"), data: { url: "https://elsewhere.test/table/a" } };
  await dispatch("notificationclick", { notification });
  expect(opened).toEqual([`${ORIGIN}/table/a`]);
});

test("pages are served from the cache, until a page has deleted this app as too old", async () => {
  await dispatch("install", {});
  expect(await open("/table/a")).toBe("cached");
  stored.clear();
  expect(await open("/table/a")).toBe("fetched");
  expect(await open("/table/a")).toBe("fetched");
  expect(stored.size).toBe(0);
});

test("a new version waits for the one before it, but not for one that was deleted", async () => {
  stored.set("sofala-before", ["/index.html"]);
  await dispatch("install", {});
  expect(skipWaiting).not.toHaveBeenCalled();
  stored.clear();
  await dispatch("install", {});
  expect(skipWaiting).toHaveBeenCalledOnce();
});

const changed = (event: object) => dispatch("pushsubscriptionchange", event);
const pushContent = (name: string) => ({
  kind: "push",
  label: "Firefox, Linux",
  endpoint: `https://push.test/${name}`,
  keys: { p256dh: "p", auth: "a" },
});

test("when a subscription ends, the server gets the new one", async () => {
  const oldSubscription = subscription(PHONE.address);
  await changed({ oldSubscription, newSubscription: subscription("https://push.test/new") });
  await changed({ oldSubscription, newSubscription: null });
  // A browser that does not say which subscription ended.
  await changed({});
  expect(added).toEqual([
    { ...pushContent("new"), replaces: PHONE.address },
    { ...pushContent("for-key"), replaces: PHONE.address },
    pushContent("for-key"),
  ]);
});

test("a browser without notifications does not subscribe again", async () => {
  await changed({ oldSubscription: subscription("https://push.test/unknown") });
  channels = [];
  await changed({});
  channels = undefined;
  await expect(changed({})).rejects.toThrow("401");
  expect(added).toEqual([]);
});
