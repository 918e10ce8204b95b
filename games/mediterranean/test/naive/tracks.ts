/** Moving markers: the two tracks with their flips (Q 11 to 15), happiness, safety, points and money. */
import { buildingOf } from "./buildings.ts";
import { CUBES, IDEAS, LAST_SPACE, STATUS_RANGE } from "./data.ts";
import type { Effect, Idea, Status, Track } from "./data.ts";
import { playerAt, sum } from "./state.ts";
import type { NaiveState, Player } from "./state.ts";

/** Spaces to the right are positive. */
export function moveTrack(state: NaiveState, seat: number, track: Track, spaces: number) {
  const marker = playerAt(state, seat)[track];
  const onRightSide = marker.idea === IDEAS[track][0];
  const outward = onRightSide ? spaces : -spaces;
  if (marker.position + outward >= 0) {
    marker.position = Math.min(LAST_SPACE, marker.position + outward);
    return;
  }
  const beyond = -(marker.position + outward);
  // Q 11: of two zeros, the first space beyond is the other one.
  const position = state.options.crossing === "sharedZero" ? beyond : beyond - 1;
  turnOver(state, seat, track);
  marker.position = Math.min(LAST_SPACE, position);
}

/** The board is turned, the marker on 0, the buildings of the old side are gone and what was pledged about them lapses. */
export function turnOver(state: NaiveState, seat: number, track: Track) {
  const player = playerAt(state, seat);
  const [right, left]: readonly [Idea, Idea] = IDEAS[track];
  player[track].idea = player[track].idea === right ? left : right;
  player[track].position = 0;
  player.buildings = player.buildings.filter((id) => buildingOf(id)?.track !== track);
  state.pledges = state.pledges.filter(
    (pledge) => pledge.seat !== seat || player.buildings.includes(pledge.building),
  );
}

export function moveStatus(player: Player, status: Status, by: number) {
  const { min, max } = STATUS_RANGE;
  player[status] = Math.max(min, Math.min(max, player[status] + by));
}

/** Everything that an effect can hold; points and money stop at 0. */
export function gain(state: NaiveState, seat: number, effect: Effect) {
  const player = playerAt(state, seat);
  moveStatus(player, "happiness", effect.happiness ?? 0);
  moveStatus(player, "safety", effect.safety ?? 0);
  player.vp = Math.max(0, player.vp + (effect.vp ?? 0));
  player.money = Math.max(0, player.money + (effect.money ?? 0));
  moveTrack(state, seat, "government", effect.government ?? 0);
  moveTrack(state, seat, "religion", effect.religion ?? 0);
}

/** Cubes that are not on the board. */
function supply(player: Player): number {
  return CUBES - player.culture.length - sum(Object.values(player.cubes));
}

export function gainCubes(player: Player, count: number) {
  player.cubes.available += Math.min(count, supply(player));
}
