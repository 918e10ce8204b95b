import type { LearnText } from "../../web/learn-text.ts";

export const learn: LearnText = {
  title: "Learn",
  text: "The Great Zimbabwe is simple to play and hard to judge. Begin where you like.",
  tutorial: "Tutorial",
  tutorialText:
    "Ten minutes on a small map: gifts, monuments, craftsmen, raising, hubs, water, gods, specialists and how a game is won. You do everything yourself.",
  tutorialStart: "Begin the tutorial",
  rules: "Rules",
  rulesText:
    "All rules in our own words, with the cards and terms, and a search. Refusals and cards at the table lead here too.",
  rulesOpen: "Open the rules",
  firstGame: "A first game",
  firstGameText: "Without specialists and with six gods that are easy to grasp, against bots.",
  firstGameStart: "Set up a first game",
  mediterranean: "Trading in the Mediterranean",
  mediterraneanText:
    "Six turns of simultaneous trade for four to six. The game has no board in the browser yet; its rules can be read, with all cards, buildings and prices, and a search.",
  mediterraneanOpen: "Read its rules",
};
