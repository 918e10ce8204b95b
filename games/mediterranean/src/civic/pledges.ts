import type { Seat } from "@sofala/engine";
import { isGiveOpponent } from "../buildings.ts";
import type { BuildingId } from "../data/edition.ts";
import type { Pledge } from "../moves.ts";
import type { Refusal } from "../refusals.ts";
import { playerAt, type State } from "../state.ts";

/** The seat whom a pledge says to use a building on. */
export function pledgedTarget(state: State, seat: Seat, building: BuildingId): Seat | undefined {
  if (state.options.pledges === "talk") return undefined;
  return pledgesOn(state, seat, building).find(({ use }) => use)?.target;
}

/** Do the pledges let the seat use the building on that target (Q 28)? */
export function mayUseOn(state: State, seat: Seat, building: BuildingId, target: Seat): boolean {
  if (state.options.pledges === "talk") return true;
  return pledgesOn(state, seat, building).every((pledge) =>
    pledge.use ? pledge.target === target : pledge.target !== target,
  );
}

const pledgesOn = (state: State, seat: Seat, building: BuildingId): readonly Pledge[] =>
  state.pledges.length === 0
    ? state.pledges
    : state.pledges.filter((pledge) => pledge.seat === seat && pledge.building === building);

/** May the seat give these pledges, beside those that live and each other? */
export function refusePledges(
  state: State,
  seat: Seat,
  pledges: readonly Pledge[],
): Refusal | undefined {
  for (const [n, pledge] of pledges.entries()) {
    const { building, target } = pledge;
    const stands = playerAt(state, seat).buildings.includes(building);
    if (!stands || !isGiveOpponent(state, building)) return { code: "pledge/building", building };
    if (target === seat) return { code: "pledge/target" };
    const others = [...pledgesOn(state, seat, building), ...pledges.slice(0, n)];
    if (others.some((other) => contradicts(pledge, other)))
      return { code: "pledge/contradicts", building };
  }
  return undefined;
}

/** Can such pledges be spoken of at all? */
export function refusePledgeTerms(state: State, pledges: readonly Pledge[]): Refusal | undefined {
  if (pledges.length === 0) return undefined;
  if (state.turn >= state.edition.rules.turns.value) return { code: "pledge/too-late" };
  for (const { building, target } of pledges) {
    if (!isGiveOpponent(state, building)) return { code: "pledge/building", building };
    if (target >= state.players.length) return { code: "pledge/target" };
  }
  return undefined;
}

/** A building is used on one target at most, and not on one it is pledged to spare. */
export const contradicts = (a: Pledge, b: Pledge): boolean =>
  a.building === b.building &&
  (a.use && b.use ? a.target !== b.target : a.use !== b.use && a.target === b.target);

export function takePledges(state: State, seat: Seat, pledges: readonly Pledge[]): void {
  for (const { building, target, use } of pledges) {
    const known = pledgesOn(state, seat, building).some(
      (pledge) => pledge.target === target && pledge.use === use,
    );
    if (!known) state.pledges.push({ seat, building, target, use });
  }
}

/** A pledge reaches no further than the next civic phase (Q 28). */
export function endPledges(state: State): void {
  state.pledges = [];
}
