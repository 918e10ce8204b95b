import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{packages,games,apps,scripts}/**/{src,testing}/**/*.test.ts"],
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
