import { browserName, channelFor } from "../online/push.ts";

/**
 * Keeps the whole app on the device. A new version waits until it is told to take over, unless a page has deleted the
 * old one because the server declared it too old.
 */
declare const VERSION: string;
declare const FILES: readonly string[];

/** What the worker uses of its surroundings; the DOM's types know only pages. */
interface Surroundings {
  readonly clients: Clients;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listen: (event: Extendable) => void): void;
  addEventListener(kind: "fetch", listen: (event: Fetch) => void): void;
  addEventListener(kind: "message", listen: (event: Message) => void): void;
  addEventListener(kind: "push", listen: (event: Push) => void): void;
  addEventListener(kind: "notificationclick", listen: (event: Click) => void): void;
  addEventListener(kind: "pushsubscriptionchange", listen: (event: Resubscription) => void): void;
}
interface Clients {
  claim(): Promise<void>;
  matchAll(which: {
    readonly type: "window";
    readonly includeUncontrolled: true;
  }): Promise<readonly Page[]>;
  openWindow(url: string): Promise<unknown>;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Message extends Event {
  readonly data: unknown;
}
interface Push extends Extendable {
  readonly data: { json(): unknown } | null;
}
interface Click extends Extendable {
  readonly notification: Notification;
}
/** Not every browser says which subscription ended, or has a new one already. */
interface Resubscription extends Extendable {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}
/** What the server tells a person who is elsewhere. */
interface News {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
}
/** A way in which the person is told something, as the server lists it. */
interface Channel {
  readonly kind: string;
  readonly address: string;
}
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetch extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const worker = globalThis as unknown as Surroundings;
const PREFIX = "sofala-";
const CACHE = PREFIX + VERSION;
/** The build writes the list wherever FILES stands: once is enough. */
const files = FILES;
/** The page of every address that is a screen. */
const PAGE = "/index.html";

worker.addEventListener("install", (event) => {
  event.waitUntil(install());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOldVersions().then(() => worker.clients.claim()));
});

worker.addEventListener("message", ({ data }) => {
  if (data === "take-over") void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api")) return;
  const file = request.mode === "navigate" ? PAGE : pathname;
  if (files.includes(file)) event.respondWith(kept(file, request));
});

worker.addEventListener("push", (event) => {
  const news = event.data?.json() as News | undefined;
  if (news !== undefined) event.waitUntil(show(news));
});

worker.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(goTo((notification.data as { readonly url: string }).url));
});

worker.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(resubscribe(event));
});

/** The browser's push service ended a subscription: gets another one, and tells the server to use it instead. */
async function resubscribe({ oldSubscription, newSubscription }: Resubscription): Promise<void> {
  const ended = oldSubscription?.endpoint;
  const { channels } = await ask<{ readonly channels: readonly Channel[] }>("/api/channels");
  const isWanted = channels.some(
    ({ kind, address }) => kind === "push" && (ended === undefined || address === ended),
  );
  if (!isWanted) return;
  const { key } = await ask<{ readonly key: string }>("/api/push-key");
  const { pushManager } = worker.registration;
  const made =
    newSubscription ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const channel = channelFor(made, browserName());
  if (channel === undefined) return;
  await ask("/api/channels", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...channel, ...(ended === undefined ? {} : { replaces: ended }) }),
  });
}

/** Asks the server something in the name of who is signed in on this device. */
async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Answer;
}

/** Shows what the server tells: the same once, however often it comes, and of one table the last. */
async function show({ id, title, body, url }: News): Promise<void> {
  const { registration } = worker;
  const shown = await registration.getNotifications();
  for (const each of shown) {
    if ((each.data as { readonly url?: string } | null)?.url === url && each.tag !== id)
      each.close();
  }
  await registration.showNotification(title, {
    body,
    tag: id,
    icon: "/icon-192.png",
    data: { url },
  });
}

/** The page that is open there already, or a new one. */
async function goTo(url: string): Promise<void> {
  const { pathname } = new URL(url);
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === pathname);
  // Only to this app, whatever the message says.
  await (there?.focus() ?? worker.clients.openWindow(location.origin + pathname));
}

/** From the cache; from the server if this version is too old and a page has deleted it (`renewal.ts`). */
async function kept(file: string, request: Request): Promise<Response> {
  return (await caches.match(file, { cacheName: CACHE })) ?? fetch(request);
}

async function install(): Promise<void> {
  const isAlone = (await caches.match(PAGE)) === undefined;
  const cache = await caches.open(CACHE);
  await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
  // The version before was dropped, or there was none: nobody has to be asked.
  if (isAlone) await worker.skipWaiting();
}

async function dropOldVersions(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
