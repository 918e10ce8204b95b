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
  finish: "To the table",
  /** A small button while something is to be decided. */
  resume: "Continue the show",
  progress: (part: number, of: number) => `Part ${part} of ${of}`,
  /** Somebody else decides first. */
  othersDecide: "Others decide first. The rest follows when they have.",
  money: (dollars: number) => `$${dollars}`,
  /** `+$4`, `−$3` */
  dollars: (by: number) => `${by < 0 ? "−" : "+"}$${Math.abs(by)}`,
  signed,
  cards: {
    title: (name: string) => `${name} turns up`,
    none: "No cards to spend.",
    /** The text alternative of the revealed cards. */
    announcement: (name: string, cards: number, dollars: number) =>
      `${name} spends ${count(cards, "card")} for $${dollars}.`,
    total: "For goods",
    notInSet: "In no set",
  },
  markers: {
    /** The position of a marker: `democracy 4`. */
    markerPosition: (idea: string, position: number) => `${idea} ${position}`,
    flipped: "the board was turned over",
    noMarkerMoved: "No marker moves.",
  },
  statusTracks: {
    title: "Prosperity and moods",
    hint: "What the undersides of the cards brought.",
    player: "Player",
    vp: "VP",
    bank: {
      poverty: "bank shields from Poverty",
      prosperity: "bank multiplies prosperity",
    } satisfies Record<BankChoice, string>,
    status: { happiness: "Happiness", safety: "Safety" } satisfies Record<StatusTrack, string>,
    /** The position of a marker. */
    newPosition: (to: number) => `now ${signed(to)}`,
    unchanged: "·",
  },
  industries: "Industries",
  turnOrder: { title: "Turn order", hint: "The richest goes first." },
  calamity: {
    spared: "It passes by",
    struck: (name: string) => `It strikes ${name}`,
  },
  ledger: {
    title: (turn: number) => `Ledger of turn ${turn}`,
    tab: "Ledger",
    chooseTurn: "Turn",
    noTurns: "Nothing has been resolved yet. The first ledger comes with the first resolution.",
    goods: "For goods",
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
