import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "./fonts/plain-zero.css";
import "@fontsource-variable/fraunces/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { render } from "preact";
import { App, preloadScreen } from "./app.tsx";
import { followLinks } from "./router.ts";
import { applyTheme } from "./settings/theme.ts";
import { watchForUpdates } from "./frame/updates.ts";
import { loadAppText } from "./text/app-text.ts";

const root = document.getElementById("app");
if (root === null) throw new Error("the page has no place for the app");
applyTheme();
followLinks();
// No top-level await: the fetched screen imports parts of this file's own script.
void Promise.all([loadAppText(), preloadScreen()]).then(
  () => {
    render(<App />, root);
    watchForUpdates();
  },
  // Not even the text of the error message could be loaded.
  () => {
    root.textContent = "Sofala could not be loaded. Please reload the page.";
  },
);
