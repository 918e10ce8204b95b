/** Buildings, and points for money. */
import { buildingOf } from "./buildings.ts";
import { AREA_NAMES, LEVELS } from "./data.ts";
import { playerAt, sum } from "./state.ts";
import type { NaiveState, Player, Refusal } from "./state.ts";
import { gainCubes } from "./tracks.ts";

export function build(state: NaiveState, seat: number, id: string): Refusal {
  const player = playerAt(state, seat);
  const building = buildingOf(id);
  if (building === undefined) return "build/wrong-side";
  if (player.buildings.includes(id)) return "build/standing";
  const marker = player[building.track];
  if (marker.idea !== building.idea) return "build/wrong-side";
  const standing = player.buildings.filter((one) => buildingOf(one)?.track === building.track);
  if (standing.length >= (LEVELS[marker.position] ?? 0)) return "build/level";
  if (player.money < building.price) return "money/short";
  player.money -= building.price;
  player.buildings.push(id);
  gainCubes(player, building.population);
  return undefined;
}

/** Q 48. */
function priceOfVp(position: number, vp: number): number {
  if (position >= 3) return Math.floor(vp / 2) * 3 + (vp % 2) * 2;
  return vp * (4 - position);
}

export function buyVp(player: Player, vp: number): Refusal {
  const industries = AREA_NAMES.filter((area) => area.startsWith("industry."));
  if (sum(industries.map((area) => player.cubes[area])) === 0) return "industry/none";
  if (!Number.isInteger(vp) || vp < 1) return "industry/none";
  const price = priceOfVp(player.industry, vp);
  if (player.money < price) return "money/short";
  player.money -= price;
  player.vp += vp;
  return undefined;
}
