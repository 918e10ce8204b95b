import type { Seat } from "@sofala/engine";
import type { Event, Industry, SeenEvent, View } from "@sofala/mediterranean";
import { cubesOn } from "./production.ts";

/** Seats with a cube on an industry: only they can dominate it. */
export const workersAt = ({ seats }: View, industry: Industry): readonly Seat[] =>
  seats.flatMap((seat, at) => (cubesOn(seat, `industry.${industry}`) > 0 ? [at] : []));

/** A payment of an industry. */
export interface IndustryPayment {
  readonly seat: Seat;
  readonly industry: Industry;
  readonly bonus: "dominance" | "monopoly";
}

interface EventBatch {
  readonly events: readonly (Event | SeenEvent)[];
}

/** The payments of the last resolution. */
export function lastPayments(batches: readonly EventBatch[]): readonly IndustryPayment[] {
  let paid: IndustryPayment[] = [];
  for (const { events } of batches) {
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
