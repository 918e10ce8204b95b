import {
  CRAFT_NAMES,
  CRAFTS,
  GOD_VR,
  MONUMENT_VP,
  SPECIALIST_NAMES,
  SPECIALISTS,
  START_VR,
} from "./data.ts";
import type { Craft } from "./data.ts";
import { playerAt } from "./state.ts";
import type { NaiveState, Seat } from "./state.ts";

/** R 1.8. */
export function vr(state: NaiveState, seat: Seat): number {
  const player = playerAt(state, seat);
  const god = player.god === undefined ? 0 : GOD_VR[player.god];
  const specialists = SPECIALIST_NAMES.filter((name) => player.specialists[name] !== undefined);
  return (
    START_VR +
    god +
    sum(specialists.map((name) => SPECIALISTS[name].vr)) +
    sum(CRAFT_NAMES.map((craft) => technologyVr(state, seat, craft)))
  );
}

function technologyVr(state: NaiveState, seat: Seat, craft: Craft): number {
  const player = playerAt(state, seat);
  const technology = player.technologies[craft];
  if (technology === undefined) return 0;
  // R 7.4
  if (player.god === "gu") return 1;
  return CRAFTS[craft].vr[technology.card === 1 ? 0 : 1];
}

/** R 1.10. */
export function vp(state: NaiveState, seat: Seat): number {
  const monuments = state.monuments.filter((monument) => monument.seat === seat);
  const craftsmen = state.craftsmen.filter((piece) => piece.seat === seat);
  return (
    sum(monuments.map((monument) => MONUMENT_VP[monument.level] ?? 0)) +
    sum(craftsmen.map((piece) => CRAFTS[piece.craftsman].vp))
  );
}

export const hasReachedVr = (state: NaiveState, seat: Seat) => vp(state, seat) >= vr(state, seat);

/** R 13.2, once the game is over. */
export function ranking(state: NaiveState): Seat[][] | undefined {
  if (state.phase !== "over") return undefined;
  const overshoot = (seat: Seat) => vp(state, seat) - vr(state, seat);
  const xango = (seat: Seat) => (playerAt(state, seat).god === "xango" ? 1 : 0);
  return state.turnOrder
    .toSorted((one, other) => {
      return (
        overshoot(other) - overshoot(one) ||
        xango(other) - xango(one) ||
        vp(state, other) - vp(state, one) ||
        state.turnOrder.indexOf(one) - state.turnOrder.indexOf(other)
      );
    })
    .map((seat) => [seat]);
}

/** R 1.9: the marker goes on top. */
export function moveMarker(state: NaiveState, seat: Seat): void {
  state.vrStack = [...state.vrStack.filter((other) => other !== seat), seat];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
