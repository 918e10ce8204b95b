import type { GameLearnText } from "../../game-overview.ts";

export const learn: GameLearnText = {
  summary: "Simple to play, hard to master.",
  tutorialText:
    "Ten minutes on a small map: gifts, monuments, craftsmen, raising, hubs, water, gods, specialists and how to win. You make every move yourself.",
  rulesText:
    "All the rules in our own words, with cards, terms and a search. You can also open them from cards and error messages during a game.",
  firstGame: "A first game",
  firstGameText: "No specialists and six easy gods, against bots.",
  credits:
    "The Great Zimbabwe was designed by Jeroen Doumen and Joris Wiersinga and is published by [Splotter Spellen](https://www.splotter.nl/).",
};
