import type { Seat } from "@sofala/engine";
import type { View } from "@sofala/zimbabwe";

/** The seats in the order in which they act, or in which they are ranked. */
export function seatsInOrder({ phase, vrStack, gifts, turnOrder, ranking }: View): readonly Seat[] {
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

/** A seat's place, and in which order. */
export interface OrderPlace {
  readonly order: "setup" | "culture" | "over";
  /** From 1. */
  readonly place: number;
}

/** The place of a seat, once it is known: in phase I only seats that passed have one. */
export function placeOfSeat(view: View, seat: Seat): OrderPlace | undefined {
  const { phase, gifts, ranking } = view;
  if (phase === "gifts") {
    const hasPassed = gifts?.passed.includes(seat) === true;
    return hasPassed ? { order: "culture", place: placeAfterPassing(view, seat) } : undefined;
  }
  if (phase === "over" && ranking !== undefined) {
    const tier = ranking.findIndex((seats) => seats.includes(seat));
    return { order: "over", place: ranking.slice(0, tier).flat().length + 1 };
  }
  return { order: phase, place: seatsInOrder(view).indexOf(seat) + 1 };
}

/** R 5.6: a seat that passes takes the last open place. */
const placeAfterPassing = ({ seats, gifts }: View, seat: Seat): number =>
  seats.length - (gifts?.passed.indexOf(seat) ?? 0);

/** A plaque in phase I. */
export interface PlaqueRow {
  readonly seat: Seat;
  /** Shadipinyi's: it receives for its seat but does not bid. */
  readonly isExtra: boolean;
  readonly cattle: number;
  /** The next cattle that is given goes here. */
  readonly isNext: boolean;
  readonly giver: "active" | "next" | "bidding" | "passed";
  /** The place in turn order of a seat that passed. */
  readonly place?: number;
}

/** The plaques in the order of the queue, Shadipinyi's first. */
export function plaqueRows(view: View): readonly PlaqueRow[] {
  const { gifts, seats } = view;
  if (gifts === undefined) return [];
  const { queue, plaques, nextPlaque, passed } = gifts;
  const extra = plaques.length - queue.length;
  const next = nextGiver(view);
  return plaques.map((cattle, plaque) => {
    const common = { cattle, isNext: plaque === nextPlaque };
    if (plaque < extra) {
      const seat = seats.findIndex(({ god }) => god === "shadipinyi");
      return { ...common, seat, isExtra: true, giver: "bidding" };
    }
    const seat = queue[plaque - extra] ?? 0;
    const row = { ...common, seat, isExtra: false };
    if (passed.includes(seat)) {
      return { ...row, giver: "passed", place: placeAfterPassing(view, seat) };
    }
    if (seat === gifts.active) return { ...row, giver: "active" };
    return { ...row, giver: seat === next ? "next" : "bidding" };
  });
}

/** The seat that gives after the active one, unless it passes automatically. */
function nextGiver({ gifts }: View): Seat | undefined {
  if (gifts === undefined) return undefined;
  const { queue, active, passed } = gifts;
  const at = queue.indexOf(active);
  const following = [...queue.slice(at + 1), ...queue.slice(0, at)];
  return following.find((seat) => !passed.includes(seat));
}

/** The turn order as far as it is known in phase I; open places are undefined. */
export function nextTurnOrder({ seats, gifts }: View): readonly (Seat | undefined)[] {
  const passed = gifts?.passed ?? [];
  return seats.map((_, at) => passed[seats.length - 1 - at]);
}

/** The cattle on a seat's plaques, in phase I. */
export function cattleOnPlaques(view: View, seat: Seat): number | undefined {
  if (view.gifts === undefined) return undefined;
  const own = plaqueRows(view).filter((row) => row.seat === seat);
  return own.reduce((sum, { cattle }) => sum + cattle, 0);
}
