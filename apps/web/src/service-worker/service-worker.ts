import { browserName, toPushChannel } from "../online/push.ts";

/**
 * Stores the whole app on the device. A new version waits for the message "take-over", unless a page has deleted the old
 * one because the server declared it too old.
 */
declare const VERSION: string;
declare const FILES: readonly string[];

/** The globals of the worker; the DOM's types describe only pages. */
interface WorkerScope {
  readonly clients: Clients;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(
    kind: "install" | "activate",
    listen: (event: ExtendableWorkerEvent) => void,
  ): void;
  addEventListener(kind: "fetch", listen: (event: WorkerFetchEvent) => void): void;
  addEventListener(kind: "message", listen: (event: WorkerMessageEvent) => void): void;
  addEventListener(kind: "push", listen: (event: WorkerPushEvent) => void): void;
  addEventListener(
    kind: "notificationclick",
    listen: (event: NotificationClickEvent) => void,
  ): void;
  addEventListener(
    kind: "pushsubscriptionchange",
    listen: (event: SubscriptionChangeEvent) => void,
  ): void;
}
interface Clients {
  claim(): Promise<void>;
  matchAll(which: {
    readonly type: "window";
    readonly includeUncontrolled: true;
  }): Promise<readonly WindowClient[]>;
  openWindow(url: string): Promise<unknown>;
}
interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface WorkerMessageEvent extends Event {
  readonly data: unknown;
}
interface WorkerPushEvent extends ExtendableWorkerEvent {
  readonly data: { json(): unknown } | null;
}
interface NotificationClickEvent extends ExtendableWorkerEvent {
  readonly notification: Notification;
}
/** Not every browser says which subscription ended, or has a new one already. */
interface SubscriptionChangeEvent extends ExtendableWorkerEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}
/** The content of a push message. */
interface PushContent {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
}
/** A notification channel, as the server lists it. */
interface Channel {
  readonly kind: string;
  readonly address: string;
}
interface ExtendableWorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerFetchEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const worker = globalThis as unknown as WorkerScope;
const CACHE_PREFIX = "sofala-";
const CACHE_NAME = CACHE_PREFIX + VERSION;
/** The build replaces every FILES with the list: use it once. */
const files = FILES;
/** The page for every screen. */
const PAGE = "/index.html";

worker.addEventListener("install", (event) => {
  event.waitUntil(install());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldCaches().then(() => worker.clients.claim()));
});

worker.addEventListener("message", ({ data }) => {
  if (data === "take-over") void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api")) return;
  const file = request.mode === "navigate" ? PAGE : pathname;
  if (files.includes(file)) event.respondWith(fromCache(file, request));
});

worker.addEventListener("push", (event) => {
  const news = event.data?.json() as PushContent | undefined;
  if (news !== undefined) event.waitUntil(showNotification(news));
});

worker.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(focusOrOpen((notification.data as { readonly url: string }).url));
});

worker.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(resubscribe(event));
});

/** The browser's push service ended a subscription: gets another one, and replaces it on the server. */
async function resubscribe({
  oldSubscription,
  newSubscription,
}: SubscriptionChangeEvent): Promise<void> {
  const ended = oldSubscription?.endpoint;
  const { channels } = await requestJson<{ readonly channels: readonly Channel[] }>(
    "/api/channels",
  );
  const isWanted = channels.some(
    ({ kind, address }) => kind === "push" && (ended === undefined || address === ended),
  );
  if (!isWanted) return;
  const { key } = await requestJson<{ readonly key: string }>("/api/push-key");
  const { pushManager } = worker.registration;
  const made =
    newSubscription ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const channel = toPushChannel(made, browserName());
  if (channel === undefined) return;
  await requestJson("/api/channels", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...channel, ...(ended === undefined ? {} : { replaces: ended }) }),
  });
}

/** Sends a request to the server, as the person who is signed in on this device. */
async function requestJson<Body>(path: string, init?: RequestInit): Promise<Body> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Body;
}

/** Shows a notification: the same one only once, and of each table only the last. */
async function showNotification({ id, title, body, url }: PushContent): Promise<void> {
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

/** Focuses the page with this address, or opens one. */
async function focusOrOpen(url: string): Promise<void> {
  const { pathname } = new URL(url);
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const openPage = pages.find((page) => new URL(page.url).pathname === pathname);
  // Only pages of this app, whatever the message says.
  await (openPage?.focus() ?? worker.clients.openWindow(location.origin + pathname));
}

/** From the cache; from the server if a page has deleted this version as too old (`reload-if-too-old.ts`). */
async function fromCache(file: string, request: Request): Promise<Response> {
  return (await caches.match(file, { cacheName: CACHE_NAME })) ?? fetch(request);
}

async function install(): Promise<void> {
  const isAlone = (await caches.match(PAGE)) === undefined;
  const cache = await caches.open(CACHE_NAME);
  await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
  // The version before was deleted, or there was none: there is nothing to wait for.
  if (isAlone) await worker.skipWaiting();
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE_NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}
