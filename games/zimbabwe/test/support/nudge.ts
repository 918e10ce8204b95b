import { isObject, sameJson, type Dice } from "@sofala/engine";
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
const LARGE = [1000, 2 ** 16, 2 ** 31 - 1, 2 ** 31, 2 ** 32 + 3, 2 ** 40];

/** The value with one thing in it changed for another of its kind: mostly still well formed. */
export function nudged(value: unknown, random: Dice): unknown {
  for (let attempt = 0; attempt < 20; attempt++) {
    const other = nudgedOnce(value, random);
    if (!sameJson(other, value)) return other;
  }
  return [value];
}

function nudgedOnce(value: unknown, random: Dice): unknown {
  if (Array.isArray(value) && value.length > 0) {
    const at = random.below(value.length);
    if (random.below(6) === 0) return nudgedList(value, at, random);
    return value.with(at, nudgedOnce(value[at], random));
  }
  if (isObject(value) && Object.keys(value).length > 0) {
    const key = pick(random, Object.keys(value));
    const { [key]: member, ...rest } = value;
    if (random.below(12) === 0) return rest;
    return { ...value, [key]: nudgedOnce(member, random) };
  }
  if (typeof value === "number") return nudgedNumber(value, random);
  if (typeof value === "boolean") return !value;
  return typeof value === "string" ? nudgedText(value, random) : value;
}

function nudgedList(list: readonly unknown[], at: number, random: Dice): readonly unknown[] {
  const other = random.below(list.length);
  return pick(random, [
    list.toSpliced(at, 1),
    list.toSpliced(at, 0, list[other]),
    list.with(at, list[other]).with(other, list[at]),
    list.toReversed(),
  ]);
}

const nudgedNumber = (value: number, random: Dice): number =>
  random.below(12) === 0
    ? pick(random, LARGE)
    : pick(random, [value + 1, Math.max(0, value - 1), value + 2, 0, 1, 2, 1 + random.below(5)]);

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
