import type { Seat } from "@sofala/engine";
import type { Event, Industry, SeenEvent, View } from "@sofala/mediterranean";
import { cubesOn } from "./production.ts";

/** Seats with a cube on an industry: only they can dominate it. */
export const workersAt = ({ seats }: View, industry: Industry): readonly Seat[] =>
  seats.flatMap((seat, at) => (cubesOn(seat, `industry.${industry}`) > 0 ? [at] : []));

/** Who was paid by an industry. */
export interface Paid {
  readonly seat: Seat;
  readonly industry: Industry;
  readonly bonus: "dominance" | "monopoly";
}

interface Telling {
  readonly events: readonly (Event | SeenEvent)[];
}

/** Who dominated which industry when cards were spent last. */
export function paidLast(told: readonly Telling[]): readonly Paid[] {
  let paid: Paid[] = [];
  for (const { events } of told) {
    for (const event of events) {
      if (event.kind === "cards-spent") paid = [];
      if (event.kind === "industry-paid") {
        const { seat, industry, bonus } = event;
        paid.push({ seat, industry, bonus });
      }
    }
  }
  return paid;
}
