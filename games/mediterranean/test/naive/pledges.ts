/** Pledges on give-opponent abilities (Q 28). */
import { buildingOf } from "./buildings.ts";
import { allSeats, isSeat, playerAt } from "./state.ts";
import type { LivePledge, NaiveState, Pledge, Refusal } from "./state.ts";

export const isGive = (building: string) => buildingOf(building)?.ability.kind === "give";

function contradict(one: LivePledge, other: LivePledge): boolean {
  if (one.seat !== other.seat || one.building !== other.building) return false;
  if (one.use && other.use) return one.target !== other.target;
  return one.use !== other.use && one.target === other.target;
}

/** Whether the seat may pledge all of these now. */
export function checkPledges(state: NaiveState, seat: number, pledges: Pledge[]): Refusal {
  const added = pledges.map((pledge) => ({ ...pledge, seat }));
  for (const pledge of added) {
    const standing = playerAt(state, seat).buildings.includes(pledge.building);
    if (!isGive(pledge.building) || !standing) return "pledge/building";
    if (!isSeat(state, pledge.target) || pledge.target === seat) return "pledge/target";
    if ([...state.pledges, ...added].some((other) => contradict(pledge, other))) {
      return "pledge/contradicts";
    }
  }
  return undefined;
}

/** What may be asked for: the rest is judged when somebody accepts. */
export function checkWanted(state: NaiveState, pledges: Pledge[]): Refusal {
  if (!pledges.every((pledge) => isGive(pledge.building))) return "pledge/building";
  if (!pledges.every((pledge) => isSeat(state, pledge.target))) return "pledge/target";
  return undefined;
}

export function record(state: NaiveState, seat: number, pledges: Pledge[]) {
  for (const { building, target, use } of pledges) {
    const known = state.pledges.some(
      (live) => live.seat === seat && live.building === building && live.target === target,
    );
    if (!known) state.pledges.push({ seat, building, target, use });
  }
}

function bindingOn(state: NaiveState, seat: number, building: string): LivePledge[] {
  if (state.options.pledges === "talk") return [];
  return state.pledges.filter((pledge) => pledge.seat === seat && pledge.building === building);
}

/** The seats on which pledges let this ability be used. */
export function openTargets(state: NaiveState, seat: number, building: string): number[] {
  const binding = bindingOn(state, seat, building);
  return allSeats(state).filter(
    (target) =>
      target !== seat &&
      binding.every((pledge) => (pledge.use ? pledge.target === target : pledge.target !== target)),
  );
}

/** The target on which the seat has promised to use it, if so. */
export function promisedTarget(state: NaiveState, seat: number, building: string) {
  return bindingOn(state, seat, building).find((pledge) => pledge.use)?.target;
}
