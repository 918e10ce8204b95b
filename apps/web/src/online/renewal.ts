import { keepDrafts } from "../store/drafts.ts";

const KEY = "sofala-renewed";
/** Milliseconds that the service worker may take to answer. */
const PATIENCE = 2000;

/** Loads the newest app at the same address if the server says that this one is too old. */
export function renewIfTooOld({ code }: { readonly code: string }): void {
  if (code !== "request/too-old" || isTried()) return;
  keepDrafts();
  void dropServedApp().then(() => location.reload());
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

/** Makes the service worker drop this app, so that the next page comes from the server. */
async function dropServedApp(): Promise<void> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  const script = scriptOfApp();
  const worker = serviceWorker?.controller;
  if (!worker || script === undefined) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE);
    port1.addEventListener("message", () => resolve());
    port1.start();
    worker.postMessage({ tooOld: new URL(script).pathname }, [port2]);
  });
}
