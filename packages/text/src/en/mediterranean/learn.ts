import type { GameLearnText } from "../../game-overview.ts";

export const learn: GameLearnText = {
  tutorialText:
    "Eight minutes, one turn: your hand, offers and answers, the warehouse, the bell, what comes to light, and what money buys. Two traders play along by a script.",
  rulesText:
    "All rules in our own words, with every card, building and price, and a search. Values that we had to reconstruct are marked.",
  firstGame: "A first market",
  firstGameText:
    "A market without a clock against bots: look at everything, ask the rules, take your time.",
};
