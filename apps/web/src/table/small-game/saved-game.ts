import { allAppText } from "../../text/app-text.ts";
import type { ViewSummary } from "./small-game.ts";

/** A stored game in a few words: `Moving stones · Ann to play`, `Ann won`, `A draw`. */
export function savedGameText(
  players: readonly { readonly name: string }[],
  { ranking, seatToAct = 0 }: ViewSummary,
  phase: string,
  draw: string,
): string {
  const { games } = allAppText.value;
  if (ranking === undefined) return `${phase} · ${games.toPlay(players[seatToAct]?.name ?? "")}`;
  const winners = ranking[0]?.map((seat) => players[seat]?.name ?? "") ?? [];
  return winners.length === 1 ? games.won(winners) : draw;
}
