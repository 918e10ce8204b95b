import { appText } from "../text/app-text.ts";
import { reloadIfTooOld } from "./reload-if-too-old.ts";
import { ApiClient } from "./api-client.ts";

/** The server that this page came from; without a network no request is sent. */
export const api = new ApiClient({
  url: location.origin,
  fetch: (url, init) =>
    navigator.onLine ? fetch(url, init) : Promise.reject(new TypeError("no network")),
  onFailure: reloadIfTooOld,
  locale: () => ({
    language: appText.value.tag,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }),
});
