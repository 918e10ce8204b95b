import { count } from "../grammar.ts";

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

/** The analysis board, and the bot's advice on it. */
export const analysis = {
  /** The introduction of the mode. */
  intro: "Analysis: you move for everybody, and you can undo everything.",
  ask: (bot: string) => `Ask ${bot}`,
  thinking: (bot: string) => `${bot} is thinking …`,
  askEveryStep: "Ask at every step",
  failed: (bot: string) => `${bot} could not analyse this position. Nothing is lost. Try again.`,
  gameOver: "The game is over. Go back to analyse earlier moves.",
  chances: {
    title: "Chances of winning",
    /** How the figures were computed. */
    note: (bot: string) => `Estimated by ${bot}, looking ahead through everybody's turns.`,
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
      `Choice ${place}: ${percent(chance)} to win, ${count(visits, "simulation")}`,
    play: "Play this",
    /** Where nothing can be played: opens an analysis with the moves made. */
    tryLine: "Try this",
  },
  /** A whole game, decision by decision. */
  review: {
    title: "The whole game",
    intro: (bot: string) =>
      `${bot} looks at every decision in the game: how the chances changed, and what decided it. This takes about a minute.`,
    start: "Review the game",
    stop: "Stop",
    progress: (done: number, all: number) => `${done} of ${all} decisions reviewed`,
    failed: "The review stopped early. Start again to continue where it stopped.",
    /** The text alternative of the chart. */
    chartLabel: (decisions: number) => `Chances of winning over ${decisions} decisions`,
    mistakesTitle: "What decided it",
    noMistakes: "No clearly better moves were found.",
    mistake: (move: number, name: string, cost: number) =>
      `Move ${move}: ${name} gave away ${percent(cost)}`,
    better: "Better move",
    goToMove: (move: number) => `Go to move ${move}`,
  },
  played: {
    title: (name: string) => `Played by ${name} in the game`,
    /** It is what the bot would do. */
    sameAsPlayed: "This was played in the game.",
    differentLine: "The game took a different path before this point.",
  },
};

export type AnalysisText = typeof analysis;
