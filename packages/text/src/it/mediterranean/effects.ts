import type {
  Area,
  AreaKind,
  CalamityEffect,
  DevelopmentEffect,
  Gain,
} from "@sofala/mediterranean";
import type { MediterraneanText } from "../../games/mediterranean/mediterranean-text.ts";
import { signed } from "../../signed.ts";
import { count, orList, from, inside, list, the, to as toThe, type Noun } from "../grammar.ts";
import { track } from "./names.ts";
import { areaNoun, lineNoun } from "./nouns.ts";
import { development } from "./card-names.ts";

/** `governo avanti di 2 caselle`, `felicità +1` */
export const ability: MediterraneanText["ability"] = (power) => {
  switch (power.kind) {
    case "arrows":
      return `${track[power.track]} avanti di ${spaces(power.amount)}`;
    case "bonus":
      return gainList(power.gain);
    case "giveOpponent":
      return `dai a un avversario ${gain(power.effect)}`;
    case "doubleCulture":
      return `raddoppia ${the(lineNoun(power.category))}`;
  }
};

/** `1 lavoratore nell'esercito, sicurezza +2` */
export const effects: MediterraneanText["effects"] = (all) => all.map(developmentEffect).join(", ");

/** `1 cubo dalle fattorie, $4` */
export const losses: MediterraneanText["losses"] = (all) => all.map(calamityLoss).join(", ");

/** `+3 PV, +$2, felicità −1` */
function gainList({ vp, money, happiness, safety }: Gain): string {
  return [
    ...(vp === undefined ? [] : [`${signed(vp)} PV`]),
    ...(money === undefined ? [] : [`${money < 0 ? "−" : "+"}$${Math.abs(money)}`]),
    ...(happiness === undefined ? [] : [`felicità ${signed(happiness)}`]),
    ...(safety === undefined ? [] : [`sicurezza ${signed(safety)}`]),
  ].join(", ");
}

/** `religione 1 a sinistra, felicità −1` */
export const gain: MediterraneanText["gain"] = ({ government, religion, ...rest }) =>
  [
    ...(government === undefined ? [] : [`governo ${leftOrRight(government)}`]),
    ...(religion === undefined ? [] : [`religione ${leftOrRight(religion)}`]),
    ...(Object.keys(rest).length === 0 ? [] : [gainList(rest)]),
  ].join(", ");

/** `2 a destra`, `1 a sinistra` */
export const leftOrRight = (number: number): string =>
  `${Math.abs(number)} ${number > 0 ? "a destra" : "a sinistra"}`;

/** `2 caselle a destra`, `1 casella a sinistra` */
export const spacesLeftOrRight = (number: number): string =>
  `${spaces(Math.abs(number))} ${number > 0 ? "a destra" : "a sinistra"}`;

/** `1 casella`, `2 caselle` */
export const spaces = (number: number): string => count(number, "casella", "caselle");
export const cubes = (number: number): string => count(number, "cubo", "cubi");
export const workers = (number: number): string => count(number, "lavoratore", "lavoratori");

function developmentEffect(each: DevelopmentEffect): string {
  switch (each.op) {
    case "placeWorker": {
      const placed = `${each.upTo === true ? "fino a " : ""}${workers(each.count)}`;
      const onlyFarms = each.from.includes("available") ? "" : " dalle fattorie";
      return `${placed}${onlyFarms} ${workerDestination(each)}`;
    }
    case "moveWorker":
      return `${cubes(each.count)} ${from(areaNoun(each.from))} ${toThe(areaNoun(each.to))}`;
    case "gain":
      return gainList(each);
    case "industryTrack":
      return `segnalino dell'industria ${signed(each.delta)}`;
    case "takeWorkers":
      return `+${count(each.count, "cubo disponibile", "cubi disponibili")}`;
    case "trackChoice":
      return (
        `${gainList(each.cost)}, poi ${track[each.track]} ` +
        `fino a ${spaces(each.maxSpaces)} a destra o a sinistra`
      );
    case "vpPerBuilding":
      return `${each.vp} PV per ogni edificio ${each.track === "religion" ? "religioso" : "di governo"}`;
  }
}

function workerDestination({
  to,
  cultureCategory: row,
}: Extract<DevelopmentEffect, { readonly op: "placeWorker" }>): string {
  if (to === "industry") return "in un'industria";
  if (to !== "culture") return SINGULAR_AREAS[to] ?? inside(areaNoun(to));
  return row === undefined || row === "any"
    ? "in una casella qualsiasi della cultura"
    : inside(lineNoun(row));
}

const SINGULAR_AREAS: { readonly [A in Area]?: string } = {
  city: "in una città",
  harbor: "in un porto",
};

function calamityLoss(each: CalamityEffect): string {
  switch (each.op) {
    case "trackTowardZero":
      return `${track[each.track]} di ${each.spaces} verso lo 0`;
    case "lose":
      return list([
        ...(each.vp === undefined ? [] : [`${each.vp} PV`]),
        ...(each.money === undefined ? [] : [`$${each.money}`]),
      ]);
    case "loseCubes":
      if (each.areas.every((kind) => kind === "available"))
        return count(each.count, "cubo disponibile", "cubi disponibili");
      return `${cubes(each.count)} ${orList(each.areas.map((kind) => from(areaKindNoun(kind))))}`;
    case "discardWarehouse":
      return "tutte le carte in magazzino";
    case "forbidPurchase":
      return `vietato comprare ${list(each.developments.map(development))}`;
  }
}

const AREA_KINDS: { readonly [K in Exclude<AreaKind, Area>]: Noun } = {
  farm: { name: "fattorie", form: "f-plural" },
  industry: { name: "industria", form: "f" },
  culture: { name: "cultura", form: "f" },
};

const areaKindNoun = (kind: AreaKind): Noun =>
  kind === "farm" || kind === "industry" || kind === "culture" ? AREA_KINDS[kind] : areaNoun(kind);
