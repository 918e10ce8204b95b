import type { MediterraneanAnalysisText } from "../../../games/mediterranean/analysis-text.ts";

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

export const mediterraneanAnalysis: MediterraneanAnalysisText = {
  intro: (bot) =>
    `${bot} goes through the whole game: how the chances went, which decisions cost most, and what was luck. Decisions are judged by what their seat could know, chances with all hands open.`,
  reviewing: (bot) => `${bot} is judging the game …`,
  failed: "The review broke off. Nothing is lost; starting again may help.",
  note: "An estimate with all hands open, as if everybody played equally well.",
  chartLabel: "Chances to win through the whole game",
  mistakesTitle: "Decisions that cost most",
  played: (moves) => `Played: ${moves}`,
  nothingPlayed: "Played: nothing",
  better: (moves) => `Better was: ${moves}`,
  store: (goods) => `Store ${goods}`,
  storeNothing: "Store nothing",
  luck: {
    title: "What was luck",
    note: "Nobody's mistake: calamities, and the cards of a new turn.",
    newCards: (move, turn) => `Move ${move}: the cards of turn ${turn}`,
    events: (move, events) => `Move ${move}: ${events}`,
    chanceChange: (name, before, after) => `${name} from ${percent(before)} to ${percent(after)}`,
  },
  advice: {
    seatChoice: "Advice for",
    note: (bot, name) => `${bot} knows no more than ${name} knew then.`,
    noDecision: (name) => `${name} has nothing to decide here.`,
    waitForOthers: "Wait for the others",
    gain: (points) => `gains about ${points.toFixed(1)} VP`,
    acceptChance: (chance) => `a yes is ${percent(chance)} likely`,
    simulated: (chance, times) =>
      `${percent(chance)} to win, rehearsed ${times === 1 ? "once" : `${times} times`}`,
    botMove: (bot) => `what ${bot} would do`,
  },
};
