const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** The analysis board, and the bot's advice on it. */
export const analysis = {
  tab: "Analysis",
  /** The introduction of the mode. */
  intro: "Analysis: you move for everybody, and everything can be taken back.",
  ask: (bot: string) => `Ask ${bot}`,
  thinking: (bot: string) => `${bot} is thinking …`,
  askEveryStep: "Ask at every step",
  failed: (bot: string) =>
    `${bot} could not think this over. Nothing is lost; asking again may help.`,
  gameOver: "The game is over here. Go back to think about what came before.",
  chances: {
    title: "Chances to win",
    /** How the figures were computed. */
    note: (bot: string) => `An estimate of ${bot}, who has looked ahead through everybody's turns.`,
    percent,
    /** For a seat that nobody stops. */
    rounds: (rounds: number) => {
      const shown = Math.max(0, Math.round(rounds * 2) / 2);
      if (shown === 0) return "could win this round";
      return `about ${shown} ${shown === 1 ? "round" : "rounds"} to go`;
    },
  },
  advice: {
    title: (bot: string, name: string) => `${bot} would play for ${name}`,
    /** Of the first, second and third choice. */
    lineSummary: (place: number, chance: number, visits: number) =>
      `Choice ${place}: ${percent(chance)} to win, looked at ${visits === 1 ? "once" : `${visits} times`}`,
    play: "Play this",
    /** Where nothing can be played: opens an analysis with the moves made. */
    tryLine: "Try this",
  },
  /** A whole game, decision by decision. */
  review: {
    title: "The whole game",
    intro: (bot: string) =>
      `${bot} looks at every decision of the game: how the chances went, and what decided it. That takes a minute or so.`,
    start: "Review the game",
    stop: "Stop",
    progress: (count: number, all: number) => `${count} of ${all} decisions judged`,
    failed: "The review broke off. What was judged stays; starting again goes on from there.",
    /** The text alternative of the chart. */
    chartLabel: (decisions: number) => `Chances to win over ${decisions} decisions`,
    mistakesTitle: "What decided it",
    noMistakes: "Nothing was found that would have been clearly better.",
    mistake: (move: number, name: string, cost: number) =>
      `Move ${move}: ${name} gave away ${percent(cost)}`,
    better: "Better was",
    goToMove: (move: number) => `Go to move ${move}`,
  },
  played: {
    title: (name: string) => `Played by ${name} in the game`,
    /** It is what the bot would do. */
    sameAsPlayed: "The same was played in the game.",
    differentLine: "The game took another line before this.",
  },
};

export type AnalysisText = typeof analysis;
