/** The numbers on cards and tiles, copied out once more so that the oracle shares nothing with the engine. */

export type Resource = "clay" | "wood" | "ivory" | "diamond";
export type Line = Resource;
export type Craft =
  | "wood-carver"
  | "potter"
  | "ivory-carver"
  | "diamond-cutter"
  | "sculptor"
  | "vessel-maker"
  | "throne-maker";
export type Specialist = "builder" | "herd" | "nomads" | "rain-ceremony" | "shaman";
export type God =
  | "anansi"
  | "atete"
  | "dziva"
  | "elegua"
  | "engai"
  | "eshu"
  | "gu"
  | "obatala"
  | "qamata"
  | "shadipinyi"
  | "tsui-goab"
  | "xango";

export interface CraftFacts {
  /** The kind of good, for R 11.3. */
  readonly line: Line;
  readonly resource: Resource;
  /** Secondary craftsmen only: the primary craftsman they work on. */
  readonly needs?: Craft;
  /** VR of card 1 and card 2. */
  readonly vr: readonly [number, number];
  readonly cost: number;
  readonly vp: number;
  readonly tile: "1x2" | "2x2";
}

/** R 10.3. */
export const CRAFTS: Readonly<Record<Craft, CraftFacts>> = {
  "wood-carver": { line: "wood", resource: "wood", vr: [3, 4], cost: 2, vp: 1, tile: "1x2" },
  potter: { line: "clay", resource: "clay", vr: [3, 4], cost: 2, vp: 1, tile: "1x2" },
  "ivory-carver": { line: "ivory", resource: "ivory", vr: [2, 3], cost: 2, vp: 1, tile: "2x2" },
  "diamond-cutter": {
    line: "diamond",
    resource: "diamond",
    vr: [1, 2],
    cost: 10,
    vp: 3,
    tile: "2x2",
  },
  sculptor: {
    line: "wood",
    resource: "wood",
    needs: "wood-carver",
    vr: [3, 4],
    cost: 4,
    vp: 2,
    tile: "2x2",
  },
  "vessel-maker": {
    line: "clay",
    resource: "clay",
    needs: "potter",
    vr: [3, 4],
    cost: 4,
    vp: 2,
    tile: "2x2",
  },
  "throne-maker": {
    line: "ivory",
    resource: "wood",
    needs: "ivory-carver",
    vr: [3, 4],
    cost: 4,
    vp: 2,
    tile: "1x2",
  },
};

/** R 8.4; `fee` is the least that must be paid. */
export const SPECIALISTS: Readonly<
  Record<Specialist, { readonly vr: number; readonly fee: number }>
> = {
  builder: { vr: 2, fee: 2 },
  herd: { vr: 6, fee: 2 },
  nomads: { vr: 1, fee: 2 },
  "rain-ceremony": { vr: 1, fee: 3 },
  shaman: { vr: 3, fee: 2 },
};

/** R 7.5. */
export const GOD_VR: Readonly<Record<God, number>> = {
  anansi: 5,
  atete: 5,
  dziva: 2,
  elegua: 4,
  engai: 5,
  eshu: 4,
  gu: 4,
  obatala: 7,
  qamata: 2,
  shadipinyi: 4,
  "tsui-goab": 3,
  xango: -2,
};

export const CRAFT_NAMES: readonly Craft[] = [
  "wood-carver",
  "potter",
  "ivory-carver",
  "diamond-cutter",
  "sculptor",
  "vessel-maker",
  "throne-maker",
];
export const SPECIALIST_NAMES: readonly Specialist[] = [
  "builder",
  "herd",
  "nomads",
  "rain-ceremony",
  "shaman",
];
export const GOD_NAMES: readonly God[] = [
  "anansi",
  "atete",
  "dziva",
  "elegua",
  "engai",
  "eshu",
  "gu",
  "obatala",
  "qamata",
  "shadipinyi",
  "tsui-goab",
  "xango",
];
export const RESOURCE_NAMES: readonly Resource[] = ["clay", "wood", "ivory", "diamond"];

/** The characters of the board. */
export const RESOURCE_LETTER: Readonly<Record<Resource, string>> = {
  clay: "c",
  wood: "t",
  ivory: "i",
  diamond: "d",
};

/** R 1.10, by level; a monument of level 0 does not exist. */
export const MONUMENT_VP: readonly number[] = [0, 1, 3, 7, 13, 21];

export const START_VR = 20;
export const MAX_VR = 40;
export const START_CATTLE = 3;
export const TOP_LEVEL = 5;
export const TILES_PER_CRAFT = 3;
export const RESOURCE_TILES: Readonly<Record<Resource, number>> = {
  clay: 4,
  wood: 6,
  ivory: 3,
  diamond: 3,
};
export const WATER_TILES = 8;

/** R 2.3. */
export const TILES: Readonly<Record<string, readonly string[]>> = {
  A: ["..s..s", "......", "s..t..", "..c..s", "......", "s..s.."],
  B: ["d..~~~", "...~~~", "c...i.", "......", "......", "......"],
  C: ["~~~~.t", "~~~~..", "~~~~..", "..id..", "......", "......"],
  D: ["..~~..", ".t~~c.", "......", "......", "....t.", "......"],
  E: [".~....", ".~.i..", ".~....", ".~i...", ".~~~..", ".~~~.t"],
  F: ["~~....", "~~i...", "..c...", "......", ".d..~~", "....~~"],
  G: [".~~~~~", ".i....", "...t..", "...t..", "~~....", "~~...."],
  H: ["..~...", "..~ci.", "..~c..", "..~...", "..~~~~", "..~~~~"],
  I: [".....~", ".c...~", ".....~", ".....~", ".~~dt~", ".~~..~"],
  J: ["~~~~..", "~~~~..", "..t...", "......", "d....c", "......"],
  K: ["......", ".c..t.", "~~....", "~~....", "~~~~..", ".~~~.c"],
};
