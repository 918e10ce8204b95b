import { Server } from "./server.ts";

/** The server that this page came from. */
export const server = new Server({
  url: location.origin,
  fetch: (url, init) => fetch(url, init),
});
