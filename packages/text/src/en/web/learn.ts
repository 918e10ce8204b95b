/** The entry to the tutorials and the rules. */
export const learn = {
  title: "Learn",
  text: "Two games, each with its rules at hand. Begin where you like.",
  zimbabweText: "Simple to play and hard to judge.",
  mediterraneanText: "Quick to trade and slow to be sure of.",
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
  mediterraneanTutorialText:
    "Eight minutes, one turn: your hand, offers and answers, the warehouse, the bell, what comes to light, and what money buys. Two traders play along by a script.",
  mediterraneanRulesText:
    "All rules in our own words, with every card, building and price, and a search. Values that we had to reconstruct are marked.",
  mediterraneanFirstGame: "A first market",
  mediterraneanFirstGameText:
    "A market without a clock against bots: look at everything, ask the rules, take your time.",
};

export type LearnText = typeof learn;
