/** The entry to the tutorials and the rules. */
export const learn = {
  title: "Learn",
  text: "Every game has its rules at hand. Begin where you like.",
  tutorial: "Tutorial",
  tutorialStart: "Begin the tutorial",
  rules: "Rules",
  rulesOpen: "Open the rules",
  firstGameStart: "Set up a first game",
};

export type LearnText = typeof learn;
