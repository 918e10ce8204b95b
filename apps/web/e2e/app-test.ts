import { expect, type Page } from "@playwright/test";
import { withSettings } from "./screen.ts";
import { test as ofWorker } from "./base-test.ts";

export { expect };

interface PerTest {
  /** Errors that the browser reported; a test with any of them fails. */
  readonly complaints: string[];
}

/** A test of the built app, at an address of its own, without animations. */
export const test = ofWorker.extend<PerTest>({
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

/** The reason for a request that the page did not need any more, in Chromium and in Firefox. */
const ABORTED = ["net::ERR_ABORTED", "NS_BINDING_ABORTED"];

function listen(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page aborts its requests.
    if (!ABORTED.includes(reason)) complaints.push(`${request.url()}: ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`);
  });
}
