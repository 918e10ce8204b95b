import { keepDrafts } from "../store/drafts.ts";

const KEY = "sofala-renewed";
/** How the names of the caches begin from which the service worker serves the app. */
const CACHES = "sofala-";

/** Loads the newest app at the same address if the server says that this one is too old. */
export function renewIfTooOld({ code }: { readonly code: string }): void {
  if (code !== "request/too-old") return;
  const isStuck = isTried();
  if (!isStuck) keepDrafts();
  void deleteServedApp().then(() => (isStuck ? undefined : location.reload()));
}

/** True if this tab was reloaded from this very app before: another reload would not help. */
function isTried(): boolean {
  try {
    const tried = (sessionStorage.getItem(KEY) ?? "").split(" ");
    const script = scriptOfApp() ?? "unknown";
    if (tried.includes(script)) return true;
    sessionStorage.setItem(KEY, [...tried, script].join(" "));
    return false;
  } catch {
    // In a browser that stores nothing, the app would be loaded again and again.
    return true;
  }
}

/** The address of the page's script, which every build names anew. */
const scriptOfApp = (): string | undefined =>
  document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;

/**
 * Deletes the caches with this app, so that the service worker gets the next page from the server. The worker is not
 * asked to do it: it may be slow, and a page that was reloaded with the shift key has none.
 */
async function deleteServedApp(): Promise<void> {
  const { caches } = globalThis as { readonly caches?: CacheStorage };
  const script = scriptOfApp();
  if (caches === undefined || script === undefined) return;
  try {
    for (const cacheName of await caches.keys()) {
      // A newer version may wait in a cache of its own.
      const isServed = cacheName.startsWith(CACHES) && (await caches.match(script, { cacheName }));
      if (isServed) await caches.delete(cacheName);
    }
  } catch {
    // A browser that forbids caches serves no app from them.
  }
}
