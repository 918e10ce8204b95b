import type { Seat } from "@sofala/engine";
import { QAMATA, craftNamed, godNamed, specialistNamed } from "./indices.ts";
import { CARD_CATTLE, CATTLE, GOD, GOD_CATTLE, SPECIALIST_CATTLE, type State } from "./memory.ts";
import type { Event } from "./state.ts";

/** Where the rules write down what happened; none while simulating. */
export type Log = Event[] | undefined;

export function payStock(state: State, seat: Seat, cattle: number, log: Log): void {
  state.addOf(seat, CATTLE, -cattle);
  log?.push({ kind: "cattle-paid", seat, cattle, recipient: { to: "stock" } });
}

export function paySpecialist(
  state: State,
  seat: Seat,
  specialist: number,
  cattle: number,
  log: Log,
): void {
  state.addOf(seat, CATTLE, -cattle);
  state.addOf(seat, SPECIALIST_CATTLE + specialist, cattle);
  log?.push({
    kind: "cattle-paid",
    seat,
    cattle,
    recipient: { to: "specialist", seat, specialist: specialistNamed(specialist) },
  });
}

/** R 11.5: a craftsman is paid on its owner's card. */
export function payCraftsman(
  state: State,
  seat: Seat,
  owner: Seat,
  craft: number,
  cattle: number,
  log: Log,
): void {
  state.addOf(seat, CATTLE, -cattle);
  state.addOf(owner, CARD_CATTLE + craft, cattle);
  log?.push({
    kind: "cattle-paid",
    seat,
    cattle,
    recipient: { to: "technology", seat: owner, craftsman: craftNamed(craft) },
  });
}

/** Q 2.8: hubs are paid to the stock, or to Qamata's card once she is adored. */
export function payHubs(state: State, seat: Seat, hubs: number, log: Log): void {
  const owner = worshipper(state, QAMATA);
  if (owner === -1) return payStock(state, seat, hubs, log);
  state.addOf(seat, CATTLE, -hubs);
  state.addOf(owner, GOD_CATTLE, hubs);
  log?.push({
    kind: "cattle-paid",
    seat,
    cattle: hubs,
    recipient: { to: "god", seat: owner, god: godNamed(QAMATA) },
  });
}

/** The seat that adores a god, or -1. */
export function worshipper(state: State, god: number): Seat {
  for (let seat = 0; seat < state.players; seat++) if (state.of(seat, GOD) === god) return seat;
  return -1;
}
