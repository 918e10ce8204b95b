import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import type { Page, WebSocketRoute } from "@playwright/test";
import { newerMessages, newerResponse, withUnknownFields } from "../test/support/newer-server.ts";
import type { Visit } from "./online-test.ts";

const SOCKETS = /\/socket(?:\?|$)/u;
const STREAMS = /\/stream(?:\?|$)/u;

/** Lets people visit a server of a newer version, with unknown fields in every response, message and line of a stream. */
export const visitNewerServer =
  (visit: Visit): Visit =>
  async (device) => {
    const visitor = await visit(device);
    await addToAnswers(visitor.page);
    await addToStreams(visitor.page);
    await visitor.page.routeWebSocket(SOCKETS, (socket) => {
      socket.connectToServer().onMessage((message) => {
        for (const newer of newerMessages(String(message))) socket.send(newer);
      });
    });
    return visitor;
  };

async function addToAnswers(page: Page): Promise<void> {
  await page.route(/\/api\//u, async (route) => {
    try {
      const response = await route.fetch();
      const isJson = /[/+]json\b/u.test(response.headers()["content-type"] ?? "");
      return await route.fulfill({
        response,
        ...(isJson ? { json: withUnknownFields(await response.json()) } : {}),
      });
    } catch {
      // The server is down, or the page was closed.
      return route.abort().catch(() => undefined);
    }
  });
}

/** A stream never ends, so Playwright cannot fetch it: its requests go to a proxy server. */
async function addToStreams(page: Page): Promise<void> {
  let origin = "";
  const proxy = createServer((request, response) => {
    const headers = request.headers as Record<string, string>;
    const left = new AbortController();
    response.on("close", () => left.abort());
    fetch(origin + request.url, { headers, signal: left.signal })
      .then(newerResponse)
      .then(({ status, headers: all, body }) => {
        response.writeHead(status, { "content-type": all.get("content-type") ?? "" });
        return pipeline(body ?? [], response);
      })
      // The server is down, or the page was closed.
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  page.on("close", () => {
    proxy.close();
    proxy.closeAllConnections();
  });
  const { port } = proxy.address() as AddressInfo;
  await page.route(STREAMS, (route) => {
    const url = new URL(route.request().url());
    ({ origin } = url);
    return route.continue({ url: `http://127.0.0.1:${port}${url.pathname}${url.search}` });
  });
}

/** Makes the app of a page send the hello of an older version, after `grow()` until the page is reloaded. */
export async function outdatedApp(page: Page): Promise<{ grow(): Promise<void> }> {
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
