import type { Seat } from "@sofala/engine";
import { buildingOf, standingOn } from "../buildings.ts";
import { entry } from "../data/entry.ts";
import type { BuildingId } from "../data/edition.ts";
import type { Log } from "../events.ts";
import { refusePrice, takeWorkers } from "../purse.ts";
import type { Refusal } from "../refusals.ts";
import { playerAt, type State } from "../state.ts";

/** The level of the space where the marker stands limits the buildings of its track (R 8.2, Q 16). */
export function refuseBuild(state: State, seat: Seat, building: BuildingId): Refusal | undefined {
  const player = playerAt(state, seat);
  if (entry(state.edition.buildings, building) === undefined)
    return { code: "build/unknown", building };
  const { track, idea, price } = buildingOf(state, building);
  if (player.buildings.includes(building)) return { code: "build/standing", building };
  const marker = player[track];
  if (marker.idea !== idea) return { code: "build/wrong-side", building };
  const level = state.edition.tracks[track].levels[marker.position] ?? 0;
  if (standingOn(state, seat, track) >= level) return { code: "build/level", level };
  return refusePrice(state, seat, price);
}

export function build(state: State, seat: Seat, building: BuildingId, log: Log): void {
  const player = playerAt(state, seat);
  const { price, population } = buildingOf(state, building);
  player.money -= price;
  player.buildings.push(building);
  log.push({ kind: "building-built", seat, building, price });
  takeWorkers(state, seat, population, log);
}
