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
    // Fonts and images stay separate files, which a strict content security policy allows.
    assetsInlineLimit: 0,
    // Without the warnings about slow plugins, which come on a busy machine.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // One file for what every page starts with, instead of one for each part that is used elsewhere too.
            { name: shell, tags: ["$initial"] },
          ],
        },
      },
    },
  },
});
