import { CURRENT_EDITION, EDITIONS } from "@sofala/mediterranean";
import { english } from "@sofala/text";

const { building, development, calamity } = english.mediterranean;

/** What a building, development or calamity is called. */
export function nameOf(id: string): string {
  const edition = EDITIONS[CURRENT_EDITION];
  if (edition?.buildings[id] !== undefined) return building(id);
  return edition?.developments[id] === undefined ? calamity(id) : development(id);
}
