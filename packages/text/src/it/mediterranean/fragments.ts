import type {
  Addressees,
  CubePlace,
  CultureBox,
  CultureRow,
  CultureColumn,
  Good,
  Goods,
  Hand,
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
import { count, from, list, seatName, seatNames, the, toPerson } from "../grammar.ts";
import { area, bottom, cultureLine, good } from "./names.ts";
import { workers } from "./effects.ts";
import { areaNoun } from "./nouns.ts";
import { buildingNoun } from "./card-names.ts";

const SINGULAR_GOODS: { readonly [G in Good]?: string } = { slaves: "schiavo", spices: "spezia" };

/** What a side gives that gives nothing. */
export const NOTHING = "nulla";

export const HANDS: { readonly [H in Hand]: string } = {
  rock: "sasso",
  paper: "carta",
  scissors: "forbici",
};

/** `1 vino`, `2 schiavi` */
export const cardCount = (number: number, of: Good): string =>
  `${number} ${(number === 1 ? SINGULAR_GOODS[of] : undefined) ?? good[of]}`;

/** `2 grano e 1 vino` */
export const goods: MediterraneanText["goods"] = (counts) => list(goodsItems(counts));

const goodsItems = (counts: Goods): readonly string[] =>
  (Object.entries(counts) as [Good, number][])
    .filter(([, number]) => number > 0)
    .map(([of, number]) => cardCount(number, of));

/** `l'impegno di usare il Tribunale su Ben` */
const pledgeText = ({ building: id, target, use }: Pledge, names: SeatNames): string =>
  `l'impegno di ${use ? "usare" : "non usare"} ${the(buildingNoun(id))} su ${seatName(names, target)}`;

/** `2 grano, 3 PV e l'impegno di usare il Tribunale su Ben`, or `nulla` */
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
    ...(vp > 0 ? [`${vp} PV`] : []),
    ...pledges.map((each) => pledgeText(each, names)),
  ];
  return all.length === 0 ? NOTHING : list(all);
}

export const offerSummary: MediterraneanText["offerSummary"] = (give, want, names) => {
  const given = bundle(give, names);
  const wanted = bundle(want, names);
  return given === NOTHING ? `richiesta: ${wanted}` : `${given} ${inExchange(wanted)}`;
};

const inExchange = (want: string): string =>
  want === NOTHING ? "in cambio di nulla" : `per ${want}`;

/** `offre a tutti 1 vino per 2 grano`, `chiede ad Ann 1 PV in cambio di nulla` */
export function offerSentence(
  verbs: { readonly offer: string; readonly ask: string },
  whom: string,
  give: string,
  want: string,
): string {
  return give === NOTHING
    ? `${verbs.ask} ${toPerson(whom)} ${want} ${inExchange(give)}`
    : `${verbs.offer} ${toPerson(whom)} ${give} ${inExchange(want)}`;
}

/** `l'offerta di Ann (1 vino per 2 grano)`, `la richiesta di Ann (1 lana)`; undefined without its terms. */
export const namedOffer = (terms: OfferTerms | undefined, names: SeatNames): string | undefined =>
  terms &&
  `${isRequest(terms, names) ? "la richiesta" : "l'offerta"} di ${seatName(names, terms.seat)} (${termsText(terms, names)})`;

/** `la sua offerta (1 vino per 2 grano)`, `la tua richiesta (1 lana)` */
export const ownOffer = (
  terms: OfferTerms | undefined,
  names: SeatNames,
  whose: "sua" | "tua",
): string | undefined =>
  terms &&
  `la ${whose} ${isRequest(terms, names) ? "richiesta" : "offerta"} (${termsText(terms, names)})`;

const isRequest = ({ give }: OfferTerms, names: SeatNames): boolean =>
  bundle(give, names) === NOTHING;
const termsText = (terms: OfferTerms, names: SeatNames): string =>
  isRequest(terms, names) ? bundle(terms.want, names) : offerSummary(terms.give, terms.want, names);

export const addressees = (to: Addressees, names: SeatNames): string =>
  to === "all" ? "tutti" : list(seatNames(names, to));

/** Open cards by their goods: `2 grano (Marte e Povertà) e 1 vino (Furia dei barbari)` */
export const openCards = (held: readonly OpenCard[]): string => list(openItems(held));

const openItems = (held: readonly OpenCard[]): readonly string[] =>
  [...Map.groupBy(held, (card) => card.good)].map(([of, same]) => {
    const bottoms = [...Map.groupBy(same, (card) => bottom[card.bottom].name)].map(
      ([name, equal]) => (equal.length === 1 ? name : `${name} ×${equal.length}`),
    );
    return of === "piracy" ? good.piracy : `${cardCount(same.length, of)} (${list(bottoms)})`;
  });

/** What changes hands, with bottoms where the cards are seen, and what Piracy was promised as. */
export function delivery(
  promised: DealPart,
  seen: readonly OpenCard[] | undefined,
  names: SeatNames,
) {
  if (seen === undefined) return bundle(promised, names);
  const items = openItems(seen).map((item) =>
    item === good.piracy ? `${item}${piracyLabel(promised.goods, seen)}` : item,
  );
  return joinItems(items, promised.vp, promised.pledges, names);
}

function piracyLabel(promised: Goods, seen: readonly OpenCard[]): string {
  const label = promisedAs(promised, seen);
  return label === undefined ? "" : ` promessa come ${good[label]}`;
}

/** `lettere, gloria` */
export function cultureBox(of: CultureBox): string {
  const [row, column] = of.split(".") as [CultureRow, CultureColumn];
  return `${cultureLine[row]}, ${cultureLine[column]}`;
}

const CULTURE_PREFIX = "culture.";

/** A place that cubes are lost from. */
export const cubePlace = (lost: CubePlace): string =>
  lost.startsWith(CULTURE_PREFIX)
    ? `cultura (${cultureBox(lost.slice(CULTURE_PREFIX.length) as CultureBox)})`
    : area[lost as keyof typeof area];

/** `fattoria del grano e disponibili ×2` */
export const cubePlaces = (all: readonly CubePlace[]): string => withCounts(all, cubePlace);

/** `2 lavoratori disponibili`, `1 lavoratore disponibile e 1 lavoratore dalla fattoria del grano` */
export function workersFrom(all: readonly WorkerPlace[]): string {
  const farms = all.filter((place) => place !== "available");
  const available = all.length - farms.length;
  return list([
    ...(available === 0
      ? []
      : [count(available, "lavoratore disponibile", "lavoratori disponibili")]),
    ...(farms.length === 0
      ? []
      : [`${workers(farms.length)} ${list(farms.map((farm) => from(areaNoun(farm))))}`]),
  ]);
}

const withCounts = <Place>(all: readonly Place[], say: (place: Place) => string): string =>
  list(
    [...Map.groupBy(all, say)].map(([name, same]) =>
      same.length === 1 ? name : `${name} ×${same.length}`,
    ),
  );
