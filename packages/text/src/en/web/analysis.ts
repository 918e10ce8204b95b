import type { AnalysisText } from "../../web/analysis-text.ts";

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

export const analysis: AnalysisText = {
  tab: "Analysis",
  intro: "Analysis: you move for everybody, and everything can be taken back.",
  ask: (bot) => `Ask ${bot}`,
  thinking: (bot) => `${bot} is thinking …`,
  askEveryStep: "Ask at every step",
  failed: (bot) => `${bot} could not think this over. Nothing is lost; asking again may help.`,
  gameOver: "The game is over here. Go back to think about what came before.",
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
    lineSummary: (place, chance, visits) =>
      `Choice ${place}: ${percent(chance)} to win, looked at ${visits === 1 ? "once" : `${visits} times`}`,
    play: "Play this",
    tryLine: "Try this",
  },
  review: {
    title: "The whole game",
    intro: (bot) =>
      `${bot} looks at every decision of the game: how the chances went, and what decided it. That takes a minute or so.`,
    start: "Review the game",
    stop: "Stop",
    progress: (count, all) => `${count} of ${all} decisions judged`,
    failed: "The review broke off. What was judged stays; starting again goes on from there.",
    chartLabel: (decisions) => `Chances to win over ${decisions} decisions`,
    mistakesTitle: "What decided it",
    noMistakes: "Nothing was found that would have been clearly better.",
    mistake: (move, name, cost) => `Move ${move}: ${name} gave away ${percent(cost)}`,
    better: "Better was",
    goToMove: (move) => `Go to move ${move}`,
  },
  played: {
    title: (name) => `Played by ${name} in the game`,
    sameAsPlayed: "The same was played in the game.",
    differentLine: "The game took another line before this.",
  },
};
