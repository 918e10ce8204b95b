import type { Tsoro } from "@sofala/tsoro";
import type { SavedGame } from "../../local/import-types.ts";
import { savedGameText } from "../../table/small-game/saved-game.ts";
import type { SavedGameProps } from "../game-ui.ts";
import { tsoroText, useTsoroText } from "./tsoro-text.ts";
import { viewSummary } from "./view-summary.ts";

/** `Moving stones · Ann to play`, `Ann won`, `A draw`. */
export function SavedGameStatus({ saved }: SavedGameProps) {
  const hasText = useTsoroText();
  if (!hasText) return undefined;
  const { phase, end } = tsoroText.value;
  const { stored, view } = saved as SavedGame<Tsoro>;
  return <>{savedGameText(stored.players, viewSummary(view), phase[view.phase], end.draw)}</>;
}
