import type { WebText } from "../../en/web/web.ts";
import { board } from "../zimbabwe/web/board.ts";
import { common } from "./common.ts";
import { gifts } from "../zimbabwe/web/gifts.ts";
import { lenses } from "../zimbabwe/web/lenses.ts";
import { play } from "./play.ts";
import { raising } from "../zimbabwe/web/raising.ts";
import { panels } from "../zimbabwe/web/panels.ts";
import { table } from "./table.ts";
import { turn } from "../zimbabwe/web/turn.ts";
import { about } from "./about.ts";
import { games } from "./games.ts";
import { home } from "./home.ts";
import { learn } from "./learn.ts";
import { problemReport } from "./problem-report.ts";
import { settings } from "./settings.ts";
import { setup } from "../zimbabwe/web/setup.ts";
import { analysis } from "./analysis.ts";
import { end } from "../zimbabwe/web/end.ts";
import { endPanel } from "./end-panel.ts";
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
  problemReport,
  settings,
  setup,
  analysis,
  end,
  endPanel,
  replay,
};
