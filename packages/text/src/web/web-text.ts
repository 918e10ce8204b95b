import type { BoardText } from "../games/zimbabwe/board-text.ts";
import type { CommonText } from "./common-text.ts";
import type { GiftsText } from "../games/zimbabwe/gifts-text.ts";
import type { LensesText } from "../games/zimbabwe/lenses-text.ts";
import type { PlayText } from "./play-text.ts";
import type { RaisingText } from "../games/zimbabwe/raising-text.ts";
import type { PanelsText } from "../games/zimbabwe/panels-text.ts";
import type { TableText } from "./table-text.ts";
import type { TurnText } from "../games/zimbabwe/turn-text.ts";
import type { AboutText } from "./about-text.ts";
import type { GamesText } from "./games-text.ts";
import type { HomeText } from "./home-text.ts";
import type { LearnText } from "./learn-text.ts";
import type { ProblemReportText } from "./problem-report-text.ts";
import type { SettingsText } from "./settings-text.ts";
import type { ZimbabweSetupText } from "../games/zimbabwe/setup-text.ts";
import type { AnalysisText } from "./analysis-text.ts";
import type { ZimbabweEndText } from "../games/zimbabwe/end-text.ts";
import type { ReplayText } from "./replay-text.ts";

/** The texts of the web app, by area. */
export interface WebText {
  readonly board: BoardText;
  readonly common: CommonText;
  readonly gifts: GiftsText;
  readonly lenses: LensesText;
  readonly play: PlayText;
  readonly raising: RaisingText;
  readonly panels: PanelsText;
  readonly table: TableText;
  readonly turn: TurnText;
  readonly about: AboutText;
  readonly games: GamesText;
  readonly home: HomeText;
  readonly learn: LearnText;
  readonly problemReport: ProblemReportText;
  readonly settings: SettingsText;
  readonly setup: ZimbabweSetupText;
  readonly analysis: AnalysisText;
  readonly end: ZimbabweEndText;
  readonly replay: ReplayText;
}
