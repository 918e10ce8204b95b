import {
  CRAFTSMEN,
  GODS,
  RESOURCES,
  SPECIALISTS,
  type Craft,
  type God,
  type Resource,
  type Specialist,
} from "./data/cards.ts";
import { LYING_BAR, SQUARE, STANDING_BAR, type Shape } from "./map/cells.ts";
import type { Phase } from "./state.ts";

/** Inside the rules, cards are numbers: their place in the tables. Names stand at the border. */
export const CRAFTS = Object.keys(CRAFTSMEN) as readonly Craft[];
export const ALL_GODS = Object.keys(GODS) as readonly God[];
export const ALL_SPECIALISTS = Object.keys(SPECIALISTS) as readonly Specialist[];

export const PHASES: readonly Phase[] = ["setup", "gifts", "culture", "over"];

export const RESOURCES_COUNT = RESOURCES.length;
export const SPECIALISTS_COUNT = ALL_SPECIALISTS.length;

export const craftIndex = (craft: Craft): number => CRAFTS.indexOf(craft);
export const godIndex = (god: God): number => ALL_GODS.indexOf(god);
export const specialistIndex = (specialist: Specialist): number =>
  ALL_SPECIALISTS.indexOf(specialist);
export const resourceIndex = (resource: Resource): number => RESOURCES.indexOf(resource);

export const craftNamed = (index: number): Craft => entry(CRAFTS, index);
export const godNamed = (index: number): God => entry(ALL_GODS, index);
export const specialistNamed = (index: number): Specialist => entry(ALL_SPECIALISTS, index);
export const resourceNamed = (index: number): Resource => entry(RESOURCES, index);

/** The entry of a table; a number from elsewhere is a bug. */
export function entry<T>(table: readonly T[], index: number): T {
  const found = table[index];
  if (found === undefined) throw new RangeError(`no entry ${index}`);
  return found;
}

export const NO_GOD = -1;
export const ANANSI = godIndex("anansi");
export const ATETE = godIndex("atete");
export const DZIVA = godIndex("dziva");
export const ELEGUA = godIndex("elegua");
export const ENGAI = godIndex("engai");
export const ESHU = godIndex("eshu");
export const GU = godIndex("gu");
export const OBATALA = godIndex("obatala");
export const QAMATA = godIndex("qamata");
export const SHADIPINYI = godIndex("shadipinyi");
export const TSUI_GOAB = godIndex("tsui-goab");
export const XANGO = godIndex("xango");

export const BUILDER = specialistIndex("builder");
export const HERD = specialistIndex("herd");
export const NOMADS = specialistIndex("nomads");
export const RAIN = specialistIndex("rain-ceremony");
export const SHAMAN = specialistIndex("shaman");

const tables = CRAFTS.map((craft) => CRAFTSMEN[craft]);
const byCraft = (value: (table: (typeof tables)[number]) => number): readonly number[] =>
  tables.map(value);

/** Per craft: cost, VP, the resource it works, and the primary craft it needs (-1: none). */
export const COST = byCraft((table) => table.cost);
export const CRAFT_VP = byCraft((table) => table.vp);
export const WORKS = byCraft((table) => resourceIndex(table.resource));
export const NEEDS = byCraft((table) => (table.needs === undefined ? -1 : craftIndex(table.needs)));
/** Per resource: the crafts that work it, as bits. */
export const WORKERS_OF = RESOURCES.map((_, kind) =>
  WORKS.reduce((bits, worked, craft) => (worked === kind ? bits | (1 << craft) : bits), 0),
);
export const IS_BAR = tables.map((table) => table.shape === "bar");
export const CARD_VR = tables.map((table): readonly number[] => table.vr);

/** Q 7.3: goods of one line replace each other: a primary craft and the secondary built on it. */
export const LINES = RESOURCES.map((_, line) => ({
  primary: NEEDS.findIndex((needs, craft) => needs === -1 && WORKS[craft] === line),
  secondary: NEEDS.findIndex((needs) => needs !== -1 && WORKS[needs] === line),
}));
export const LINE_OF = CRAFTS.map((_, craft) =>
  LINES.findIndex(({ primary, secondary }) => craft === primary || craft === secondary),
);

export const GOD_VR = ALL_GODS.map((god) => GODS[god].vr);
export const SPECIALIST_VR = ALL_SPECIALISTS.map((specialist) => SPECIALISTS[specialist].vr);
export const SPECIALIST_COST = ALL_SPECIALISTS.map((specialist) => SPECIALISTS[specialist].cost);

/** An entry of a table; the index is known to lie in it. */
export const of = (table: readonly number[], index: number): number => table[index] as number;

export const shapeOf = (craft: number, vertical: boolean): Shape =>
  IS_BAR[craft] === true ? (vertical ? STANDING_BAR : LYING_BAR) : SQUARE;
