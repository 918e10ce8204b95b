import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const ROOT = import.meta.dirname;
const isNightly = process.env["TRIALS"] === "nightly";
const NOT_OURS = ["**/node_modules/**", ...(isNightly ? [] : ["**/*.nightly.test.ts"])];
const POSTGRES = "apps/server/test/store/one-postgres.ts";
/** A test that hangs fails; one on a busy machine does not, nor one with the counts of the night. */
const LIMIT = isNightly ? 4 * 3_600_000 : 300_000;
const LIMITS = { testTimeout: LIMIT, hookTimeout: LIMIT };

/** Unit tests, beside their files. */
const UNIT = [
  "{packages,games,apps,scripts}/**/{src,testing}/**/*.test.{ts,tsx}",
  "apps/web/{build,e2e,serve}/**/*.test.ts",
];
/** Whole games, played by the rules alone. */
const GAMES = ["{packages,games}/**/test/**/*.test.ts"];
/** Whole programs: servers, the command line, the web app without its looks. */
const PROGRAMS = ["apps/**/test/**/*.test.ts"];

/** As apps/web/vite.config.ts has it: tests may reach a component. */
const OXC = { jsx: { runtime: "automatic", importSource: "preact" } } as const;

/** Tests that change what a process has only one of: each has a process of its own. */
const ALONE = globSync(UNIT, { cwd: ROOT, exclude: NOT_OURS }).filter((path) =>
  /vi\.(?:stub|mock|resetModules)/u.test(readFileSync(join(ROOT, path), "utf8")),
);

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      {
        oxc: OXC,
        test: {
          ...LIMITS,
          name: "unit",
          include: UNIT,
          exclude: [...NOT_OURS, ...ALONE],
          isolate: false,
        },
      },
      { oxc: OXC, test: { ...LIMITS, name: "unit-alone", include: ALONE, exclude: NOT_OURS } },
      { test: { ...LIMITS, name: "games", include: GAMES, exclude: NOT_OURS, isolate: false } },
      {
        test: {
          ...LIMITS,
          name: "programs",
          include: PROGRAMS,
          exclude: NOT_OURS,
          isolate: false,
          globalSetup: POSTGRES,
        },
      },
    ],
  },
});
