import type { Tsoro } from "@sofala/tsoro";
import type { SavedGame } from "../../local/import-types.ts";
import { appText } from "../../text/app-text.ts";
import type { SavedGameProps } from "../game-ui.ts";
import { tsoroText, useTsoroText } from "./tsoro-text.ts";

/** `Moving stones · Ann to play`, `Ann won`, `A draw`. */
export function SavedGameStatus({ saved }: SavedGameProps) {
  const hasText = useTsoroText();
  if (!hasText) return undefined;
  const { games } = appText.value;
  const { phase, end } = tsoroText.value;
  const { stored, view } = saved as SavedGame<Tsoro>;
  const names = stored.players.map(({ name }) => name);
  if (view.ranking === undefined) {
    return <>{`${phase[view.phase]} · ${games.toPlay(names[view.active] ?? "")}`}</>;
  }
  const winners = view.ranking[0]?.map((seat) => names[seat] ?? "") ?? [];
  return <>{winners.length === 1 ? games.won(winners) : end.draw}</>;
}
