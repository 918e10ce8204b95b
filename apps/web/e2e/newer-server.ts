import type { Page, WebSocketRoute } from "@playwright/test";
import { withMore } from "../test/support/newer-server.ts";
import type { Visit } from "./online-test.ts";

const SOCKETS = /\/socket(?:\?|$)/u;

/** Lets people come to a server that says more than the app knows: in every answer, and in messages of an unknown kind. */
export const toNewerServer =
  (visit: Visit): Visit =>
  async (device) => {
    const visitor = await visit(device);
    await addToAnswers(visitor.page);
    await visitor.page.routeWebSocket(SOCKETS, (socket) => {
      socket.connectToServer().onMessage((message) => {
        if (message === "") return socket.send("");
        socket.send(JSON.stringify({ kind: "weather", wind: 3 }));
        return socket.send(JSON.stringify(withMore(JSON.parse(String(message)))));
      });
    });
    return visitor;
  };

async function addToAnswers(page: Page): Promise<void> {
  await page.route(/\/api\//u, async (route) => {
    // A stream never ends, and could not be fetched whole.
    if (/\/stream(?:\?|$)/u.test(route.request().url())) return route.fallback();
    try {
      const response = await route.fetch();
      const isJson = /[/+]json\b/u.test(response.headers()["content-type"] ?? "");
      return await route.fulfill({
        response,
        ...(isJson ? { json: withMore(await response.json()) } : {}),
      });
    } catch {
      // The server is down, or nobody waits for it any more.
      return route.abort().catch(() => undefined);
    }
  });
}

/** Lets the app of a page greet tables as an older version would, from when that is wished until the page is reloaded. */
export async function aging(page: Page): Promise<{ grow(): Promise<void> }> {
  let isTooOld = false;
  let open: WebSocketRoute[] = [];
  page.on("load", () => {
    isTooOld = false;
  });
  await page.routeWebSocket(SOCKETS, (socket) => {
    open.push(socket);
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const text = String(message);
      server.send(isTooOld ? text.replace(/"protocol":\d+/u, '"protocol":0') : text);
    });
  });
  return {
    async grow() {
      isTooOld = true;
      for (const socket of open.splice(0)) await socket.close();
      open = [];
    },
  };
}
