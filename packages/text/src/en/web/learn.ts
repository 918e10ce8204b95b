/** The entry to the tutorials and the rules. */
export const learn = {
  title: "Learn",
  text: "Learn by playing, or read the rules. You can also open the rules during a game.",
  tutorial: "Tutorial",
  tutorialStart: "Start the tutorial",
  rules: "Rules",
  rulesOpen: "Open the rules",
  firstGameStart: "Set up a first game",
};

export type LearnText = typeof learn;
