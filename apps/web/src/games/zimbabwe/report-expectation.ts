import type { JsonObject } from "@sofala/engine";
import type { View } from "@sofala/zimbabwe";

/** What the scenario of a problem report expects of the view: whose turn it is, cattle, VP and VR. */
export function reportExpectation(of: unknown): JsonObject {
  const { phase, round, active, seats } = of as View;
  return {
    phase,
    round,
    active,
    seats: Object.fromEntries(seats.map(({ cattle, vp, vr }, seat) => [seat, { cattle, vp, vr }])),
  };
}
