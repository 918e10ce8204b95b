import type { GameLearnText } from "../../game-overview.ts";

export const learn: GameLearnText = {
  tutorialText:
    "Ten minutes on a small map: gifts, monuments, craftsmen, raising, hubs, water, gods, specialists and how a game is won. You do everything yourself.",
  rulesText:
    "All rules in our own words, with the cards and terms, and a search. Refusals and cards at the table lead here too.",
  firstGame: "A first game",
  firstGameText: "Without specialists and with six gods that are easy to grasp, against bots.",
};
