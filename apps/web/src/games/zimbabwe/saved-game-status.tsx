import type { Zimbabwe } from "@sofala/zimbabwe";
import type { SavedGame } from "../../local/import-types.ts";
import { appText } from "../../text/app-text.ts";
import type { SavedGameProps } from "../game-ui.ts";

/** `Round 4 · Ann to play`, `Ann won · Round 9`. */
export function SavedGameStatus({ saved }: SavedGameProps) {
  const { games } = appText.value;
  const { stored, view } = saved as SavedGame<Zimbabwe>;
  const names = stored.players.map(({ name }) => name);
  const where = view.phase === "setup" ? games.setUp : games.round(view.round);
  if (view.ranking !== undefined) {
    const winners = view.ranking[0]?.map((seat) => names[seat] ?? "") ?? [];
    return <>{`${games.won(winners)} · ${where}`}</>;
  }
  return <>{`${where} · ${games.toPlay(names[view.active ?? 0] ?? "")}`}</>;
}
