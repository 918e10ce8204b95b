import { defineConfig } from "vite";
import { boardScenes } from "./build/board-scenes.ts";
import { offlineFiles } from "./build/offline-files.ts";
import { sharingWorkers } from "./build/sharing-workers.ts";
import { shell } from "./build/shell.ts";

export default defineConfig({
  plugins: [boardScenes(), sharingWorkers(), offlineFiles()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: ["chrome117", "firefox119", "safari17.4"],
    sourcemap: true,
    // Fonts and pictures stay files of their own, which a strict content policy allows.
    assetsInlineLimit: 0,
    // On a busy machine it says how long plugins took, which is no fault of theirs.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // One file for what every page begins with, instead of one for each part that is used elsewhere too.
            { name: shell, tags: ["$initial"] },
          ],
        },
      },
    },
  },
});
