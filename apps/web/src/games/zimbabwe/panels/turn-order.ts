import type { Seat } from "@sofala/engine";
import type { View } from "@sofala/zimbabwe";

/** The seats in the order in which they act, or in which they ended. */
export function orderOf({ phase, vrStack, gifts, turnOrder, ranking }: View): readonly Seat[] {
  switch (phase) {
    case "setup":
      // R 4.4: from the top of the stack down.
      return vrStack.toReversed();
    case "gifts":
      return gifts?.queue ?? turnOrder;
    case "culture":
      return turnOrder;
    case "over":
      return ranking?.flat() ?? turnOrder;
  }
}

/** A seat's number in an order, and which order that is. */
export interface Place {
  readonly order: "setup" | "culture" | "over";
  /** From 1. */
  readonly place: number;
}

/** The place of a seat, as soon as it is known: in phase I only those who passed have one. */
export function placeOf(view: View, seat: Seat): Place | undefined {
  const { phase, gifts, ranking } = view;
  if (phase === "gifts") {
    const hasPassed = gifts?.passed.includes(seat) === true;
    return hasPassed ? { order: "culture", place: placeOfPassed(view, seat) } : undefined;
  }
  if (phase === "over" && ranking !== undefined) {
    const tier = ranking.findIndex((seats) => seats.includes(seat));
    return { order: "over", place: ranking.slice(0, tier).flat().length + 1 };
  }
  return { order: phase, place: orderOf(view).indexOf(seat) + 1 };
}

/** R 5.6: who passes takes the last place that is open. */
const placeOfPassed = ({ seats, gifts }: View, seat: Seat): number =>
  seats.length - (gifts?.passed.indexOf(seat) ?? 0);

/** A plaque in phase I. */
export interface PlaqueRow {
  readonly seat: Seat;
  /** Shadipinyi's: it receives for its seat but does not bid. */
  readonly isExtra: boolean;
  readonly cattle: number;
  /** The next cattle given goes here. */
  readonly isNext: boolean;
  readonly giver: "active" | "next" | "in" | "passed";
  /** Of a seat that passed: its place in the order of play. */
  readonly place?: number;
}

/** The plaques in the order of the queue, Shadipinyi's first. */
export function plaquesOf(view: View): readonly PlaqueRow[] {
  const { gifts, seats } = view;
  if (gifts === undefined) return [];
  const { queue, plaques, nextPlaque, passed } = gifts;
  const extra = plaques.length - queue.length;
  const next = nextGiver(view);
  return plaques.map((cattle, plaque) => {
    const common = { cattle, isNext: plaque === nextPlaque };
    if (plaque < extra) {
      const seat = seats.findIndex(({ god }) => god === "shadipinyi");
      return { ...common, seat, isExtra: true, giver: "in" };
    }
    const seat = queue[plaque - extra] ?? 0;
    const row = { ...common, seat, isExtra: false };
    if (passed.includes(seat)) {
      return { ...row, giver: "passed", place: placeOfPassed(view, seat) };
    }
    if (seat === gifts.active) return { ...row, giver: "active" };
    return { ...row, giver: seat === next ? "next" : "in" };
  });
}

/** Who is asked after the one who decides now, if nobody passes by itself. */
function nextGiver({ gifts }: View): Seat | undefined {
  if (gifts === undefined) return undefined;
  const { queue, active, passed } = gifts;
  const at = queue.indexOf(active);
  const following = [...queue.slice(at + 1), ...queue.slice(0, at)];
  return following.find((seat) => !passed.includes(seat));
}

/** The order of play as far as it is known in phase I: places that are still open have no seat. */
export function orderToCome({ seats, gifts }: View): readonly (Seat | undefined)[] {
  const passed = gifts?.passed ?? [];
  return seats.map((_, at) => passed[seats.length - 1 - at]);
}

/** What lies on the plaques of a seat, in phase I. */
export function onPlaques(view: View, seat: Seat): number | undefined {
  if (view.gifts === undefined) return undefined;
  const own = plaquesOf(view).filter((row) => row.seat === seat);
  return own.reduce((sum, { cattle }) => sum + cattle, 0);
}
