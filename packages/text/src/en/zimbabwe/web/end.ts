import { signed } from "../../../signed.ts";
import { count, list } from "../../grammar.ts";

/** The end of a game: why somebody won, and how it came to that. */
export const end = {
  /** VP and VR of the winner in a sentence. */
  won: ({
    name,
    vp,
    vr,
    margin,
  }: {
    readonly name: string;
    readonly vp: number;
    readonly vr: number;
    readonly margin: number;
  }) =>
    margin === 0
      ? `${name} has ${vp} VP, exactly enough for a VR of ${vr}.`
      : `${name} has ${vp} VP with a VR of ${vr}: ${margin} more than needed.`,
  /** The limit of rounds ended the game. */
  roundLimitReached: (name: string) =>
    `Nobody reached their VR in the last round; ${name} came closest.`,
  /** The final board, with the winner's monuments marked. */
  board: {
    title: (winner: string) => `${winner}'s empire`,
    /** `1 monument at level 4 and 2 monuments at level 3` */
    monuments: (levels: readonly (readonly [level: number, monuments: number])[]) =>
      list(levels.map(([level, monuments]) => `${count(monuments, "monument")} at level ${level}`)),
    label: (winner: string) => `The board at the end; ${winner}'s monuments are marked`,
  },
  ranking: {
    vp: "VP",
    vr: "VR",
    margin: "VP − VR",
    signed,
  },
  /** Why a seat is ranked before the next one, by what decided. */
  reason: {
    reached: (next: string) => `reached their VR; ${next} did not`,
    overshoot: (more: number, next: string) => `beat their VR by ${more} more than ${next}`,
    shortfall: (less: number, next: string) => `${less} closer to their VR than ${next}`,
    xango: (next: string) => `tied with ${next}, but adores Xango`,
    vp: (more: number, next: string) => `tied with ${next}, but has ${more} more VP`,
    order: (next: string) => `tied with ${next}, but played earlier in the last round`,
  },
  race: {
    hint: "Solid lines show victory points; dashed lines show how many each player needed to win.",
    vp: "VP",
    vr: "VR",
    round: "Round",
    /** The text alternative of the picture. */
    chartLabel: (rounds: number) =>
      `A chart of victory points and requirements over ${count(rounds, "round")}. The table below has the numbers.`,
    vpOf: (name: string) => `${name}: VP`,
    vrOf: (name: string) => `${name}: VR`,
  },
  payments: {
    title: "Cattle between players",
    kinds: { all: "All", goods: "Goods and hubs", gifts: "Gifts" },
    kind: "Payments",
    paid: "Paid to others",
    received: "From others",
    balance: "Balance",
    tableCaption: "Who paid whom",
    from: "Paid by",
    to: (name: string) => `to ${name}`,
    toStock: "to the stock",
    ownHint: "In brackets: cattle on a player's own cards and plaques, which they get back.",
  },
  rematchText: "The same players on a new map; everybody moves one seat.",
};

export type ZimbabweEndText = typeof end;
