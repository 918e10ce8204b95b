/** What the oracle knows of the developments and the calamities. */
import type { Area, Effect, Row, Track } from "./data.ts";

export type Age = "stone" | "bronze" | "iron";
export const AGES: Age[] = ["stone", "bronze", "iron"];
export const LAST_TURN = 6;
export function ageOf(turn: number): Age {
  if (turn <= 3) return "stone";
  return turn <= 5 ? "bronze" : "iron";
}

export interface Development {
  id: string;
  age: Age;
  /** Two prices: of turn 4 and of turn 5. */
  price: number | [number, number];
  /** Where workers go, how many, and whether fewer will do. */
  place?: { to: Area | "industry" | "culture"; count: number; upTo: boolean; farmOnly: boolean };
  row?: Row | "any";
  cultureVp?: number;
  gain?: Effect;
  workers?: number;
  /** Up to two spaces either way on the track, after paying the cost. */
  choice?: { track: Track; cost: Effect };
  fleet?: boolean;
  wonder?: Track;
  monument?: boolean;
}

type Price = Development["price"];
type Extra = Omit<Development, "id" | "age" | "price" | "place">;

const AGE_LETTERS: Record<string, Age> = { S: "stone", B: "bronze", I: "iron" };
const card = (id: string, price: Price, extra: Extra): Development => ({
  id,
  age: AGE_LETTERS[id.slice(0, 1)] ?? "stone",
  price,
  ...extra,
});
const worker = (id: string, price: Price, to: Area | "industry", extra: Extra = {}) => ({
  ...card(id, price, extra),
  place: { to, count: 1, upTo: false, farmOnly: false },
});
const twoTowns = (id: string, price: Price, farmOnly: boolean): Development => ({
  ...card(id, price, {}),
  place: { to: "city", count: 2, upTo: true, farmOnly },
});
const art = (id: string, price: Price, row: Row | "any", cultureVp: number): Development => ({
  ...card(id, price, { row, cultureVp, monument: id.startsWith("I") }),
  place: { to: "culture", count: 1, upTo: false, farmOnly: false },
});

export const DEVELOPMENTS: Development[] = [
  worker("S01", 3, "city"),
  worker("S02", 3, "city"),
  worker("S03", 4, "city"),
  twoTowns("S04", 6, false),
  twoTowns("S05", 3, true),
  worker("S06", 7, "harbor"),
  worker("S07", 8, "harbor"),
  worker("S08", 2, "warehouse"),
  worker("S09", 4, "bank"),
  worker("S10", 1, "army", { gain: { safety: 2 } }),
  worker("S11", 1, "colosseum", { gain: { happiness: 2 } }),
  worker("S12", 3, "industry"),
  worker("S13", 3, "industry"),
  art("S14", 4, "letters", 3),
  art("S15", 4, "drama", 3),
  art("S16", 4, "sculpture", 3),
  card("S17", 0, { gain: { safety: -3, money: 4 } }),
  card("S18", 0, { gain: { happiness: -3 }, workers: 1 }),
  worker("B01", [4, 2], "city"),
  worker("B02", [8, 5], "harbor"),
  card("B03", [4, 3], { fleet: true }),
  worker("B04", 4, "industry"),
  art("B05", [8, 9], "letters", 4),
  art("B06", [8, 9], "drama", 4),
  art("B07", [8, 9], "sculpture", 4),
  art("B08", [9, 10], "any", 4),
  card("B09", 2, { gain: { safety: 2 } }),
  card("B10", 2, { gain: { happiness: 2 } }),
  card("B11", 0, { choice: { track: "religion", cost: { happiness: -1 } } }),
  card("B12", 0, { choice: { track: "government", cost: { safety: -1 } } }),
  art("I01", 11, "letters", 6),
  art("I02", 11, "drama", 6),
  art("I03", 11, "sculpture", 6),
  art("I04", 11, "any", 6),
  worker("I05", 8, "wonder.religious", { wonder: "religion" }),
  worker("I06", 8, "wonder.government", { wonder: "government" }),
];

type Blow =
  | { op: "toward-zero"; track: Track; spaces: number }
  | { op: "lose"; what: "vp" | "money"; amount: number }
  | { op: "cubes"; count: number; areas: string[] }
  | { op: "stores" }
  | { op: "forbid"; cards: string[] };

export interface Calamity {
  id: string;
  track: "happiness" | "safety";
  blows: Record<Age, Blow[]>;
}

const towardZero = (track: Track, spaces: number): Blow => ({ op: "toward-zero", track, spaces });
const vp = (amount: number): Blow => ({ op: "lose", what: "vp", amount });
const money = (amount: number): Blow => ({ op: "lose", what: "money", amount });
const cubes = (count: number, ...areas: string[]): Blow => ({ op: "cubes", count, areas });
const forbid = (...cards: string[]): Blow => ({ op: "forbid", cards });
const calamity = (
  id: string,
  track: Calamity["track"],
  stone: Blow[],
  bronze: Blow[],
  iron: Blow[],
): Calamity => ({ id, track, blows: { stone, bronze, iron } });

const IMPROVEMENTS = ["warehouse", "bank", "army", "colosseum", "industry"];

export const CALAMITIES: Calamity[] = [
  calamity(
    "CU1",
    "happiness",
    [towardZero("government", 1)],
    [towardZero("government", 2)],
    [forbid("I01", "I02", "I03", "I04")],
  ),
  calamity(
    "CU2",
    "happiness",
    [towardZero("religion", 1)],
    [towardZero("religion", 2)],
    [forbid("I05")],
  ),
  calamity("CU3", "happiness", [money(5)], [money(8)], [money(12)]),
  calamity(
    "CU4",
    "happiness",
    [cubes(1, "farm", "city", "harbor")],
    [cubes(2, "available", "farm", "city", "harbor")],
    [cubes(2, "available")],
  ),
  calamity(
    "CU5",
    "happiness",
    [cubes(1, ...IMPROVEMENTS), vp(1)],
    [cubes(1, ...IMPROVEMENTS, "culture"), vp(2)],
    [cubes(2, "culture"), vp(4)],
  ),
  calamity("CB1", "safety", [vp(3)], [vp(4)], [vp(5)]),
  calamity("CB2", "safety", [money(5)], [money(8)], [money(12)]),
  calamity("CB3", "safety", [cubes(1, "farm"), money(1)], [cubes(1, "farm"), money(4)], [vp(5)]),
  calamity(
    "CB4",
    "safety",
    [cubes(1, "city", "harbor")],
    [cubes(1, "city", "harbor"), vp(2)],
    [cubes(2, "available"), vp(2)],
  ),
  calamity(
    "CB5",
    "safety",
    [{ op: "stores" }, money(2)],
    [cubes(1, "warehouse"), money(3)],
    [vp(5)],
  ),
];

export function calamityOf(id: string): Calamity {
  const found = CALAMITIES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no calamity ${id}`);
  return found;
}
