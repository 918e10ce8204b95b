import type {
  Area,
  BasicGood,
  CultureBox,
  CultureColumn,
  CultureRow,
  Deck,
  Farm,
  Good,
  Idea,
  IdeaTrack,
  Industry,
  LuxuryGood,
} from "./data/edition.ts";
import type { CubePlace } from "./moves.ts";
import type { Player } from "./state.ts";

/** The player board, in the order in which it is read. */

export const BASIC_GOODS: readonly BasicGood[] = ["grain", "wool", "timber", "ore", "salt"];
export const LUXURY_GOODS: readonly LuxuryGood[] = ["spices", "gold"];
export const GOODS: readonly Good[] = [
  ...BASIC_GOODS,
  "art",
  "slaves",
  "dye",
  "wine",
  ...LUXURY_GOODS,
  "piracy",
];
/** What Piracy can be passed off as. */
export const isLuxury = (good: Good): good is LuxuryGood => good === "spices" || good === "gold";
export const DECKS: readonly Deck[] = [...BASIC_GOODS, "civic", "luxury"];
export const IDEA_TRACKS: readonly IdeaTrack[] = ["government", "religion"];
export const INDUSTRIES: readonly Industry[] = [
  "brewing",
  "textiles",
  "shipbuilding",
  "arms",
  "curing",
];
export const FARMS: readonly Farm[] = BASIC_GOODS.map((good): Farm => `farm.${good}`);
export const NAMED_INDUSTRIES: readonly Area[] = INDUSTRIES.map(
  (industry): Area => `industry.${industry}`,
);
export const AREAS: readonly Area[] = [
  ...FARMS,
  "city",
  "harbor",
  "industry.base",
  ...NAMED_INDUSTRIES,
  "warehouse",
  "bank",
  "army",
  "colosseum",
  "wonder.religious",
  "wonder.government",
  "available",
];

export const ROWS: readonly CultureRow[] = ["letters", "drama", "sculpture"];
export const COLUMNS: readonly CultureColumn[] = ["glory", "revels", "guard"];
export const BOXES: readonly CultureBox[] = ROWS.flatMap((row) =>
  COLUMNS.map((column): CultureBox => `${row}.${column}`),
);
export const rowOf = (box: CultureBox): CultureRow => box.slice(0, box.indexOf(".")) as CultureRow;
export const columnOf = (box: CultureBox): CultureColumn =>
  box.slice(box.indexOf(".") + 1) as CultureColumn;

/** Right is positive (Q 55). */
export const DIRECTION: { readonly [I in Idea]: 1 | -1 } = {
  democracy: 1,
  dictatorship: -1,
  venus: 1,
  mars: -1,
};
export const OPPOSITE: { readonly [I in Idea]: Idea } = {
  democracy: "dictatorship",
  dictatorship: "democracy",
  venus: "mars",
  mars: "venus",
};

/** Cubes of a player outside the supply. */
export function cubesInPlay(player: Player): number {
  let cubes = player.culture.length;
  for (const area of AREAS) cubes += player.cubes[area];
  return cubes;
}

/** Cubes on a place of the board. */
export const cubesAt = (player: Player, place: CubePlace): number =>
  isBox(place) ? Number(player.culture.includes(boxAt(place))) : player.cubes[place];

export const isBox = (place: CubePlace): place is `culture.${CultureBox}` =>
  place.startsWith("culture.");
export const boxAt = (place: `culture.${CultureBox}`): CultureBox =>
  place.slice("culture.".length) as CultureBox;
