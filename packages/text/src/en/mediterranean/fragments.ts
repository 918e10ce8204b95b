import type {
  Addressees,
  CubePlace,
  CultureBox,
  CultureRow,
  CultureColumn,
  Good,
  Goods,
  OpenCard,
  DealPart,
  Pledge,
  Wanting,
  WorkerPlace,
} from "@sofala/mediterranean";
import type {
  MediterraneanText,
  OfferTerms,
} from "../../games/mediterranean/mediterranean-text.ts";
import type { SeatNames } from "../../card-text.ts";
import { promisedAs } from "../../games/mediterranean/promised-as.ts";
import { count, list, seatName, seatNames } from "../grammar.ts";
import { area, bottom, cultureLine, good } from "./names.ts";
import { building } from "./card-names.ts";

const SINGULAR_GOODS: { readonly [G in Good]?: string } = { slaves: "slave", spices: "spice" };

/** `1 wine`, `2 slaves` */
export const cardCount = (number: number, of: Good): string =>
  `${number} ${(number === 1 ? SINGULAR_GOODS[of] : undefined) ?? good[of]}`;

/** `2 grain and 1 wine` */
export const goods: MediterraneanText["goods"] = (counts) => list(goodsItems(counts));

const goodsItems = (counts: Goods): readonly string[] =>
  (Object.entries(counts) as [Good, number][])
    .filter(([, number]) => number > 0)
    .map(([of, number]) => cardCount(number, of));

/** `the pledge to use the Tribunal on Ben` */
const pledgeText = ({ building: id, target, use }: Pledge, names: SeatNames): string =>
  `the pledge ${use ? "to use" : "not to use"} the ${building(id)} on ${seatName(names, target)}`;

const NOTHING = "nothing";

/** `2 grain, 3 VP and the pledge to use the Tribunal on Ben`, or `nothing` */
export function bundle(
  { goods: counts = {}, vp = 0, pledges = [] }: Wanting | DealPart,
  names: SeatNames,
): string {
  return joinItems(goodsItems(counts), vp, pledges, names);
}

function joinItems(
  items: readonly string[],
  vp: number,
  pledges: readonly Pledge[],
  names: SeatNames,
) {
  const all = [
    ...items,
    ...(vp > 0 ? [`${vp} VP`] : []),
    ...pledges.map((each) => pledgeText(each, names)),
  ];
  return all.length === 0 ? NOTHING : list(all);
}

export const offerSummary: MediterraneanText["offerSummary"] = (give, want, names) => {
  const given = bundle(give, names);
  const terms = `for ${bundle(want, names)}`;
  return given === NOTHING ? `request ${terms}` : `${given} ${terms}`;
};

/** `offers Ben 2 grain for 1 wine`, or `asks Ben for 1 wine` */
export const offerSentence = (
  verbs: { readonly offer: string; readonly ask: string },
  whom: string,
  give: string,
  want: string,
): string =>
  `${give === NOTHING ? `${verbs.ask} ${whom}` : `${verbs.offer} ${whom} ${give}`} for ${want}`;

/** `Ann's offer of 1 wine for 2 grain`, `the request for 1 wool`; undefined without its terms. */
export function namedOffer(
  terms: OfferTerms | undefined,
  names: SeatNames,
  whose = terms && `${seatName(names, terms.seat)}'s`,
): string | undefined {
  if (terms === undefined) return undefined;
  const give = bundle(terms.give, names);
  const want = bundle(terms.want, names);
  return give === NOTHING
    ? `${whose} request for ${want}`
    : `${whose} offer of ${give} for ${want}`;
}

export const addressees = (to: Addressees, names: SeatNames): string =>
  to === "all" ? "everyone" : list(seatNames(names, to));

/** Open cards by their goods: `3 grain (Mars ×2 and Poverty) and 1 wine (Barbarian Fury)` */
export const openCards = (held: readonly OpenCard[]): string => list(openItems(held));

const openItems = (held: readonly OpenCard[]): readonly string[] =>
  [...Map.groupBy(held, (card) => card.good)].map(([of, same]) => {
    const bottoms = [...Map.groupBy(same, (card) => bottom[card.bottom].name)].map(
      ([name, equal]) => (equal.length === 1 ? name : `${name} ×${equal.length}`),
    );
    return of === "piracy" ? "Piracy" : `${cardCount(same.length, of)} (${list(bottoms)})`;
  });

/** What changes hands, with bottoms where the cards are seen, and what Piracy was promised as. */
export function delivery(
  promised: DealPart,
  seen: readonly OpenCard[] | undefined,
  names: SeatNames,
) {
  if (seen === undefined) return bundle(promised, names);
  const items = openItems(seen).map((item) =>
    item === "Piracy" ? `Piracy${piracyLabel(promised.goods, seen)}` : item,
  );
  return joinItems(items, promised.vp, promised.pledges, names);
}

function piracyLabel(promised: Goods, seen: readonly OpenCard[]): string {
  const label = promisedAs(promised, seen);
  return label === undefined ? "" : ` promised as ${good[label]}`;
}

/** `letters, glory` */
export function cultureBox(of: CultureBox): string {
  const [row, column] = of.split(".") as [CultureRow, CultureColumn];
  return `${cultureLine[row]}, ${cultureLine[column]}`;
}

const CULTURE_PREFIX = "culture.";

/** A place that cubes are lost from. */
export const cubePlace = (from: CubePlace): string =>
  from.startsWith(CULTURE_PREFIX)
    ? `culture (${cultureBox(from.slice(CULTURE_PREFIX.length) as CultureBox)})`
    : area[from as keyof typeof area];

/** `grain farm, available ×2` */
export const cubePlaces = (all: readonly CubePlace[]): string =>
  list(
    [...Map.groupBy(all, cubePlace)].map(([name, same]) =>
      same.length === 1 ? name : `${name} ×${same.length}`,
    ),
  );

/** `2 available workers`, `1 available worker and 1 worker from the grain farm` */
export function workersFrom(all: readonly WorkerPlace[]): string {
  const farms = all.filter((place) => place !== "available");
  const available = all.length - farms.length;
  return list([
    ...(available === 0 ? [] : [count(available, "available worker")]),
    ...(farms.length === 0
      ? []
      : [
          `${count(farms.length, "worker")} from ${list(farms.map((farm) => `the ${area[farm]}`))}`,
        ]),
  ]);
}
