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
  rematchText: "The same players by the same options, with everything drawn anew.",
  ranking: {
    vp: "VP",
    culture: "Culture",
    buildings: "Buildings",
  },
  /** Why a seat is ranked before the next one, by what decided. */
  reason: {
    vp: (more: number, next: string) => `${more} VP more than ${next}`,
    culture: (more: number, next: string) =>
      `as many VP as ${next}, but ${count(more, "culture cube")} more`,
    buildings: (more: number, next: string) =>
      `as many VP and culture cubes as ${next}, but ${count(more, "building")} more`,
    throws: (next: string) => `level with ${next} in everything, but won rock, paper, scissors`,
    level: (next: string) => `level with ${next} in everything`,
  },
  race: {
    turn: "Turn",
    /** The text alternative of the picture. */
    chartLabel:
      "A chart of everybody's victory points over the turns. The table below has its figures.",
  },
  points: {
    title: "Where the points came from",
    hint: "What every turn brought, by source; what was lost hangs below the line.",
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
      `A chart of what ${name} scored in every turn. The table below has its figures.`,
    showTable: "The sources as a table",
    total: "Total",
    wholeGame: "Game",
    signed,
  },
  trades: {
    title: "Best and worst trades",
    /** What a trade counts for. */
    hint: (dollarsPerPoint: number) =>
      `A trade counts what the hand brought at the end of the turn with the cards received, less what it would have brought with those given away: money of the sets, $${dollarsPerPoint} for a victory point, $1 for a step of happiness or safety.`,
    summary: (number: number, sum: string) => `${count(number, "trade")}, ${sum} in all`,
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
    showInReplay: "Look at it in the replay",
  },
  replay: {
    turn: "Turn",
    turnName: (turn: number) => `Turn ${turn}`,
    phaseBack: "Back a phase",
    phaseForward: "On a phase",
    beforeFirstMove: "Before the first move.",
    observerChoice: "Through whose eyes",
    open: "All hands open",
    seat: (name: string) => `As ${name} saw it`,
    spectator: "As a spectator",
    /** The market at that moment. */
    offers: "Open offers",
    noOffers: "Nothing is on offer at this moment.",
    offer: (offer: number, name: string, to: string) => `Offer ${offer} of ${name} to ${to}`,
    deals: "Deals of the turn so far",
    handOf: (name: string) => `Hand of ${name}`,
    stored: "Stored",
    noCards: "No cards.",
    /** A move without visible details. */
    secretMove: (name: string) => `${name} decides in secret.`,
    /** The note that only one view is shown before the end. */
    otherHandsHidden: "Other hands open when the game is over.",
    keyList: [
      { keys: "← →", description: "a move back or on" },
      { keys: "↑ ↓", description: "a phase back or on" },
      { keys: "Page up Page down", description: "a turn back or on" },
      { keys: "Home End", description: "to the beginning or the end" },
      { keys: "Space", description: "play or pause" },
      { keys: "[ ]", description: "a move back or on while the arrows scroll the table" },
      { keys: "?", description: "this list" },
    ],
  },
};

export type MediterraneanEndText = typeof end;
