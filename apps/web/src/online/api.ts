import { words } from "../text/app-text.ts";
import { renewIfTooOld } from "./reload-if-too-old.ts";
import { Server } from "./api-client.ts";

/** The server that this page came from; a device without a network is not made to look for it. */
export const server = new Server({
  url: location.origin,
  fetch: (url, init) =>
    navigator.onLine ? fetch(url, init) : Promise.reject(new TypeError("no network")),
  failed: renewIfTooOld,
  locale: () => ({
    language: words.value.tag === "it" ? "it" : "en",
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }),
});
