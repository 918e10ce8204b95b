import type { Page } from "@playwright/test";
import { isNightly } from "@sofala/engine/testing/trials";
import { loadAboutText } from "@sofala/text/about";
import { siteFile, type Site } from "../serve/site.ts";
import type { Sample } from "../src/games/sample.ts";
import { routes } from "../src/routes.ts";
import { expect } from "./app-test.ts";
import { builtSite } from "./built-app.ts";
import { test, visit } from "./service-worker-test.ts";
import { navigateTo, waitUntilLoaded, appText } from "./screen.ts";
import { sampleGame, storeGames } from "./sample-games.ts";
import { samplesOf } from "./samples.ts";

/** Every screen, once for each game that it has samples of. */
const screens: readonly Sample[] = routes.flatMap((route) => [
  ...new Map(samplesOf(route).map((sample) => [gameOf(sample), sample])).values(),
]);
/** Every fifth of them, except in the nightly run. */
const opened = screens.filter((_, index) => isNightly || index % 5 === 0);

test("after the first visit screens open without a network", async ({
  page,
  context,
  own,
  complaints,
}) => {
  const names = new Set(opened.flatMap(({ game }) => (game === undefined ? [] : [game])));
  await storeGames(context, [...names].map(sampleGame));
  await visit(page);
  await page.goto("/about");
  const { packages } = await loadAboutText("en");
  await page.getByText(packages.title).click();
  await page.getByText(/^fastify \d/u).click();
  await expect(page.getByText("The Fastify Team").filter({ visible: true })).toHaveCount(1);

  await own.close();
  await context.setOffline(true);
  await page.goto("/about");
  await waitUntilLoaded(page);
  await page.getByText(packages.title).click();
  await expect(page.getByText(packages.unavailable)).toBeVisible();
  for (const { path, name } of opened) {
    await test.step(name, async () => {
      if (isNightly) await page.goto(path);
      else await navigateTo(page, path);
      await waitUntilLoaded(page);
      const { title } = appText.common.crashed;
      await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
    });
  }
  // Online screens cannot reach their server; everything else is on the device.
  ignoreApiErrors(complaints);
});

test("a new version waits until it is complete and accepted", async ({ page, own }) => {
  await visit(page);
  expect(await edition(page)).toBe("first");

  await test.step("a version that cannot be fetched whole changes nothing", async () => {
    const broken = new Map(secondEdition());
    for (const address of broken.keys()) if (address.startsWith("/assets/")) broken.delete(address);
    own.replaceSite(broken);
    await checkForUpdate(page);
    expect(await hasNewVersion(page)).toBe(false);
  });

  own.replaceSite(secondEdition());
  await checkForUpdate(page);
  const { text, later, reload } = appText.common.update;
  const prompt = page.getByRole("status").filter({ hasText: text });
  await expect(prompt).toBeVisible();
  expect(await hasNewVersion(page)).toBe(true);
  await prompt.getByRole("button", { name: later }).click();
  await expect(prompt).toHaveCount(0);

  await page.reload();
  await waitUntilLoaded(page);
  expect(await edition(page)).toBe("first");

  await Promise.all([
    page.waitForEvent("load"),
    prompt.getByRole("button", { name: reload }).click(),
  ]);
  await waitUntilLoaded(page);
  expect(await edition(page)).toBe("second");
  await expect(prompt).toHaveCount(0);
});

test("an app that the server declares too old is replaced at once, at the same address", async ({
  page,
  own,
  complaints,
}) => {
  await visit(page);
  own.replaceSite(secondEdition());
  const problem = { code: "request/too-old", status: 400, title: "Too old." };
  await page.route("**/api/**", (route) =>
    route.fulfill({ status: 400, contentType: "application/problem+json", json: problem }),
  );
  await page.goto("/table/some?invite=1");
  await expect(page.locator("html[data-edition=second]")).toBeAttached();
  expect(new URL(page.url()).pathname).toBe("/table/some");
  // It has the same protocol version as the first, and must not be reloaded forever.
  await waitUntilLoaded(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await test.step("the new version is on the device without a question", async () => {
    const cacheNames = () => page.evaluate(() => caches.keys());
    await expect.poll(cacheNames).toEqual([`sofala-${SECOND}`]);
    await expect(page.getByText(appText.common.update.text)).toHaveCount(0);
  });
  ignoreApiErrors(complaints);
});

/** Failed API requests are expected here. */
function ignoreApiErrors(complaints: string[]): void {
  const others = complaints.filter(
    (text) => !/\/api\/|\/third-party-licenses\.txt|^Failed to load resource/u.test(text),
  );
  complaints.splice(0, complaints.length, ...others);
}

function gameOf({ game }: Sample): string | undefined {
  return game === undefined ? undefined : sampleGame(game).game;
}

/** What the browser does by itself from time to time. */
async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = await registration?.update();
    const { installing } = found ?? {};
    if (!installing) return;
    await new Promise((resolve) => {
      installing.addEventListener("statechange", () => {
        if (installing.state !== "installing") resolve(undefined);
      });
    });
  });
}

/** Is a new version waiting? */
const hasNewVersion = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.waiting);
  });

/** The version of the second edition. */
const SECOND = "0".repeat(16);

/** The same app with only a mark and the worker's version changed. */
function secondEdition(): Site {
  const site = new Map(builtSite());
  const change = (address: string, edit: (text: string) => string): void => {
    const text = site.get(address)?.content.toString() ?? "";
    const edited = edit(text);
    if (edited === text) throw new Error(`${address} stayed the same`);
    site.set(address, siteFile(address, Buffer.from(edited)));
  };
  change("/index.html", (page) => page.replace("<html ", '<html data-edition="second" '));
  change("/service-worker.js", (worker) => worker.replace(/[0-9a-f]{16}/u, SECOND));
  return site;
}

const edition = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset["edition"] ?? "first");
