import type { WebText } from "../../web/web-text.ts";
import { board } from "./board.ts";
import { common } from "./common.ts";
import { gifts } from "./gifts.ts";
import { lenses } from "./lenses.ts";
import { play } from "./play.ts";
import { raising } from "./raising.ts";
import { panels } from "./panels.ts";
import { table } from "./table.ts";
import { turn } from "./turn.ts";
import { about } from "./about.ts";
import { games } from "./games.ts";
import { home } from "./home.ts";
import { learn } from "./learn.ts";
import { report } from "./report.ts";
import { settings } from "./settings.ts";
import { setup } from "./setup.ts";
import { analysis } from "./analysis.ts";
import { end } from "./end.ts";
import { replay } from "./replay.ts";

export const web: WebText = {
  board,
  common,
  gifts,
  lenses,
  play,
  raising,
  panels,
  table,
  turn,
  about,
  games,
  home,
  learn,
  report,
  settings,
  setup,
  analysis,
  end,
  replay,
};
