import type { Dice } from "@sofala/engine";
import { nudgeJson } from "@sofala/engine/testing";
import { CRAFT_NAMES, GOD_NAMES, RESOURCE_NAMES, SPECIALIST_NAMES } from "../naive/data.ts";
import { cellAt } from "../naive/map.ts";
import { pick } from "./random-play.ts";

/** Words that may stand for each other. */
const KIN: readonly (readonly string[])[] = [
  CRAFT_NAMES,
  GOD_NAMES,
  SPECIALIST_NAMES,
  RESOURCE_NAMES,
  ["kilwa", "mutapa", "zulu", "lozi", "mapungubwe"],
  ["setup", "gifts", "culture", "over"],
  ["build", "place", "raise"],
  ["ruled", "start"],
  ["pass", "end-turn"],
  ["place-first", "build-monument"],
  ["set-prices", "raise-prices"],
  ["distance", "hubs"],
];

/** The value with one thing in it changed for another of its kind: mostly still well formed. */
export const nudged = (value: unknown, random: Dice): unknown =>
  nudgeJson(value, random, nudgedText);

function nudgedText(value: string, random: Dice): string {
  const kin = KIN.find((words) => words.includes(value));
  if (kin !== undefined) return pick(random, kin);
  if (/^[a-r][1-9][0-9]?$/.test(value)) return cellNear(value, random);
  if (/^[.~ctids ]{3,}$/.test(value)) {
    const at = random.below(value.length);
    return value.slice(0, at) + pick(random, ".~ctids ".split("")) + value.slice(at + 1);
  }
  return value;
}

/** Up to two steps off, or anywhere. */
function cellNear(cell: string, random: Dice): string {
  const [column, row] = [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];
  const step = (from: number) => Math.min(17, Math.max(0, from - 2 + random.below(5)));
  return random.below(3) === 0
    ? cellAt(random.below(18), random.below(18))
    : cellAt(step(column), step(row));
}
