/** R 1, 7, 8, 10: the cards and pieces of the box. Tables, no logic. */

export const RESOURCES = ["wood", "clay", "ivory", "diamond"] as const;
export type Resource = (typeof RESOURCES)[number];

/** R 10.3: `vr` of the first and second card; cost and VP are per craftsman. */
export const CRAFTSMEN = {
  "wood-carver": { resource: "wood", needs: undefined, vr: [3, 4], cost: 2, vp: 1, shape: "bar" },
  potter: { resource: "clay", needs: undefined, vr: [3, 4], cost: 2, vp: 1, shape: "bar" },
  "ivory-carver": {
    resource: "ivory",
    needs: undefined,
    vr: [2, 3],
    cost: 2,
    vp: 1,
    shape: "square",
  },
  "diamond-cutter": {
    resource: "diamond",
    needs: undefined,
    vr: [1, 2],
    cost: 10,
    vp: 3,
    shape: "square",
  },
  sculptor: { resource: "wood", needs: "wood-carver", vr: [3, 4], cost: 4, vp: 2, shape: "square" },
  "vessel-maker": {
    resource: "clay",
    needs: "potter",
    vr: [3, 4],
    cost: 4,
    vp: 2,
    shape: "square",
  },
  "throne-maker": {
    resource: "wood",
    needs: "ivory-carver",
    vr: [3, 4],
    cost: 4,
    vp: 2,
    shape: "bar",
  },
} as const;
export type Craft = keyof typeof CRAFTSMEN;

/** R 7.5: what adoring a god adds to the VR. */
export const GODS = {
  anansi: { vr: 5 },
  atete: { vr: 5 },
  dziva: { vr: 2 },
  elegua: { vr: 4 },
  engai: { vr: 5 },
  eshu: { vr: 4 },
  gu: { vr: 4 },
  obatala: { vr: 7 },
  qamata: { vr: 2 },
  shadipinyi: { vr: 4 },
  "tsui-goab": { vr: 3 },
  xango: { vr: -2 },
} as const;
export type God = keyof typeof GODS;

/** R 8.4: `cost` is the least that has to be paid for a use. */
export const SPECIALISTS = {
  builder: { vr: 2, cost: 2 },
  herd: { vr: 6, cost: 2 },
  nomads: { vr: 1, cost: 2 },
  "rain-ceremony": { vr: 1, cost: 3 },
  shaman: { vr: 3, cost: 2 },
} as const;
export type Specialist = keyof typeof SPECIALISTS;

export const EMPIRES = ["kilwa", "mutapa", "zulu", "lozi", "mapungubwe"] as const;
export type Empire = (typeof EMPIRES)[number];

/** R 1.3-1.5: what the box limits (Q 9.3). */
export const BOX = {
  craftsmanTiles: 3,
  technologyCards: 2,
  resourceTiles: { wood: 6, clay: 4, ivory: 3, diamond: 3 },
  waterTiles: 8,
} as const;

/** R 4.1, 4.2: a new game. */
export const START = { vr: 20, cattle: 3, godsInPlay: 8 } as const;
export const VR_LIMIT = 40;
export const TOP_LEVEL = 5;
/** R 1.10: VP of a monument by its level. */
export const MONUMENT_VP = [0, 1, 3, 7, 13, 21] as const;
export const HIGHEST_PRICE = 3;
/** R 14.3: the gods of a first play. */
export const FIRST_PLAY_GODS: readonly God[] = [
  "xango",
  "tsui-goab",
  "elegua",
  "gu",
  "engai",
  "obatala",
];
