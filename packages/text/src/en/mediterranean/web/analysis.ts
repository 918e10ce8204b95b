import { count } from "../../grammar.ts";

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

/** The review of a finished Mediterranean game. */
export const mediterraneanAnalysis = {
  /** How the review works. */
  intro: (bot: string) =>
    `${bot} reviews the whole game: how the chances changed, which decisions cost most, and what was luck. Decisions are judged by what the player could know; chances are computed with all hands open.`,
  reviewing: (bot: string) => `${bot} is reviewing the game …`,
  failed: "The review stopped early. Nothing is lost. Try again.",
  /** How the figures were computed. */
  note: "Estimated with all hands open, as if everybody played equally well.",
  /** The text alternative of the chart. */
  chartLabel: "Chances of winning through the whole game",
  mistakesTitle: "Costliest decisions",
  played: (moves: string) => `Played: ${moves}`,
  nothingPlayed: "Played: nothing",
  better: (moves: string) => `Better: ${moves}`,
  luck: {
    title: "Luck",
    note: "Nobody's fault: calamities and newly drawn cards.",
    newCards: (move: number, turn: number) => `Move ${move}: the cards drawn in turn ${turn}`,
    /** Events as sentences. */
    events: (move: number, events: string) => `Move ${move}: ${events}`,
    /** `Ann from 40% to 31%` */
    chanceChange: (name: string, before: number, after: number) =>
      `${name} from ${percent(before)} to ${percent(after)}`,
  },
  advice: {
    /** The seat that the advice is for. */
    seatChoice: "Advice for",
    /** What the advice is based on. */
    note: (bot: string, name: string) => `${bot} uses only what ${name} knew at the time.`,
    noDecision: (name: string) => `${name} has nothing to decide here.`,
    waitForOthers: "Wait for the others",
    /** The gain in points, and the chance that the other side accepts. */
    gain: (points: number) => `gains about ${points.toFixed(1)} VP`,
    acceptChance: (chance: number) => `${percent(chance)} likely to be accepted`,
    /** For moves that were simulated in sampled games. */
    simulated: (chance: number, times: number) =>
      `${percent(chance)} to win, ${count(times, "simulation")}`,
    botMove: (bot: string) => `what ${bot} would do`,
  },
};

export type MediterraneanAnalysisText = typeof mediterraneanAnalysis;
