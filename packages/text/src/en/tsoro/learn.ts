import type { GameLearnText } from "../../game-overview.ts";

export const learn: GameLearnText = {
  summary: "Learn it in a minute, play it in five.",
  tutorialText:
    "One short game in a minute: place your stones, make two in a row, block, move and win.",
  rulesText: "All the rules on one page: placing, moving, winning and draws.",
  firstGame: "A first game",
  firstGameText: "Against a bot that completes lines but overlooks almost everything else.",
  credits:
    "Tsoro yematatu, “the stone game played with three”, is a traditional game from Zimbabwe. It belongs to everybody.",
};
