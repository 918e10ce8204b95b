import { signed } from "../../../signed.ts";
import type { MediterraneanEndText } from "../../../games/mediterranean/end-text.ts";
import { count, list } from "../../grammar.ts";

const signedDollars = (value: number): string => {
  const sign = value < 0 ? "−" : "+";
  return value === 0 ? "$0" : `${sign}$${Math.abs(value)}`;
};

export const end: MediterraneanEndText = {
  title: (winners) => `${list(winners)} ${winners.length === 1 ? "wins" : "win"}`,
  won: (name, vp) => `${name} has the most victory points: ${vp}.`,
  wonTied: (name, vp, reason) => `${name} has ${vp} VP: ${reason}.`,
  rematch: "Rematch",
  rematchText: "The same players by the same options, with everything drawn anew.",
  ranking: {
    title: "Ranking",
    place: "Place",
    player: "Player",
    vp: "VP",
    culture: "Culture",
    buildings: "Buildings",
  },
  reason: {
    vp: (more, next) => `${more} VP more than ${next}`,
    culture: (more, next) => `as many VP as ${next}, but ${count(more, "culture cube")} more`,
    buildings: (more, next) =>
      `as many VP and culture cubes as ${next}, but ${count(more, "building")} more`,
    throws: (next) => `level with ${next} in everything, but won rock, paper, scissors`,
    level: (next) => `level with ${next} in everything`,
  },
  race: {
    title: "The race",
    start: "Start",
    turn: "Turn",
    chartLabel:
      "A chart of everybody's victory points over the turns. The table below has its figures.",
    showTable: "The race as a table",
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
    chartLabel: (name) =>
      `A chart of what ${name} scored in every turn. The table below has its figures.`,
    showTable: "The sources as a table",
    total: "Total",
    wholeGame: "Game",
    signed,
  },
  trades: {
    title: "Best and worst trades",
    hint: (dollarsPerPoint) =>
      `A trade counts what the hand brought at the end of the turn with the cards received, less what it would have brought with those given away: money of the sets, $${dollarsPerPoint} for a victory point, $1 for a step of happiness or safety.`,
    summary: (number, sum) => `${count(number, "trade")}, ${sum} in all`,
    none: "No trades.",
    best: "Best",
    worst: "Worst",
    tradeTitle: (turn, partner) => `Turn ${turn}, with ${partner}`,
    given: "Gave",
    received: "Got",
    nothing: "nothing",
    vp: (points) => `${points} VP`,
    dollars: signedDollars,
    showInReplay: "Look at it in the replay",
  },
  record: {
    loading: "The record is being fetched…",
    failed: "The record could not be fetched. The ranking stands all the same.",
    retry: "Try again",
  },
  replay: {
    turn: "Turn",
    turnName: (turn) => `Turn ${turn}`,
    phaseBack: "Back a phase",
    phaseForward: "On a phase",
    beforeFirstMove: "Before the first move.",
    observerChoice: "Through whose eyes",
    open: "All hands open",
    seat: (name) => `As ${name} saw it`,
    spectator: "As a spectator",
    offers: "Open offers",
    noOffers: "Nothing is on offer at this moment.",
    offer: (offer, name, to) => `Offer ${offer} of ${name} to ${to}`,
    deals: "Deals of the turn so far",
    handOf: (name) => `Hand of ${name}`,
    stored: "Stored",
    noCards: "No cards.",
    secretMove: (name) => `${name} decides in secret.`,
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
