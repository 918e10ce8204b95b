import { isObject, isSameJson, type Dice } from "@sofala/engine";

const LARGE_NUMBERS = [1000, 2 ** 16, 2 ** 31 - 1, 2 ** 31, 2 ** 32 + 3, 2 ** 40];

/** Another text of the same kind, or the same text. */
export type NudgeText = (value: string, random: Dice) => string;

/** The value with one part replaced by another of its kind, so that it is mostly still well-formed. */
export function nudgeJson(value: unknown, random: Dice, nudgeText: NudgeText): unknown {
  for (let attempt = 0; attempt < 20; attempt++) {
    const other = nudgeOnce(value, random, nudgeText);
    if (!isSameJson(other, value)) return other;
  }
  return [value];
}

function nudgeOnce(value: unknown, random: Dice, nudgeText: NudgeText): unknown {
  if (Array.isArray(value) && value.length > 0) {
    const at = random.below(value.length);
    if (random.below(6) === 0) return nudgeList(value, at, random);
    return value.with(at, nudgeOnce(value[at], random, nudgeText));
  }
  if (isObject(value) && Object.keys(value).length > 0) {
    const key = pick(random, Object.keys(value));
    const { [key]: member, ...rest } = value;
    if (random.below(12) === 0) return rest;
    return { ...value, [key]: nudgeOnce(member, random, nudgeText) };
  }
  if (typeof value === "number") return nudgeNumber(value, random);
  if (typeof value === "boolean") return !value;
  return typeof value === "string" ? nudgeText(value, random) : value;
}

function nudgeList(list: readonly unknown[], at: number, random: Dice): readonly unknown[] {
  const other = random.below(list.length);
  return pick(random, [
    list.toSpliced(at, 1),
    list.toSpliced(at, 0, list[other]),
    list.with(at, list[other]).with(other, list[at]),
    list.toReversed(),
  ]);
}

const nudgeNumber = (value: number, random: Dice): number =>
  random.below(12) === 0
    ? pick(random, LARGE_NUMBERS)
    : pick(random, [value + 1, Math.max(0, value - 1), value + 2, 0, 1, 2, 1 + random.below(5)]);

const pick = <T>(random: Dice, items: readonly T[]): T => items[random.below(items.length)] as T;
