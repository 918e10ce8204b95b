/** Keeps the whole app on the device. A new version waits until it is told to take over. */
declare const VERSION: string;
declare const FILES: readonly string[];

/** What the worker uses of its surroundings; the DOM's types know only pages. */
interface Surroundings {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listen: (event: Extendable) => void): void;
  addEventListener(kind: "fetch", listen: (event: Fetch) => void): void;
  addEventListener(kind: "message", listen: (event: MessageEvent) => void): void;
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
/** The page of every address that is a screen. */
const PAGE = "/index.html";

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })))),
  );
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
  if (FILES.includes(file)) event.respondWith(kept(file, request));
});

async function kept(file: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(file)) ?? fetch(request);
}

async function dropOldVersions(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
