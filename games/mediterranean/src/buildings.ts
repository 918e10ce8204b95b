import type { Seat } from "@sofala/engine";
import { entry } from "./data/entry.ts";
import type { BuildingData, BuildingId, IdeaTrack } from "./data/edition.ts";
import { playerAt, type State } from "./state.ts";

export function buildingOf(state: State, id: BuildingId): BuildingData {
  const building = entry(state.edition.buildings, id);
  if (building === undefined) throw new Error(`no such building: ${id}`);
  return building;
}

/** Abilities that its owner uses for himself. */
export const isOwnAbility = (state: State, id: BuildingId): boolean => {
  const { kind } = buildingOf(state, id).ability;
  return kind === "arrows" || kind === "bonus";
};

export const isGiveOpponent = (state: State, id: BuildingId): boolean =>
  entry(state.edition.buildings, id)?.ability.kind === "giveOpponent";

/** Buildings of one track that a seat has standing. */
export const standingOn = (state: State, seat: Seat, track: IdeaTrack): number =>
  playerAt(state, seat).buildings.filter((id) => buildingOf(state, id).track === track).length;
