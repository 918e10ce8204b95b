import type { GameTypes } from "@sofala/engine";
import { analysisPanelOf } from "../analysis/analysis-panel.tsx";
import type { AskAdvisor } from "./advisor-requests.ts";
import type { SmallGame } from "./small-game.ts";
import { badgeOf } from "./table-view.tsx";

/** Makes the panel with a bot's evaluation of the shown position. */
export function smallGameAnalysis<T extends GameTypes>(game: SmallGame<T>, ask: AskAdvisor<T>) {
  const badge = badgeOf(game);
  const hints = (view: T["view"]) => ask("hints", { view });
  return analysisPanelOf<T>({
    evaluate: hints,
    hints,
    bot: (text) => game.overview(text).bots.strong.name,
    moveText: (move) => game.text.value.sentences.move(move),
    badge: (seat) => badge(seat, "1.5rem"),
    seatColour: (seat) => game.seatColours[seat] ?? "",
  });
}
