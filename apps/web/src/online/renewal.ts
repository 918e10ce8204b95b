import { PROTOCOL } from "@sofala/protocol";

const KEY = "sofala-renewed";
/** Milliseconds that the service worker may take to answer. */
const PATIENCE = 2000;

/** Where the server says that this app is too old, the newest one is loaded, and comes to the same address. */
export function renewIfTooOld({ code }: { readonly code: string }): void {
  if (code !== "request/too-old" || isTried()) return;
  void dropServedApp().then(() => location.reload());
}

/** Was this version of the protocol too old before? Then loading the app anew has not helped. */
function isTried(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === String(PROTOCOL)) return true;
    sessionStorage.setItem(KEY, String(PROTOCOL));
    return false;
  } catch {
    // In a browser that stores nothing, the app would be loaded again and again.
    return true;
  }
}

/** The service worker serves this app no more: the next page comes from the server. */
async function dropServedApp(): Promise<void> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;
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
