import { games } from "./games.ts";
import { setup } from "./setup.ts";
import { settings } from "./settings.ts";
import { analysis } from "./analysis.ts";
import { endPanel } from "./end-panel.ts";
import { replay } from "./replay.ts";
import { problemReport } from "./problem-report.ts";

/** The texts of the web app that are loaded after the first page is shown. */
export const later = { games, setup, settings, analysis, endPanel, replay, problemReport };

export type LaterText = typeof later;
