import type {
  Addressees,
  CubePlace,
  CultureBox,
  CultureRow,
  CultureColumn,
  Good,
  Goods,
  OpenCard,
  Parcel,
  Pledge,
  Wanting,
} from "@sofala/mediterranean";
import type { MediterraneanText } from "../../games/mediterranean/mediterranean-text.ts";
import type { Names } from "../../card-text.ts";
import { promisedAs } from "../../games/mediterranean/promised-as.ts";
import { list, nameOf, named } from "../grammar.ts";
import { area, bottom, cultureLine, good } from "./names.ts";
import { building } from "./card-names.ts";

const SINGLE: { readonly [G in Good]?: string } = { slaves: "slave", spices: "spice" };

/** `1 wine`, `2 slaves` */
export const cards = (number: number, of: Good): string =>
  `${number} ${(number === 1 ? SINGLE[of] : undefined) ?? good[of]}`;

/** `2 grain and 1 wine` */
export const goods: MediterraneanText["goods"] = (counts) => list(goodsItems(counts));

const goodsItems = (counts: Goods): readonly string[] =>
  (Object.entries(counts) as [Good, number][])
    .filter(([, number]) => number > 0)
    .map(([of, number]) => cards(number, of));

/** `the pledge to use the Tribunal on Ben` */
const pledge = ({ building: id, target, use }: Pledge, names: Names): string =>
  `the pledge ${use ? "to use" : "not to use"} the ${building(id)} on ${nameOf(names, target)}`;

/** `2 grain, 3 VP and the pledge to use the Tribunal on Ben`, or `nothing` */
export function parcel(
  { goods: counts = {}, vp = 0, pledges = [] }: Wanting | Parcel,
  names: Names,
): string {
  return sum(goodsItems(counts), vp, pledges, names);
}

function sum(items: readonly string[], vp: number, pledges: readonly Pledge[], names: Names) {
  const all = [
    ...items,
    ...(vp > 0 ? [`${vp} VP`] : []),
    ...pledges.map((each) => pledge(each, names)),
  ];
  return all.length === 0 ? "nothing" : list(all);
}

export const terms: MediterraneanText["terms"] = (give, want, names) =>
  `${parcel(give, names)} for ${parcel(want, names)}`;

export const addressees = (to: Addressees, names: Names): string =>
  to === "all" ? "everyone" : list(named(names, to));

/** Open cards by their goods: `2 grain (Mars and Poverty) and 1 wine (Barbarian Fury)` */
export const openCards = (held: readonly OpenCard[]): string => list(openItems(held));

const openItems = (held: readonly OpenCard[]): readonly string[] =>
  [...Map.groupBy(held, (card) => card.good)].map(([of, same]) => {
    const bottoms = same.map((card) => bottom[card.bottom].name);
    return of === "piracy" ? "Piracy" : `${cards(same.length, of)} (${list(bottoms)})`;
  });

/** What changes hands, with bottoms where the cards are seen, and what Piracy was promised as. */
export function delivery(promised: Parcel, seen: readonly OpenCard[] | undefined, names: Names) {
  if (seen === undefined) return parcel(promised, names);
  const items = openItems(seen).map((item) =>
    item === "Piracy" ? `Piracy${labelOf(promised.goods, seen)}` : item,
  );
  return sum(items, promised.vp, promised.pledges, names);
}

function labelOf(promised: Goods, seen: readonly OpenCard[]): string {
  const label = promisedAs(promised, seen);
  return label === undefined ? "" : ` promised as ${good[label]}`;
}

/** `letters, glory` */
export function box(of: CultureBox): string {
  const [row, column] = of.split(".") as [CultureRow, CultureColumn];
  return `${cultureLine[row]}, ${cultureLine[column]}`;
}

const CULTURE = "culture.";

/** A place that cubes are lost from. */
export const place = (from: CubePlace): string =>
  from.startsWith(CULTURE)
    ? `culture (${box(from.slice(CULTURE.length) as CultureBox)})`
    : area[from as keyof typeof area];

/** `grain farm, available ×2` */
export const places = (all: readonly CubePlace[]): string =>
  list(
    [...Map.groupBy(all, place)].map(([name, same]) =>
      same.length === 1 ? name : `${name} ×${same.length}`,
    ),
  );
