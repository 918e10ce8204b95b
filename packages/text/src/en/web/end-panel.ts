import { list } from "../grammar.ts";

/** The end of any game. */
export const endPanel = {
  title: (winners: readonly string[]) =>
    `${list(winners)} ${winners.length === 1 ? "wins" : "win"}`,
  /** All share the first place. */
  draw: "Draw",
  ranking: { title: "Ranking", place: "Place", player: "Player" },
  race: { title: "The race", start: "Start", showTable: "Show the race as a table" },
  /** A person asked a bot for advice. */
  helped: "Played with help",
  rematch: "Rematch",
  analyse: "Analyse",
};

export type EndPanelText = typeof endPanel;
