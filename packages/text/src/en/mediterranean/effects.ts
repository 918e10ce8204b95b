import type {
  Area,
  AreaKind,
  CalamityEffect,
  DevelopmentEffect,
  Gain,
} from "@sofala/mediterranean";
import type { MediterraneanText } from "../../games/mediterranean/mediterranean-text.ts";
import { count, list } from "../grammar.ts";
import { area, cultureLine, track } from "./names.ts";
import { development } from "./card-names.ts";

/** `2 spaces towards its own side`, `happiness +1` */
export const ability: MediterraneanText["ability"] = (power) => {
  switch (power.kind) {
    case "arrows":
      return `${track[power.track]} ${count(power.amount, "space")} on`;
    case "bonus":
      return gainList(power.gain);
    case "giveOpponent":
      return `give an opponent ${gain(power.effect)}`;
    case "doubleCulture":
      return `doubles ${cultureLine[power.category]}`;
  }
};

/** `1 worker to the army, safety +2` */
export const effects: MediterraneanText["effects"] = (all) => all.map(developmentEffect).join(", ");

/** `1 cube of farms, $4` */
export const losses: MediterraneanText["losses"] = (all) => all.map(calamityLoss).join(", ");

/** `+3 VP, +$2, happiness -1` */
function gainList({ vp, money, happiness, safety }: Gain): string {
  return [
    ...(vp === undefined ? [] : [`${asciiSigned(vp)} VP`]),
    ...(money === undefined ? [] : [`${money < 0 ? "-" : "+"}$${Math.abs(money)}`]),
    ...(happiness === undefined ? [] : [`happiness ${asciiSigned(happiness)}`]),
    ...(safety === undefined ? [] : [`safety ${asciiSigned(safety)}`]),
  ].join(", ");
}

/** `religion 1 left, happiness -1` */
export const gain: MediterraneanText["gain"] = ({ government, religion, ...rest }) =>
  [
    ...(government === undefined ? [] : [`government ${leftOrRight(government)}`]),
    ...(religion === undefined ? [] : [`religion ${leftOrRight(religion)}`]),
    ...(Object.keys(rest).length === 0 ? [] : [gainList(rest)]),
  ].join(", ");

export const asciiSigned = (number: number): string => `${number > 0 ? "+" : ""}${number}`;
/** `2 right`, `1 left` */
export const leftOrRight = (spaces: number): string =>
  `${Math.abs(spaces)} ${spaces > 0 ? "right" : "left"}`;

function developmentEffect(each: DevelopmentEffect): string {
  switch (each.op) {
    case "placeWorker": {
      const workers = `${each.upTo === true ? "up to " : ""}${count(each.count, "worker")}`;
      const onlyFarms = each.from.includes("available") ? "" : " from farms";
      return `${workers}${onlyFarms} to ${workerDestination(each)}`;
    }
    case "moveWorker":
      return `${count(each.count, "cube")} from ${area[each.from]} to ${area[each.to]}`;
    case "gain":
      return gainList(each);
    case "industryTrack":
      return `industry marker ${asciiSigned(each.delta)}`;
    case "takeWorkers":
      return `${count(each.count, "cube")} to available`;
    case "trackChoice":
      return `${gainList(each.cost)}, then ${track[each.track]} up to ${each.maxSpaces} either way`;
    case "vpPerBuilding":
      return `${each.vp} VP for each ${each.track === "religion" ? "religious" : "government"} building`;
  }
}

function workerDestination({
  to,
  cultureCategory: row,
}: Extract<DevelopmentEffect, { readonly op: "placeWorker" }>): string {
  if (to === "industry") return "an industry";
  if (to !== "culture") return SINGULAR_AREAS[to] ?? `the ${area[to]}`;
  return row === undefined || row === "any" ? "any culture box" : cultureLine[row];
}

const SINGULAR_AREAS: { readonly [A in Area]?: string } = { city: "a city", harbor: "a harbor" };

function calamityLoss(each: CalamityEffect): string {
  switch (each.op) {
    case "trackTowardZero":
      return `${track[each.track]} ${each.spaces} towards 0`;
    case "lose":
      return list([
        ...(each.vp === undefined ? [] : [`${each.vp} VP`]),
        ...(each.money === undefined ? [] : [`$${each.money}`]),
      ]);
    case "loseCubes": {
      const areas = each.areas.map(areaKindName);
      const last = areas.at(-1) ?? "";
      const all = areas.length > 1 ? `${areas.slice(0, -1).join(", ")} or ${last}` : last;
      return `${count(each.count, "cube")} of ${all}`;
    }
    case "discardWarehouse":
      return "all stored cards";
    case "forbidPurchase":
      return `no buying of ${list(each.developments.map(development))}`;
  }
}

const AREA_KINDS: { readonly [K in Exclude<AreaKind, Area>]: string } = {
  farm: "farms",
  industry: "industry",
  culture: "culture",
};

const areaKindName = (kind: AreaKind): string =>
  kind === "farm" || kind === "industry" || kind === "culture" ? AREA_KINDS[kind] : area[kind];
