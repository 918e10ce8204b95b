import { signal } from "@preact/signals";
import { keepDrafts } from "../store/drafts.ts";

/** A new version that waits until the person wants it. */
export const waitingUpdate = signal<ServiceWorker | undefined>(undefined);

const EVERY_MS = 60 * 60 * 1000;

/** Makes the app work offline, and looks for new versions now and then. Running pages keep theirs. */
export function watchForUpdates(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  void navigator.serviceWorker
    .register("/service-worker.js")
    .then((registration) => {
      noteWaiting(registration);
      registration.addEventListener("updatefound", () => {
        const { installing } = registration;
        installing?.addEventListener("statechange", () => noteWaiting(registration));
      });
      setInterval(() => {
        void registration.update().catch(() => undefined);
      }, EVERY_MS);
    })
    // Without a service worker the app needs the network, and works.
    .catch(() => undefined);
}

function noteWaiting({ waiting }: ServiceWorkerRegistration): void {
  // The first version of all replaces nothing.
  const isUpdate = waiting !== null && navigator.serviceWorker.controller !== null;
  waitingUpdate.value = isUpdate ? waiting : undefined;
}

/** Takes the new version and loads the page anew; games are stored after every move. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    keepDrafts();
    location.reload();
  });
  waitingUpdate.peek()?.postMessage("take-over");
}
