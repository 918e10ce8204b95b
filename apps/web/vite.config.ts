import { defineConfig } from "vite";
import { boardScenes } from "./build/zimbabwe/board-scenes.ts";
import { licenses } from "./build/licenses.ts";
import { offlineFiles } from "./build/offline-files.ts";
import { sharingWorkers } from "./build/sharing-workers.ts";
import { pageScript, preloadedScripts } from "./build/page-scripts.ts";

export default defineConfig({
  plugins: [boardScenes(), sharingWorkers(), licenses(), offlineFiles()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: ["chrome117", "firefox124", "safari17.4"],
    sourcemap: true,
    // Fonts and images stay separate files, which a strict content security policy allows.
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: preloadedScripts },
    // Without the warnings about slow plugins, which come on a busy machine.
    rolldownOptions: {
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      output: {
        // Constants stay constants: V8 compiles their values into the code, which makes the rules a tenth faster.
        topLevelVar: false,
        codeSplitting: {
          groups: [
            // A module is with those that the same parts of the app need, but its imports may be in other files.
            { name: pageScript, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
