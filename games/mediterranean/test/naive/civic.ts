/** The civic phase: own abilities, abilities on others in turn order, flips. */
import { buildingOf } from "./buildings.ts";
import { IDEAS } from "./data.ts";
import { isGive, openTargets, promisedTarget } from "./pledges.ts";
import { isSeat, playerAt } from "./state.ts";
import type { AbilityMove, NaiveState, Refusal } from "./state.ts";
import type { Track } from "./data.ts";
import { gain, moveTrack, turnOver } from "./tracks.ts";

const isOwnAbility = (building: string) =>
  ["arrows", "bonus"].includes(buildingOf(building)?.ability.kind ?? "");

export const hasOwnAbility = (state: NaiveState, seat: number) =>
  playerAt(state, seat).buildings.some(isOwnAbility);

function usableGives(state: NaiveState, seat: number): string[] {
  const player = playerAt(state, seat);
  return player.buildings.filter(
    (building) =>
      isGive(building) &&
      !player.used.includes(building) &&
      openTargets(state, seat, building).length > 0,
  );
}

/** Whose turn it is to give. */
export const giver = (state: NaiveState) =>
  state.giving.find((seat) => usableGives(state, seat).length > 0);

export function useAbility(state: NaiveState, seat: number, move: AbilityMove): Refusal {
  const player = playerAt(state, seat);
  const building = buildingOf(move.building);
  if (building === undefined || !player.buildings.includes(building.id)) return "ability/not-built";
  if (player.used.includes(building.id)) return "ability/used";
  if (state.part === "abilities" ? !isOwnAbility(building.id) : !isGive(building.id)) {
    return "ability/not-own-step";
  }
  const { ability } = building;
  if (ability.kind === "give") {
    if (move.target === undefined) return "ability/target-needed";
    if (!isSeat(state, move.target) || move.target === seat) return "ability/bad-target";
    if (!openTargets(state, seat, building.id).includes(move.target)) {
      return "ability/pledged-otherwise";
    }
    gain(state, move.target, ability.effect);
  } else {
    if (move.target !== undefined) return "ability/no-target";
    if (ability.kind === "bonus") gain(state, seat, ability.gain);
    if (ability.kind === "arrows") {
      const right = building.idea === IDEAS[building.track][0];
      moveTrack(state, seat, building.track, right ? ability.amount : -ability.amount);
    }
  }
  player.used.push(building.id);
  return undefined;
}

const promises = (state: NaiveState, seat: number) =>
  usableGives(state, seat).flatMap((building) => {
    const target = promisedTarget(state, seat, building);
    return target === undefined ? [] : [{ building, target }];
  });

/** Passing in `give`. */
export function passGiving(state: NaiveState, seat: number): Refusal {
  if (promises(state, seat).length > 0) return "ability/pledge-open";
  state.giving = state.giving.filter((one) => one !== seat);
  return undefined;
}

/** Time is up: what was promised happens by itself. */
export function keepPromises(state: NaiveState) {
  for (const seat of state.turnOrder) {
    for (const { building, target } of promises(state, seat)) {
      useAbility(state, seat, { kind: "use-ability", building, target });
    }
  }
}

export function chooseFlip(state: NaiveState, seat: number, track: Track): Refusal {
  if (state.flips.some((flip) => flip.seat === seat && flip.track === track)) return "flip/twice";
  state.flips.push({ seat, track });
  return undefined;
}

export function showFlips(state: NaiveState) {
  for (const { seat, track } of state.flips) turnOver(state, seat, track);
  state.flips = [];
}
