import type { Page } from "@playwright/test";
import { serveSite, type StaticServer } from "../serve/static-server.ts";
import { test as ofApp } from "./app-test.ts";
import { builtSite } from "./built-app.ts";
import { waitUntilLoaded } from "./screen.ts";

/** A test with a server that it may change and stop, and with the app's service worker. */
export const test = ofApp.extend<{ readonly own: StaticServer }>({
  own: async ({}, use) => {
    const server = await serveSite(builtSite(), "127.0.0.1", 0);
    await use(server);
    await server.close();
  },
  baseURL: async ({ own }, use) => {
    await use(`http://127.0.0.1:${own.port}`);
  },
  serviceWorkers: "allow",
});

/** Opens the app, and again when its service worker is active. */
export async function visit(page: Page): Promise<void> {
  await page.goto("/");
  await waitUntilLoaded(page);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const isControlled = new Promise((resolve) => {
      serviceWorker.addEventListener("controllerchange", resolve);
    });
    if (serviceWorker.controller === null) await isControlled;
  });
  await page.reload();
  await waitUntilLoaded(page);
}
