import type { MarketAnalysisText } from "../../../games/mediterranean/analysis-text.ts";

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

export const marketAnalysis: MarketAnalysisText = {
  about: (bot) =>
    `${bot} goes through the whole game: how the chances went, which decisions cost most, and what was luck. Decisions are judged by what their seat could know, chances with all hands open.`,
  judging: (bot) => `${bot} is judging the game …`,
  failed: "The review broke off. Nothing is lost; starting again may help.",
  note: "An estimate with all hands open, as if everybody played equally well.",
  picture: "Chances to win through the whole game",
  mistakes: "Decisions that cost most",
  played: (moves) => `Played: ${moves}`,
  nothingPlayed: "Played: nothing",
  better: (moves) => `Better was: ${moves}`,
  store: (goods) => `Store ${goods}`,
  storeNothing: "Store nothing",
  luck: {
    title: "What was luck",
    note: "Nobody's mistake: calamities, and the cards of a new turn.",
    cards: (move, turn) => `Move ${move}: the cards of turn ${turn}`,
    befell: (move, events) => `Move ${move}: ${events}`,
    change: (name, before, after) => `${name} from ${percent(before)} to ${percent(after)}`,
  },
  advice: {
    whose: "Advice for",
    note: (bot, name) => `${bot} knows no more than ${name} knew then.`,
    nothing: (name) => `${name} has nothing to decide here.`,
    wait: "Wait for the others",
    gain: (points) => `gains about ${points.toFixed(1)} VP`,
    yes: (chance) => `a yes is ${percent(chance)} likely`,
    rehearsed: (chance, times) =>
      `${percent(chance)} to win, rehearsed ${times === 1 ? "once" : `${times} times`}`,
    own: (bot) => `what ${bot} would do`,
  },
};
