import { isObject, isSameJson, type Dice, type Path } from "@sofala/engine";

/** Numbers and texts that are hard for parsers. */
const ODD_NUMBERS = [0, -1, 1.5, -0.5, 255, 256, 2 ** 31, 2 ** 53, 1e21, -1e9];
const ODD_TEXTS = ["", " ", "0", "null", "a0", "A1", "é", "𝄞", "__proto__", "constructor"];

type Mutation = (value: unknown, dice: Dice, pool: readonly unknown[]) => unknown;

/**
 * A copy of the value with one change: a member removed, renamed or added, a type changed, a number
 * changed, a text replaced by one of the pool. About half of the changes keep the shape, so that
 * parsers accept some. The result always differs from the value.
 */
export function mutateJson(value: unknown, dice: Dice, pool: readonly unknown[]): unknown {
  // A swap may draw the same value: try again, and in the end change the type.
  for (let attempt = 0; attempt < 8; attempt++) {
    const path = pick(dice, pathsIn(value));
    const keepsShape = dice.below(2) === 0;
    const mutated = replaceAt(value, path, (part) =>
      (keepsShape ? shapeKeeping(part) : shapeBreaking(part))(part, dice, pool),
    );
    if (!isSameJson(mutated, value)) return mutated;
  }
  return [value];
}

/** The paths of all parts of a value, the whole first. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  const below = Array.isArray(value)
    ? value.flatMap((item, index) => pathsIn(item, [...at, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, member]) => pathsIn(member, [...at, key]))
      : [];
  return [at, ...below];
}

function replaceAt(value: unknown, path: Path, change: (part: unknown) => unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === first ? replaceAt(item, rest, change) : item));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === first ? replaceAt(member, rest, change) : member,
    ]),
  );
}

function shapeKeeping(part: unknown): Mutation {
  if (typeof part === "number") return changeNumber;
  if (typeof part === "string") return changeText;
  if (typeof part === "boolean") return () => !part;
  if (Array.isArray(part)) return mutateItems;
  return isObject(part) ? changeMember : replaceValue;
}

function shapeBreaking(part: unknown): Mutation {
  if (isObject(part)) return mutateMembers;
  return Array.isArray(part) ? mutateItems : replaceValue;
}

const changeNumber: Mutation = (value, dice) => {
  const number = Number(value);
  return pick(dice, [number + 1, number - 1, number + 2, -number, number * 10, 1 + dice.below(6)]);
};

const changeText: Mutation = (value, dice, pool) => {
  const others = pool.filter((item) => typeof item === "string");
  if (others.length > 0 && dice.below(4) > 0) return pick(dice, others);
  const letters = [...String(value)];
  const at = dice.below(letters.length + 1);
  const letter = String.fromCodePoint(97 + dice.below(26));
  return pick(dice, [
    letters.toSpliced(at, 1, letter).join(""),
    letters.toSpliced(at, 0, letter).join(""),
    letters.toSpliced(at, 1).join(""),
  ]);
};

/** Swaps the values of two members, or gives one a value of the pool. */
const changeMember: Mutation = (value, dice, pool) => {
  const entries = Object.entries(value as object) as [string, unknown][];
  if (entries.length === 0) return replaceValue(value, dice, pool);
  const [key, member] = pick(dice, entries);
  const [other, given] = pick(dice, entries);
  if (key !== other) return { ...(value as object), [key]: given, [other]: member };
  return { ...(value as object), [key]: randomValue(dice, pool) };
};

const mutateItems: Mutation = (value, dice, pool) => {
  const items = value as readonly unknown[];
  const at = dice.below(items.length + 1);
  const added =
    items.length > 0 && dice.below(2) === 0 ? pick(dice, items) : randomValue(dice, pool);
  return pick(dice, [
    items.toSpliced(at, 0, added),
    items.toSpliced(at, 1),
    items.toSpliced(at, 1, added),
    items.toReversed(),
    items.slice(0, at),
  ]);
};

const mutateMembers: Mutation = (value, dice, pool) => {
  const entries = Object.entries(value as object) as [string, unknown][];
  const at = dice.below(Math.max(1, entries.length));
  const [key, member] = entries[at] ?? ["", 0];
  const name = randomName(dice, pool);
  const changed = pick(dice, [
    entries.toSpliced(at, 1),
    entries.toSpliced(at, 1, [name, member]),
    [...entries, [name, randomValue(dice, pool)] as [string, unknown]],
    [...entries, [name, member] as [string, unknown]],
    entries.toSpliced(at, 1, [key, randomValue(dice, pool)]),
  ]);
  // As JSON.parse does it: `__proto__` becomes an own member.
  return Object.fromEntries(changed);
};

const replaceValue: Mutation = (value, dice, pool) =>
  pick(dice, [
    randomValue(dice, pool),
    null,
    [value],
    { kind: value },
    ...(isScalar(value) ? [String(value), Number(value) || 0, Boolean(value)] : []),
  ]);

const isScalar = (value: unknown) => typeof value !== "object" || value === null;

const randomValue = (dice: Dice, pool: readonly unknown[]): unknown => {
  if (pool.length > 0 && dice.below(2) === 0) return pick(dice, pool);
  return pick(dice, [null, true, false, [], {}, pick(dice, ODD_NUMBERS), pick(dice, ODD_TEXTS)]);
};

const randomName = (dice: Dice, pool: readonly unknown[]): string => {
  const names = pool.filter((item) => typeof item === "string");
  return pick(dice, names.length > 0 && dice.below(2) === 0 ? names : ODD_TEXTS);
};

const pick = <T>(dice: Dice, items: readonly T[]): T => items[dice.below(items.length)] as T;
