import type { BankChoice, StatusTrack } from "@sofala/mediterranean";
import { signed } from "../../../signed.ts";
import { count } from "../../grammar.ts";

/** Revealed cards, and the ledger of a turn. */
export const resolution = {
  title: (turn: number) => `Resolution of turn ${turn}`,
  back: "Back",
  next: "Next",
  pause: "Pause",
  play: "Play",
  /** Closes the resolution before its end. */
  close: "Skip",
  /** The same at its end. */
  finish: "Back to the game",
  /** A small button while something is to be decided. */
  resume: "Watch the resolution",
  /** What the resolution has brought every player so far. */
  totals: "So far",
  progress: (part: number, of: number) => `Part ${part} of ${of}`,
  /** Somebody else decides first. */
  othersDecide: "Waiting for other players to decide. The rest will follow.",
  money: (dollars: number) => `$${dollars}`,
  /** `+$4`, `−$3` */
  dollars: (by: number) => `${by < 0 ? "−" : "+"}$${Math.abs(by)}`,
  signed,
  cards: {
    title: (name: string) => `${name} reveals`,
    none: "No cards to spend.",
    /** The text alternative of the revealed cards. */
    announcement: (name: string, cards: number, dollars: number) =>
      `${name} spends ${count(cards, "card")} for $${dollars}.`,
    total: "From goods",
    notInSet: "Not in a set",
  },
  markers: {
    /** The position of a marker: `democracy 4`. */
    markerPosition: (idea: string, position: number) => `${idea} ${position}`,
    flipped: "the board was flipped",
    noMarkerMoved: "No markers move.",
  },
  statusTracks: {
    title: "Prosperity, happiness and safety",
    hint: "From the bottoms of the cards.",
    player: "Player",
    vp: "VP",
    bank: {
      poverty: "bank protects against Poverty",
      prosperity: "bank multiplies prosperity",
    } satisfies Record<BankChoice, string>,
    status: { happiness: "Happiness", safety: "Safety" } satisfies Record<StatusTrack, string>,
    /** The position of a marker. */
    newPosition: (to: number) => `now ${signed(to)}`,
    unchanged: "·",
  },
  industries: "Industries",
  turnOrder: { title: "Turn order", hint: "The richest player goes first." },
  calamity: {
    spared: "Nobody is struck",
    struck: (name: string) => `${name} is struck`,
  },
  ledger: {
    title: (turn: number) => `Ledger of turn ${turn}`,
    chooseTurn: "Turn",
    noTurns: "The first ledger will appear after the first resolution.",
    goods: "From goods",
    otherMoney: "Other money",
    spent: "Spent",
    moneyLeft: "Kept",
    vp: "VP",
    vpBought: "VP bought",
    vpTraded: "VP traded",
    status: { happiness: "Happiness", safety: "Safety" } satisfies Record<StatusTrack, string>,
    trackChange: (by: number, to: number) =>
      by === 0 ? `still ${signed(to)}` : `${signed(by)}, now ${signed(to)}`,
    calamities: "Calamities",
    cubesLost: "Cubes lost",
    bought: "Bought",
  },
};

export type ResolutionText = typeof resolution;
