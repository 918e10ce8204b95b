import type { AnalysisText } from "../../web/analysis-text.ts";

export const analysis: AnalysisText = {
  tab: "Analysis",
  mode: "Analysis: you move for everybody, and everything can be taken back.",
  ask: (bot) => `Ask ${bot}`,
  asking: (bot) => `${bot} is thinking …`,
  always: "Ask at every step",
  failed: (bot) => `${bot} could not think this over. Nothing is lost; asking again may help.`,
  over: "The game is over here. Go back to think about what came before.",
  chances: {
    title: "Chances to win",
    note: (bot) => `An estimate of ${bot}, from how soon everybody could reach the own VR.`,
    percent: (chance) => `${Math.round(chance * 100)} %`,
    rounds: (rounds) => {
      const shown = Math.max(0, Math.round(rounds * 2) / 2);
      if (shown === 0) return "could win this round";
      return `about ${shown} ${shown === 1 ? "round" : "rounds"} to go`;
    },
  },
  advice: {
    title: (bot, name) => `${bot} would play for ${name}`,
    play: "Play this",
    tryIt: "Try this",
  },
  played: {
    title: (name) => `Played by ${name} in the game`,
    same: "The same was played in the game.",
    otherLine: "The game took another line before this.",
  },
};
