import { analysisPanelOf } from "../../../table/analysis/analysis-panel.tsx";
import type { Tsoro, View } from "@sofala/tsoro";
import { badgeOf } from "../table-view.tsx";
import { tsoroText } from "../tsoro-text.ts";
import { requestWorker } from "../workers/requests.ts";

const hints = (view: View) => requestWorker("hints", { view });

/** A bot's evaluation of the shown position. */
export const AnalysisPanel = analysisPanelOf<Tsoro>({
  evaluate: hints,
  hints,
  bot: ({ home }) => home.games.tsoro.bots.strong.name,
  moveText: (move) => tsoroText.value.sentences.move(move),
  badge: (seat) => badgeOf(seat, "1.5rem"),
  seatColour: (seat) => `var(--stone-${seat === 0 ? "dark" : "bright-mark"})`,
});
