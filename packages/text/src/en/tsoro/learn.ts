import type { GameLearnText } from "../../game-overview.ts";

export const learn: GameLearnText = {
  tutorialText:
    "One minute, one short game: place your stones, make two in a row, block, move and win.",
  rulesText: "All rules on one page: placing, moving, winning, and what happens when nobody can.",
  firstGame: "A first game",
  firstGameText: "Against a bot that completes lines but overlooks much else.",
};
