import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Servers, databases and browsers are waited for: more than one worker for each core but one.
    maxWorkers: 3,
    projects: [
      {
        // As apps/web/vite.config.ts has it: tests may reach a component.
        oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
        test: {
          name: "unit",
          include: [
            "{packages,games,apps,scripts}/**/{src,testing}/**/*.test.{ts,tsx}",
            "apps/web/{build,e2e,serve}/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "games",
          include: ["{packages,games,apps}/**/test/**/*.test.ts"],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
