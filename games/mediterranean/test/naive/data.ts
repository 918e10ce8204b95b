/** What the oracle knows of the goods, the tracks and the player board. */
export const BASICS = ["grain", "wool", "timber", "ore", "salt"] as const;
export const CIVICS = ["art", "slaves", "dye", "wine"] as const;
const LUXURIES = ["spices", "gold", "piracy"] as const;
export const GOODS = [...BASICS, ...CIVICS, ...LUXURIES] as const;
export type Good = (typeof GOODS)[number];

export const DECKS = [...BASICS, "civic", "luxury"] as const;
export type Deck = (typeof DECKS)[number];

export const SET_VALUES = {
  basic: [1, 3, 6, 10, 15, 21, 28],
  civic: [2, 5, 9, 14, 20, 27],
  luxury: [3, 8, 15, 24, 35],
};

export type Track = "government" | "religion";
export type Status = "happiness" | "safety";
/** Signed: right, up and more are positive. */
export type Effect = Partial<Record<Track | Status | "vp" | "money", number>>;

const BOTTOMS = {
  democracy: { government: 1 },
  dictatorship: { government: -1 },
  venus: { religion: 1 },
  mars: { religion: -1 },
  prosperity: { vp: 1 },
  poverty: { happiness: -1 },
  depression: { happiness: -2 },
  barbarians: { safety: -1 },
  barbarianFury: { safety: -2 },
  marsZealots: { religion: -1, happiness: -1 },
  venusZealots: { religion: 1, happiness: -1 },
  corruption: { government: -1, happiness: -1 },
  slaveRevolt: { government: 1, happiness: -1 },
  piracy: {},
} satisfies Record<string, Effect>;
export type Bottom = keyof typeof BOTTOMS;

export const bottomEffect = (bottom: Bottom): Effect => BOTTOMS[bottom];

/** Q 29, C 22. */
export const NOT_STORABLE: readonly Bottom[] = [
  "depression",
  "barbarianFury",
  "marsZealots",
  "venusZealots",
  "corruption",
  "slaveRevolt",
  "piracy",
];

type Mix = [Bottom, number][];
const BASIC_MIX: Mix = [
  ["democracy", 3],
  ["dictatorship", 3],
  ["venus", 3],
  ["mars", 3],
  ["prosperity", 2],
  ["poverty", 3],
  ["depression", 1],
];
const civicMix = (promoted: Bottom, special: Bottom): Mix => [
  [promoted, 7],
  [special, 1],
  ["barbarians", 2],
  ["barbarianFury", 2],
];
const LUXURY_MIX: Mix = [
  ["democracy", 2],
  ["dictatorship", 2],
  ["venus", 2],
  ["mars", 2],
  ["prosperity", 1],
  ["poverty", 1],
  ["barbarians", 2],
];
const MIXES: Record<Good, Mix> = {
  grain: BASIC_MIX,
  wool: BASIC_MIX,
  timber: BASIC_MIX,
  ore: BASIC_MIX,
  salt: BASIC_MIX,
  art: civicMix("democracy", "corruption"),
  slaves: civicMix("dictatorship", "slaveRevolt"),
  dye: civicMix("venus", "marsZealots"),
  wine: civicMix("mars", "venusZealots"),
  spices: LUXURY_MIX,
  gold: LUXURY_MIX,
  piracy: [["piracy", 1]],
};

export interface Card {
  id: string;
  good: Good;
  deck: Deck;
  bottom: Bottom;
}

function deckOf(good: Good): Deck {
  const basic = BASICS.find((one) => one === good);
  if (basic !== undefined) return basic;
  return CIVICS.some((one) => one === good) ? "civic" : "luxury";
}

/** All 163, in the order of the box. */
export const CARDS: Card[] = GOODS.flatMap((good) =>
  MIXES[good]
    .flatMap(([bottom, copies]) => Array.from({ length: copies }, () => bottom))
    .map((bottom, index) => ({
      id: `${good}-${String(index + 1).padStart(2, "0")}`,
      good,
      deck: deckOf(good),
      bottom,
    })),
);

export function cardOf(id: string): Card {
  const found = CARDS.find((card) => card.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

/** The ideas of each track, right one first. */
export const IDEAS = {
  government: ["democracy", "dictatorship"],
  religion: ["venus", "mars"],
} as const;
export type Idea = (typeof IDEAS)[Track][number];

export const LAST_SPACE = 12;
export const LEVELS = [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6];
export const STATUS_RANGE = { min: -12, max: 6 };
export const CUBES = 15;

/** Every area but culture: what it holds at the start, and at most. */
export const AREAS = {
  "farm.grain": { start: 1, capacity: 1 },
  "farm.wool": { start: 1, capacity: 1 },
  "farm.timber": { start: 1, capacity: 1 },
  "farm.ore": { start: 1, capacity: 1 },
  "farm.salt": { start: 1, capacity: 1 },
  city: { start: 0, capacity: 6 },
  harbor: { start: 0, capacity: 4 },
  "industry.base": { start: 1, capacity: 1 },
  "industry.brewing": { start: 0, capacity: 1 },
  "industry.textiles": { start: 0, capacity: 1 },
  "industry.shipbuilding": { start: 0, capacity: 1 },
  "industry.arms": { start: 0, capacity: 1 },
  "industry.curing": { start: 0, capacity: 1 },
  warehouse: { start: 1, capacity: 2 },
  bank: { start: 0, capacity: 1 },
  army: { start: 0, capacity: 1 },
  colosseum: { start: 0, capacity: 1 },
  "wonder.religious": { start: 0, capacity: 1 },
  "wonder.government": { start: 0, capacity: 1 },
  available: { start: 0, capacity: 15 },
};
export type Area = keyof typeof AREAS;
export const AREA_NAMES = Object.keys(AREAS) as Area[];
export const FARMS = AREA_NAMES.filter((area) => area.startsWith("farm."));
export const STORAGE = [0, 3, 5];

export const ROWS = ["letters", "drama", "sculpture"] as const;
export type Row = (typeof ROWS)[number];
export const COLUMNS = ["glory", "revels", "guard"] as const;
export const BOXES = ROWS.flatMap((row) => COLUMNS.map((column) => `${row}.${column}`));
export const ROW_BONUS = 5;
export const COLUMN_BONUS: Record<(typeof COLUMNS)[number], Effect> = {
  glory: { vp: 4 },
  revels: { vp: 2, happiness: 2 },
  guard: { vp: 2, safety: 2 },
};

export interface Industry {
  area: Area;
  good: Good;
  dominance: Effect;
  monopoly: Effect;
}
export const INDUSTRIES: Industry[] = [
  industry("industry.brewing", "grain", { vp: 2, happiness: 1 }, 4),
  industry("industry.textiles", "wool", { vp: 3 }, 5),
  industry("industry.shipbuilding", "timber", { vp: 2, safety: 1 }, 4),
  industry("industry.arms", "ore", { vp: 1, safety: 2 }, 3),
  industry("industry.curing", "salt", { vp: 1, money: 3 }, 3),
];
function industry(area: Area, good: Good, dominance: Effect, vp: number): Industry {
  return { area, good, dominance, monopoly: { ...dominance, vp } };
}
