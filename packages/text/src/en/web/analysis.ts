import type { AnalysisText } from "../../web/analysis-text.ts";

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

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
    note: (bot) => `An estimate of ${bot}, who has looked ahead through everybody's turns.`,
    percent,
    rounds: (rounds) => {
      const shown = Math.max(0, Math.round(rounds * 2) / 2);
      if (shown === 0) return "could win this round";
      return `about ${shown} ${shown === 1 ? "round" : "rounds"} to go`;
    },
  },
  advice: {
    title: (bot, name) => `${bot} would play for ${name}`,
    worth: (place, chance, visits) =>
      `Choice ${place}: ${percent(chance)} to win, looked at ${visits === 1 ? "once" : `${visits} times`}`,
    play: "Play this",
    tryIt: "Try this",
  },
  review: {
    title: "The whole game",
    about: (bot) =>
      `${bot} looks at every decision of the game: how the chances went, and what decided it. That takes a minute or so.`,
    start: "Review the game",
    stop: "Stop",
    judged: (count, all) => `${count} of ${all} decisions judged`,
    failed: "The review broke off. What was judged stays; starting again goes on from there.",
    picture: (decisions) => `Chances to win over ${decisions} decisions`,
    decided: "What decided it",
    nothing: "Nothing was found that would have been clearly better.",
    gave: (move, name, cost) => `Move ${move}: ${name} gave away ${percent(cost)}`,
    better: "Better was",
    show: (move) => `Go to move ${move}`,
  },
  played: {
    title: (name) => `Played by ${name} in the game`,
    same: "The same was played in the game.",
    otherLine: "The game took another line before this.",
  },
};
