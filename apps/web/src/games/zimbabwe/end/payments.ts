import type { Seat } from "@sofala/engine";
import type { View, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";

/** What cattle were paid for: goods and hubs, or a place in the order of play. */
export const FLOW_KINDS = ["goods", "gifts"] as const;

/** `matrix[from][to]`; what stays with a seat stands on the diagonal. */
export type Matrix = readonly (readonly number[])[];

/** Who paid whom in a game. */
export interface Flows {
  readonly goods: Matrix;
  readonly gifts: Matrix;
  /** What left the game, by payer. */
  readonly toStock: readonly number[];
}

/** One seat's dealings with the others. */
interface Balance {
  readonly paid: number;
  readonly received: number;
}

export function flowsOf(history: readonly Moment<Zimbabwe>[]): Flows {
  const seats = history[0]?.view.seats.length ?? 0;
  const blank = () => Array.from({ length: seats }, () => new Array<number>(seats).fill(0));
  const flows = { goods: blank(), gifts: blank(), toStock: new Array<number>(seats).fill(0) };
  const add = (matrix: number[][], from: Seat, to: Seat, cattle: number): void => {
    const row = matrix[from];
    if (row !== undefined) row[to] = (row[to] ?? 0) + cattle;
  };
  for (const [index, { last }] of history.entries()) {
    for (const event of last?.events ?? []) {
      if (event.kind === "gift-given") {
        const before = history[index - 1]?.view;
        const owners = before === undefined ? [] : plaqueOwners(before);
        for (const [plaque, cattle] of event.plaques.entries()) {
          const owner = owners[plaque];
          if (owner !== undefined) add(flows.gifts, event.seat, owner, cattle);
        }
      }
      if (event.kind === "cattle-paid") {
        const { seat, cattle, recipient } = event;
        if (recipient.to === "stock") flows.toStock[seat] = (flows.toStock[seat] ?? 0) + cattle;
        else add(flows.goods, seat, recipient.seat, cattle);
      }
    }
  }
  return flows;
}

/** Whose plaques they are, in their order: Shadipinyi's worshipper has one more, before all others (R 5.2). */
function plaqueOwners({ gifts, seats }: View): readonly Seat[] {
  const queue = gifts?.queue ?? [];
  const drinker = seats.findIndex(({ god }) => god === "shadipinyi");
  return drinker === -1 ? queue : [drinker, ...queue];
}

/** Two kinds of payments together. */
export const sumOf = (one: Matrix, other: Matrix): Matrix =>
  one.map((row, from) => row.map((cattle, to) => cattle + (other[from]?.[to] ?? 0)));

/** What each seat paid to others and got from them. */
export const balancesOf = (matrix: Matrix): readonly Balance[] =>
  matrix.map((row, seat) => ({
    paid: sum(row.filter((_, to) => to !== seat)),
    received: sum(matrix.map((other, from) => (from === seat ? 0 : (other[seat] ?? 0)))),
  }));

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);
