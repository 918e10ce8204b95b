import { storeDrafts } from "../store/drafts.ts";

const KEY = "sofala-renewed";
/** The prefix of the service worker's caches. */
const CACHE_PREFIX = "sofala-";

/** Loads the newest app at the same address if the server says that this one is too old. */
export function reloadIfTooOld({ code }: { readonly code: string }): void {
  if (code !== "request/too-old") return;
  const isStuck = wasReloadTried();
  if (!isStuck) storeDrafts();
  void deleteAppCaches().then(() => (isStuck ? undefined : location.reload()));
}

/** True if this tab was already reloaded from this build of the app: another reload would not help. */
function wasReloadTried(): boolean {
  try {
    const tried = (sessionStorage.getItem(KEY) ?? "").split(" ");
    const script = appScript() ?? "unknown";
    if (tried.includes(script)) return true;
    sessionStorage.setItem(KEY, [...tried, script].join(" "));
    return false;
  } catch {
    // Without storage, the app would be reloaded again and again.
    return true;
  }
}

/** The address of the page's script, which is different for every build. */
const appScript = (): string | undefined =>
  document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;

/**
 * Deletes the caches with this app, so that the service worker gets the next page from the server. The worker is not
 * asked to do it: it may be slow, and a page that was reloaded with the shift key has none.
 */
async function deleteAppCaches(): Promise<void> {
  const { caches } = globalThis as { readonly caches?: CacheStorage };
  const script = appScript();
  if (caches === undefined || script === undefined) return;
  try {
    for (const cacheName of await caches.keys()) {
      // A newer version may be waiting in another cache.
      const isServed =
        cacheName.startsWith(CACHE_PREFIX) && (await caches.match(script, { cacheName }));
      if (isServed) await caches.delete(cacheName);
    }
  } catch {
    // A browser that forbids caches serves no app from them.
  }
}
