import type { Seat } from "@sofala/engine";
import { DIRECTION } from "../board.ts";
import { buildingOf, isGiveOpponent, isOwnAbility } from "../buildings.ts";
import type { BuildingId } from "../data/edition.ts";
import type { Log } from "../events.ts";
import type { MoveOf } from "../moves.ts";
import { takeGain } from "../purse.ts";
import type { Refusal } from "../refusals.ts";
import { playerAt, seatsOf, type State } from "../state.ts";
import { moveMarker, moveStatus } from "../tracks.ts";
import { mayUseOn, pledgedTarget } from "./pledges.ts";

/** Has the seat something to decide in the step of own abilities? */
export const hasOwnAbility = (state: State, seat: Seat): boolean =>
  playerAt(state, seat).buildings.some((id) => isOwnAbility(state, id));

/** The give-opponent buildings that a seat may still use this turn. */
export const usableGifts = (state: State, seat: Seat): readonly BuildingId[] => {
  const { buildings, used } = playerAt(state, seat);
  return buildings.filter(
    (id) =>
      isGiveOpponent(state, id) &&
      !used.includes(id) &&
      seatsOf(state).some((target) => target !== seat && mayUseOn(state, seat, id, target)),
  );
};

/** R 4.2: whose turn it is in the step of give-opponent abilities. */
export const givingSeat = (state: State): Seat | undefined =>
  state.turnOrder.find(
    (seat) => !playerAt(state, seat).ready && usableGifts(state, seat).length > 0,
  );

export function refuseAbility(
  state: State,
  seat: Seat,
  { building, target }: MoveOf<"use-ability">,
): Refusal | undefined {
  const { buildings, used } = playerAt(state, seat);
  if (!buildings.includes(building)) return { code: "ability/not-built", building };
  const isGift = isGiveOpponent(state, building);
  if (isGift !== (state.part === "give") || (!isGift && !isOwnAbility(state, building)))
    return { code: "ability/not-own-step", building };
  if (used.includes(building)) return { code: "ability/used", building };
  if (!isGift) return target === undefined ? undefined : { code: "ability/no-target" };
  if (target === undefined) return { code: "ability/target-needed" };
  if (target === seat || target >= state.players.length) return { code: "ability/bad-target" };
  if (!mayUseOn(state, seat, building, target))
    return { code: "ability/pledged-otherwise", building };
  return undefined;
}

export function applyAbility(
  state: State,
  seat: Seat,
  building: BuildingId,
  target: Seat | undefined,
  log: Log,
): void {
  const { ability, idea } = buildingOf(state, building);
  playerAt(state, seat).used.push(building);
  log.push({
    kind: "ability-used",
    seat,
    building,
    ...(target === undefined ? {} : { target }),
  });
  switch (ability.kind) {
    case "arrows":
      return moveMarker(state, seat, ability.track, ability.amount * DIRECTION[idea], log);
    case "bonus":
      return takeGain(state, seat, ability.gain, { vp: "ability", money: "ability" }, log);
    case "giveOpponent": {
      const { effect } = ability;
      const to = target;
      if (to === undefined) throw new Error(`${building} needs a target`);
      moveMarker(state, to, "government", effect.government ?? 0, log);
      moveMarker(state, to, "religion", effect.religion ?? 0, log);
      moveStatus(state, to, "happiness", effect.happiness ?? 0, log);
      return moveStatus(state, to, "safety", effect.safety ?? 0, log);
    }
    case "doubleCulture":
      throw new Error(`${building} works by itself`);
  }
}

/** R 4.3: a pledged use must come before a seat passes. */
export function refusePassing(state: State, seat: Seat): Refusal | undefined {
  for (const building of usableGifts(state, seat)) {
    const target = pledgedTarget(state, seat, building);
    if (target !== undefined) return { code: "ability/pledge-open", building, target };
  }
  return undefined;
}

/** When time is up, pledged uses happen by themselves. */
export function makePledgedUses(state: State, log: Log): void {
  for (const seat of state.turnOrder) {
    if (playerAt(state, seat).ready) continue;
    for (const building of usableGifts(state, seat)) {
      const target = pledgedTarget(state, seat, building);
      if (target !== undefined) applyAbility(state, seat, building, target, log);
    }
  }
}
