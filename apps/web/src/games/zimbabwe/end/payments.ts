import type { Seat } from "@sofala/engine";
import type { Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";

/** What cattle were paid for: goods and hubs, or a place in the order of play. */
export const PAYMENT_KINDS = ["goods", "gifts"] as const;

/** `matrix[from][to]`; the diagonal is what a seat pays to itself. */
export type PaymentMatrix = readonly (readonly number[])[];

/** Who paid whom in a game. */
export interface Payments {
  readonly goods: PaymentMatrix;
  readonly gifts: PaymentMatrix;
  /** What left the game, by payer. */
  readonly toStock: readonly number[];
}

/** What one seat paid to others and received from them. */
interface Balance {
  readonly paid: number;
  readonly received: number;
}

export function paymentsOf(history: readonly Moment<Zimbabwe>[]): Payments {
  const seats = history[0]?.view.seats.length ?? 0;
  const blank = () => Array.from({ length: seats }, () => new Array<number>(seats).fill(0));
  const payments = { goods: blank(), gifts: blank(), toStock: new Array<number>(seats).fill(0) };
  const add = (matrix: number[][], from: Seat, to: Seat, cattle: number): void => {
    const row = matrix[from];
    if (row !== undefined) row[to] = (row[to] ?? 0) + cattle;
  };
  for (const { lastMove } of history) {
    for (const event of lastMove?.events ?? []) {
      if (event.kind === "gift-given") {
        for (const [plaque, cattle] of event.plaques.entries()) {
          const owner = event.owners[plaque];
          if (owner !== undefined) add(payments.gifts, event.seat, owner, cattle);
        }
      }
      if (event.kind === "cattle-paid") {
        const { seat, cattle, recipient } = event;
        if (recipient.to === "stock")
          payments.toStock[seat] = (payments.toStock[seat] ?? 0) + cattle;
        else add(payments.goods, seat, recipient.seat, cattle);
      }
    }
  }
  return payments;
}

export const addMatrices = (one: PaymentMatrix, other: PaymentMatrix): PaymentMatrix =>
  one.map((row, from) => row.map((cattle, to) => cattle + (other[from]?.[to] ?? 0)));

export const balancesOf = (matrix: PaymentMatrix): readonly Balance[] =>
  matrix.map((row, seat) => ({
    paid: sum(row.filter((_, to) => to !== seat)),
    received: sum(matrix.map((other, from) => (from === seat ? 0 : (other[seat] ?? 0)))),
  }));

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);
