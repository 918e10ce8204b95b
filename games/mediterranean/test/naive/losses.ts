/** Losing cubes, and stored cards with them (Q 39). */
import { BOXES, FARMS, INDUSTRIES } from "./data.ts";
import type { Area } from "./data.ts";
import { storageOf } from "./deals.ts";
import { bySlot, discard } from "./decks.ts";
import { hasTwins, playerAt } from "./state.ts";
import type { NaiveState, Player, Refusal } from "./state.ts";
import { moveStatus } from "./tracks.ts";

const NAMED = INDUSTRIES.map((industry): string => industry.area);
const BASE = "industry.base";

function expand(area: string): string[] {
  if (area === "farm") return FARMS;
  if (area === "industry") return [...NAMED, BASE];
  return area === "culture" ? BOXES.map((box) => `culture.${box}`) : [area];
}

/** The cubes within these areas, one name per cube, in the listed order. */
export function cubesIn(player: Player, areas: string[]): string[] {
  return areas.flatMap(expand).flatMap((area) => {
    if (area.startsWith("culture.")) {
      return player.culture.includes(area.slice("culture.".length)) ? [area] : [];
    }
    return Array.from({ length: player.cubes[area as Area] }, () => area);
  });
}

/** Every different choice of that many cubes that keeps the base industry for the last. */
export function cubeChoices(player: Player, areas: string[], count: number): string[][] {
  const cubes = cubesIn(player, areas);
  const all = subsets(cubes, Math.min(count, cubes.length)).filter((choice) =>
    keepsBase(player, choice),
  );
  const seen = new Set<string>();
  return all.filter((choice) => {
    const name = choice.toSorted().join();
    return seen.has(name) ? false : seen.add(name) !== undefined;
  });
}

function subsets(items: string[], size: number): string[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

const keepsBase = (player: Player, choice: string[]) =>
  !choice.includes(BASE) || cubesIn(player, NAMED).every((area) => choice.includes(area));

export function checkCubes(
  player: Player,
  areas: string[],
  count: number,
  choice: string[],
): Refusal {
  const cubes = cubesIn(player, areas);
  if (choice.length !== Math.min(count, cubes.length)) return "cubes/wrong-count";
  for (const area of choice) {
    const index = cubes.indexOf(area);
    if (index < 0) return "cubes/wrong-area";
    cubes.splice(index, 1);
  }
  return keepsBase(player, choice) ? undefined : "cubes/base-last";
}

/** Takes the cubes away; asks for stored cards where some must go and not all. */
export function loseCubes(state: NaiveState, seat: number, choice: string[]) {
  const player = playerAt(state, seat);
  for (const area of choice) {
    if (area.startsWith("culture.")) {
      player.culture = player.culture.filter((box) => `culture.${box}` !== area);
      continue;
    }
    player.cubes[area as Area] -= 1;
    if (area === "army") moveStatus(player, "safety", -2);
    if (area === "colosseum") moveStatus(player, "happiness", -2);
    if (NAMED.includes(area)) player.industry = Math.max(0, player.industry - 1);
  }
  if (!choice.includes("warehouse")) return;
  if (storageOf(player) === 0) emptyStores(state, seat);
  else if (surplus(player) > 0) state.part = "stored";
}

const surplus = (player: Player) => Math.max(0, player.warehouse.length - storageOf(player));

/** How many cards went. */
export function emptyStores(state: NaiveState, seat: number): number {
  const player = playerAt(state, seat);
  const stored = player.warehouse;
  discard(state, stored);
  player.warehouse = [];
  return stored.length;
}

export function discardStored(state: NaiveState, seat: number, slots: number[]): Refusal {
  const player = playerAt(state, seat);
  const chosen = player.warehouse.filter((held) => slots.includes(held.slot));
  if (hasTwins(slots) || slots.length !== surplus(player) || chosen.length !== slots.length) {
    return "discard/wrong-cards";
  }
  discard(state, chosen);
  player.warehouse = player.warehouse.filter((held) => !slots.includes(held.slot));
  state.part = "calamity";
  return undefined;
}

export function highestSlots(player: Player): number[] {
  const stored = player.warehouse.toSorted(bySlot).map((held) => held.slot);
  return stored.slice(stored.length - surplus(player));
}
