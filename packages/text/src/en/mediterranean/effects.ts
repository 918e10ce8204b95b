import type {
  Area,
  AreaKind,
  CalamityEffect,
  DevelopmentEffect,
  Gain,
} from "@sofala/mediterranean";
import type { MediterraneanText } from "../../games/mediterranean/mediterranean-text.ts";
import { signed } from "../../signed.ts";
import { count, list } from "../grammar.ts";
import { area, cultureLine, track } from "./names.ts";
import { development } from "./card-names.ts";

/** `2 spaces towards its own side`, `happiness +1` */
export const ability: MediterraneanText["ability"] = (power) => {
  switch (power.kind) {
    case "arrows":
      return `${track[power.track]} ${count(power.amount, "space")} forward`;
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

/** `1 cube from farms, $4` */
export const losses: MediterraneanText["losses"] = (all) => all.map(calamityLoss).join(", ");

/** `+3 VP, +$2, happiness −1` */
function gainList({ vp, money, happiness, safety }: Gain): string {
  return [
    ...(vp === undefined ? [] : [`${signed(vp)} VP`]),
    ...(money === undefined ? [] : [`${money < 0 ? "−" : "+"}$${Math.abs(money)}`]),
    ...(happiness === undefined ? [] : [`happiness ${signed(happiness)}`]),
    ...(safety === undefined ? [] : [`safety ${signed(safety)}`]),
  ].join(", ");
}

/** `religion 1 left, happiness −1` */
export const gain: MediterraneanText["gain"] = ({ government, religion, ...rest }) =>
  [
    ...(government === undefined ? [] : [`government ${leftOrRight(government)}`]),
    ...(religion === undefined ? [] : [`religion ${leftOrRight(religion)}`]),
    ...(Object.keys(rest).length === 0 ? [] : [gainList(rest)]),
  ].join(", ");

/** `2 right`, `1 left` */
export const leftOrRight = (spaces: number): string =>
  `${Math.abs(spaces)} ${spaces > 0 ? "right" : "left"}`;

/** `2 spaces right`, `1 space left` */
export const spacesLeftOrRight = (spaces: number): string =>
  `${count(Math.abs(spaces), "space")} ${spaces > 0 ? "right" : "left"}`;

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
      return `industry marker ${signed(each.delta)}`;
    case "takeWorkers":
      return `+${count(each.count, "available cube")}`;
    case "trackChoice":
      return `${gainList(each.cost)}, then ${track[each.track]} up to ${count(each.maxSpaces, "space")} left or right`;
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
      if (each.areas.every((kind) => kind === "available"))
        return count(each.count, "available cube");
      const areas = each.areas.map(areaKindName);
      const last = areas.at(-1) ?? "";
      const all = areas.length > 1 ? `${areas.slice(0, -1).join(", ")} or ${last}` : last;
      const the = SINGLE_PLACES.has(each.areas[0] ?? "farm") ? "the " : "";
      return `${count(each.count, "cube")} from ${the}${all}`;
    }
    case "discardWarehouse":
      return "all stored cards";
    case "forbidPurchase":
      return `${list(each.developments.map(development))} cannot be bought`;
  }
}

const AREA_KINDS: { readonly [K in Exclude<AreaKind, Area>]: string } = {
  farm: "farms",
  industry: "industry",
  culture: "culture",
};

const SINGLE_PLACES: ReadonlySet<AreaKind> = new Set(["warehouse", "bank", "army", "colosseum"]);

const areaKindName = (kind: AreaKind): string => {
  if (kind === "available") return "available cubes";
  return kind === "farm" || kind === "industry" || kind === "culture"
    ? AREA_KINDS[kind]
    : area[kind];
};
