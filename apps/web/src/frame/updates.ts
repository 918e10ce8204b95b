import { signal } from "@preact/signals";
import { storeDrafts } from "../store/drafts.ts";

/** A new version that waits until the person accepts it. */
export const waitingUpdate = signal<ServiceWorker | undefined>(undefined);

const CHECK_INTERVAL_MS = 60 * 60 * 1000;

/** Registers the service worker, and checks for new versions from time to time. Open pages keep their version. */
export function watchForUpdates(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  void navigator.serviceWorker
    .register("/service-worker.js")
    .then((registration) => {
      updateWaiting(registration);
      registration.addEventListener("updatefound", () => {
        const { installing } = registration;
        installing?.addEventListener("statechange", () => updateWaiting(registration));
      });
      setInterval(() => {
        void registration.update().catch(() => undefined);
      }, CHECK_INTERVAL_MS);
    })
    // Without a service worker the app works, but needs the network.
    .catch(() => undefined);
}

function updateWaiting({ waiting }: ServiceWorkerRegistration): void {
  // The first installation is no update.
  const isUpdate = waiting !== null && navigator.serviceWorker.controller !== null;
  waitingUpdate.value = isUpdate ? waiting : undefined;
}

/** Activates the new version and reloads the page; games are stored after every move. */
export function applyUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    storeDrafts();
    location.reload();
  });
  waitingUpdate.peek()?.postMessage("take-over");
}
