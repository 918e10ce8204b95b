import type { BoardText } from "./board-text.ts";
import type { CommonText } from "./common-text.ts";
import type { GiftsText } from "./gifts-text.ts";
import type { LensesText } from "./lenses-text.ts";
import type { PlayText } from "./play-text.ts";
import type { RaisingText } from "./raising-text.ts";
import type { PanelsText } from "./panels-text.ts";
import type { TableText } from "./table-text.ts";
import type { TurnText } from "./turn-text.ts";
import type { AboutText } from "./about-text.ts";
import type { GamesText } from "./games-text.ts";
import type { HomeText } from "./home-text.ts";
import type { LearnText } from "./learn-text.ts";
import type { ReportText } from "./report-text.ts";
import type { SettingsText } from "./settings-text.ts";
import type { SetupText } from "./setup-text.ts";
import type { AnalysisText } from "./analysis-text.ts";
import type { EndText } from "./end-text.ts";
import type { ReplayText } from "./replay-text.ts";

/** What the web app says, by area. */
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
  readonly report: ReportText;
  readonly settings: SettingsText;
  readonly setup: SetupText;
  readonly analysis: AnalysisText;
  readonly end: EndText;
  readonly replay: ReplayText;
}
