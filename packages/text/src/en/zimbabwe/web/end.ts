import { signed } from "../../../signed.ts";
import { count } from "../../grammar.ts";

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
      ? `${name} has reached a VR of ${vr} with exactly as many VP.`
      : `${name} has ${vp} VP against a VR of ${vr}: ${margin} over.`,
  /** The limit of rounds ended the game. */
  roundLimitReached: (name: string) =>
    `Nobody reached their VR in the last round; ${name} came nearest.`,
  ranking: {
    vp: "VP",
    vr: "VR",
    margin: "VP − VR",
    signed,
  },
  /** Why a seat is ranked before the next one, by what decided. */
  reason: {
    reached: (next: string) => `reached their VR, ${next} did not`,
    overshoot: (more: number, next: string) => `${more} further beyond their VR than ${next}`,
    shortfall: (less: number, next: string) => `${less} nearer to their VR than ${next}`,
    xango: (next: string) => `as far beyond as ${next}, but adores Xango`,
    vp: (more: number, next: string) => `as far beyond as ${next}, with ${more} VP more`,
    order: (next: string) => `level with ${next}, but played earlier in the last round`,
  },
  race: {
    hint: "Solid lines are victory points, dashed ones what each needed to win.",
    vp: "VP",
    vr: "VR",
    round: "Round",
    /** The text alternative of the picture. */
    chartLabel: (rounds: number) =>
      `A chart of victory points and requirements over ${count(rounds, "round")}. The table below has its figures.`,
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
    ownHint: "In brackets: onto own cards and plaques, which comes back.",
  },
  rematchText: "The same players on a new map, everybody one seat on.",
};

export type ZimbabweEndText = typeof end;
