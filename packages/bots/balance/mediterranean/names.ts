import { CURRENT_EDITION, EDITIONS } from "@sofala/mediterranean";
import { english } from "@sofala/text";

const { building, development, calamity } = english.mediterranean;

const edition = EDITIONS[CURRENT_EDITION];
export const BUILDINGS: readonly string[] = Object.keys(edition?.buildings ?? {});
export const DEVELOPMENTS: readonly string[] = Object.keys(edition?.developments ?? {});
export const CALAMITIES: readonly string[] = Object.keys(edition?.calamities ?? {});

/** What a building, development or calamity is called. */
export function nameOf(id: string): string {
  if (edition?.buildings[id] !== undefined) return building(id);
  return edition?.developments[id] === undefined ? calamity(id) : development(id);
}
