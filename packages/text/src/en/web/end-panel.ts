import { list } from "../grammar.ts";

/** The end of any game. */
export const endPanel = {
  title: (winners: readonly string[]) =>
    `${list(winners)} ${winners.length === 1 ? "wins" : "win"}`,
  /** All share the first place. */
  draw: "A draw",
  ranking: { title: "Ranking", place: "Place", player: "Player" },
  race: { title: "The race", start: "Start", showTable: "The race as a table" },
  rematch: "Rematch",
  analyse: "Analyse",
};

export type EndPanelText = typeof endPanel;
