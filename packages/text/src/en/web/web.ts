import { common } from "./common.ts";
import { play } from "./play.ts";
import { table } from "./table.ts";
import { games } from "./games.ts";
import { home } from "./home.ts";
import { learn } from "./learn.ts";
import { problemReport } from "./problem-report.ts";
import { settings } from "./settings.ts";
import { analysis } from "./analysis.ts";
import { endPanel } from "./end-panel.ts";
import { replay } from "./replay.ts";

/** The texts of the web app, by area. */
export const web = {
  common,
  play,
  table,
  games,
  home,
  learn,
  problemReport,
  settings,
  analysis,
  endPanel,
  replay,
};

export type WebText = typeof web;
