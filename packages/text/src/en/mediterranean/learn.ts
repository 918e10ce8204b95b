import type { GameLearnText } from "../../game-overview.ts";

export const learn: GameLearnText = {
  summary: "Quick trades, hidden consequences.",
  tutorialText:
    "Eight minutes, one turn: your hand, offers, the warehouse, the end of the market, resolution and what to buy. Two scripted traders play with you.",
  rulesText:
    "All the rules in our own words, searchable, with every card, building and price. Values that we had to reconstruct are marked.",
  firstGame: "A first market",
  firstGameText:
    "A market without a clock, against bots. Look around, check the rules and take your time.",
  credits:
    "Trading in the Mediterranean was designed by Ryan Sturm and Geoff Engelstein as a prototype for Ludology Designs. We had to reconstruct some of its values; the rules mark each of them.",
};
