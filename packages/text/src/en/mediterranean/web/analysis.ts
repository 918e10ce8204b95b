const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** The review of a finished Mediterranean game. */
export const mediterraneanAnalysis = {
  /** How the review works. */
  intro: (bot: string) =>
    `${bot} goes through the whole game: how the chances went, which decisions cost most, and what was luck. Decisions are judged by what their seat could know, chances with all hands open.`,
  reviewing: (bot: string) => `${bot} is judging the game …`,
  failed: "The review broke off. Nothing is lost; starting again may help.",
  /** How the figures were computed. */
  note: "An estimate with all hands open, as if everybody played equally well.",
  /** The text alternative of the chart. */
  chartLabel: "Chances to win through the whole game",
  mistakesTitle: "Decisions that cost most",
  played: (moves: string) => `Played: ${moves}`,
  nothingPlayed: "Played: nothing",
  better: (moves: string) => `Better was: ${moves}`,
  store: (goods: string) => `Store ${goods}`,
  storeNothing: "Store nothing",
  luck: {
    title: "What was luck",
    note: "Nobody's mistake: calamities, and the cards of a new turn.",
    newCards: (move: number, turn: number) => `Move ${move}: the cards of turn ${turn}`,
    /** Events as sentences. */
    events: (move: number, events: string) => `Move ${move}: ${events}`,
    /** `Ann from 40 % to 31 %` */
    chanceChange: (name: string, before: number, after: number) =>
      `${name} from ${percent(before)} to ${percent(after)}`,
  },
  advice: {
    /** The seat that the advice is for. */
    seatChoice: "Advice for",
    /** What the advice is based on. */
    note: (bot: string, name: string) => `${bot} knows no more than ${name} knew then.`,
    noDecision: (name: string) => `${name} has nothing to decide here.`,
    waitForOthers: "Wait for the others",
    /** The gain in points, and the chance that the other side accepts. */
    gain: (points: number) => `gains about ${points.toFixed(1)} VP`,
    acceptChance: (chance: number) => `a yes is ${percent(chance)} likely`,
    /** For moves that were simulated in sampled games. */
    simulated: (chance: number, times: number) =>
      `${percent(chance)} to win, rehearsed ${times === 1 ? "once" : `${times} times`}`,
    botMove: (bot: string) => `what ${bot} would do`,
  },
};

export type MediterraneanAnalysisText = typeof mediterraneanAnalysis;
