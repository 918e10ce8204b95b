import { existsSync } from "node:fs";
import { join } from "node:path";
import { test as plain, expect, type Page } from "@playwright/test";
import { loadSite } from "../serve/site.ts";
import { serveSite, type StaticServer } from "../serve/static-server.ts";
import { withSettings } from "./screen.ts";

export { expect };

export const DIST = join(import.meta.dirname, "../dist");

/** The built app: read and compressed once for all tests of a worker. */
export const builtSite = lazily(() => {
  if (!existsSync(DIST)) throw new Error("the app is not built: npm run e2e builds it");
  return loadSite(DIST);
});

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

interface PerTest {
  /** What the browser found fault with; a test that ends with any has failed. */
  readonly complaints: string[];
}

interface PerWorker {
  readonly server: StaticServer;
}

/** A test of the built app, at an address of its own, by a person in a hurry. */
export const test = plain.extend<PerTest, PerWorker>({
  server: [
    async ({}, use) => {
      const server = await serveSite(builtSite(), "127.0.0.1", 0);
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ server }, use) => {
    await use(`http://127.0.0.1:${server.port}`);
  },

  context: async ({ context }, use) => {
    await withSettings(context, { pace: "brisk" });
    await use(context);
  },

  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      for (const page of context.pages()) listen(page, complaints);
      context.on("page", (page) => listen(page, complaints));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Who leaves a page does not wait for the rest of it.
    if (reason !== "net::ERR_ABORTED") complaints.push(`${request.url()}: ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`);
  });
}
