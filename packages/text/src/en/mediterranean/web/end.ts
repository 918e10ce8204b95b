import { signed } from "../../../signed.ts";
import { count } from "../../grammar.ts";

const signedDollars = (value: number): string => {
  const sign = value < 0 ? "−" : "+";
  return value === 0 ? "$0" : `${sign}$${Math.abs(value)}`;
};

/** How a game ended, and its replay. */
export const end = {
  won: (name: string, vp: number) => `${name} has the most victory points: ${vp}.`,
  /** The winner is tied on points; the reason is one of those below. */
  wonTied: (name: string, vp: number, reason: string) => `${name} has ${vp} VP: ${reason}.`,
  winnersMat: (winner: string) => `${winner}'s mat`,
  rematchText: "The same players and options, with new cards.",
  ranking: {
    vp: "VP",
    culture: "Culture",
    buildings: "Buildings",
  },
  /** Why a seat is ranked before the next one, by what decided. */
  reason: {
    vp: (more: number, next: string) => `${more} more VP than ${next}`,
    culture: (more: number, next: string) =>
      `as many VP as ${next}, but ${count(more, "more culture cube")}`,
    buildings: (more: number, next: string) =>
      `as many VP and culture cubes as ${next}, but ${count(more, "more building")}`,
    throws: (next: string) => `tied with ${next} on all counts, but won rock, paper, scissors`,
    level: (next: string) => `tied with ${next} on all counts`,
  },
  race: {
    turn: "Turn",
    /** The text alternative of the picture. */
    chartLabel: "A chart of everybody's victory points by turn. The table below has the numbers.",
  },
  points: {
    title: "Where the points came from",
    hint: "Points scored each turn, by source; losses are below the line.",
    source: {
      goods: "Prosperity",
      industry: "Industries",
      culture: "Culture",
      developments: "Developments, buildings, wonders",
      bought: "Bought",
      trades: "Trades",
      lost: "Calamities, penalties",
    },
    chartLabel: (name: string) =>
      `A chart of what ${name} scored each turn. The table below has the numbers.`,
    showTable: "Show the sources as a table",
    total: "Total",
    wholeGame: "Game",
    signed,
  },
  trades: {
    title: "Best and worst trades",
    /** What a trade counts for. */
    hint: (dollarsPerPoint: number) =>
      `The value of a trade is what the hand earned at the end of the turn, minus what it would have earned without the trade. It counts the money from sets, $${dollarsPerPoint} per victory point and $1 per step of happiness or safety.`,
    summary: (number: number, sum: string) => `${count(number, "trade")}, ${sum} in total`,
    none: "No trades.",
    best: "Best",
    worst: "Worst",
    tradeTitle: (turn: number, partner: string) => `Turn ${turn}, with ${partner}`,
    given: "Gave",
    received: "Got",
    nothing: "nothing",
    vp: (points: number) => `${points} VP`,
    /** `+$4`, `−$3`, `$0` */
    dollars: signedDollars,
    showInReplay: "Show in replay",
  },
  replay: {
    turn: "Turn",
    turnName: (turn: number) => `Turn ${turn}`,
    phaseBack: "Previous phase",
    phaseForward: "Next phase",
    beforeFirstMove: "Before the first move.",
    observerChoice: "View as",
    open: "All hands open",
    seat: (name: string) => `What ${name} saw`,
    spectator: "What spectators saw",
    /** The market at that moment. */
    offers: "Open offers",
    noOffers: "There are no offers at this moment.",
    offer: (name: string, to: string) => `${name} to ${to}`,
    deals: "Deals this turn so far",
    handOf: (name: string) => `${name}'s hand`,
    stored: "Stored",
    noCards: "No cards.",
    /** A move without visible details. */
    secretMove: (name: string) => `${name} makes a secret decision.`,
    /** The note that only one view is shown before the end. */
    otherHandsHidden: "The other hands are revealed when the game is over.",
    keyList: [
      { keys: "← →", description: "Previous or next move" },
      { keys: "↑ ↓", description: "Previous or next phase" },
      { keys: "Page Up Page Down", description: "Previous or next turn" },
      { keys: "Home End", description: "Go to the start or the end" },
      { keys: "Space", description: "Play or pause" },
      { keys: "[ ]", description: "Previous or next move while the arrow keys scroll the page" },
      { keys: "?", description: "Show this list" },
    ],
  },
};

export type MediterraneanEndText = typeof end;
