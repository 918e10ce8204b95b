import type { LaterText } from "../../en/web/later.ts";
import { games } from "./games.ts";
import { setup } from "./setup.ts";
import { settings } from "./settings.ts";
import { analysis } from "./analysis.ts";
import { endPanel } from "./end-panel.ts";
import { replay } from "./replay.ts";
import { problemReport } from "./problem-report.ts";

export const later: LaterText = {
  games,
  setup,
  settings,
  analysis,
  endPanel,
  replay,
  problemReport,
};
