import type { CellName, Craft, RaisePlan, Resource } from "@sofala/zimbabwe";
import type { SeatNames } from "../../../card-text.ts";
import { signed } from "../../../signed.ts";
import { capitalize, cattle, count, list } from "../../grammar.ts";
import { craftsman, resource } from "../cards.ts";

/** The goods of one line that reach a monument, and the price of the cheapest. */
interface LineInReach {
  readonly resource: Resource;
  readonly cost: number;
}

/** Why a monument cannot be raised. */
type Obstacle =
  | { readonly kind: "complete" }
  | { readonly kind: "raised" }
  /** Too few lines of goods reach it. */
  | {
      readonly kind: "lines";
      readonly need: number;
      readonly inReach: readonly LineInReach[];
      readonly missing: readonly Resource[];
    }
  | { readonly kind: "cattle"; readonly cost: number; readonly have: number }
  /** The lines are there, but not enough resources are free. */
  | { readonly kind: "resources"; readonly need: number; readonly inReach: readonly LineInReach[] };

/** What monuments cost alone and together, and what they compete for. */
interface ExtraCost {
  readonly alone: readonly number[];
  readonly together: number;
  /** The makers that cannot supply all of them. */
  readonly makers: readonly { readonly craft: Craft; readonly owner: string }[];
  readonly resources: readonly Resource[];
}

const goodsInReach = (found: readonly LineInReach[]): string =>
  found.length === 0
    ? "no goods can reach it"
    : `within reach: ${list(found.map((line) => `${resource[line.resource]} (${line.cost})`))}`;

/** Raising monuments. */
export const raising = {
  monument: (at: CellName, level: number) => `${at}, level ${level}`,
  cost: (amount: number) => cattle(amount),
  /** `+8 VP, 7 return to you` */
  gain: (vp: number, returns: number) =>
    `${signed(vp)} VP${returns === 0 ? "" : `, ${returns} ${returns === 1 ? "returns" : "return"} to you`}`,
  /** Why a set costs more than the sum of its parts. */
  extraCost: ({ alone, together, makers, resources }: ExtraCost) => {
    const sum = alone.reduce((total, amount) => total + amount, 0);
    const reason =
      makers.length === 0
        ? `they need the same ${list(resources.map((kind) => resource[kind]))}`
        : `${list(makers.map(({ craft, owner }) => `${owner}'s ${craftsman[craft].name}`))} ${makers.length === 1 ? "runs" : "run"} out of resources, so the rest costs more`;
    return `Separately ${alone.join(" + ")} = ${sum}, together ${together}: ${reason}.`;
  },
  /** When nothing can be raised; followed by the reason for each monument. */
  nothing: "You cannot raise anything now:",
  obstacle(obstacle: Obstacle): string {
    switch (obstacle.kind) {
      case "complete":
        return "Already at the highest level.";
      case "raised":
        return "Already raised this turn.";
      case "cattle":
        return `Costs ${cattle(obstacle.cost)}; you have ${obstacle.have}.`;
      case "lines":
        return `Needs ${count(obstacle.need, "different good")}; ${goodsInReach(obstacle.inReach)}. Missing: ${list(obstacle.missing.map((kind) => resource[kind]))} goods.`;
      case "resources":
        return `Needs ${count(obstacle.need, "good")}; ${goodsInReach(obstacle.inReach)}, but too few resources are free.`;
    }
  },
  notRaisable: (stuck: number) =>
    stuck === 1 ? "1 monument cannot be raised" : `${stuck} monuments cannot be raised`,
  planning: "Finding the cheapest way …",
  /** The payments could not be computed. */
  failed: "The ways to pay could not be calculated. Nothing is lost. Try again.",
  cannotCombine: "Not enough goods or cattle for all of these.",
  planLabel: "Way to pay",
  planSummary: ({ cost, bill }: RaisePlan, names: SeatNames, me: number | undefined) => {
    const paid = new Map<string, number>();
    for (const line of bill) {
      const name =
        line.to === "stock" ? "the stock" : line.to === me ? "yourself" : (names[line.to] ?? "");
      paid.set(name, (paid.get(name) ?? 0) + line.cattle);
    }
    return `${cattle(cost)}: ${list([...paid].map(([name, amount]) => `${amount} to ${name}`))}`;
  },
  goodsFor: (at: CellName) => `For ${at}`,
  goodOf: (craft: Craft) => capitalize(craftsman[craft].good),
  maker: ({
    craft,
    at,
    owner,
    primary,
  }: {
    readonly craft: Craft;
    readonly at: CellName;
    readonly owner: string;
    readonly primary: CellName | undefined;
  }) =>
    `${owner}'s ${craftsman[craft].name} at ${at}${primary === undefined ? "" : `, supplied from ${primary}`}`,
  makerLabel: "Maker",
  resources: (cells: readonly CellName[]) => `from ${list(cells)}`,
  resourceLabel: "Resource",
  noAlternative: "There is no other way to get it.",
  viaHubs: (hubs: readonly CellName[]) => `via ${list(hubs)}`,
  /** Who gets a payment; without a name, the stock. */
  recipient: ({
    name,
    isYou,
    craft,
  }: {
    readonly name: string | undefined;
    readonly isYou: boolean;
    readonly craft: Craft | undefined;
  }) => {
    const whom = isYou ? "you" : (name ?? "the stock");
    return craft === undefined
      ? `${capitalize(whom)}, hubs`
      : `${capitalize(whom)}, ${craftsman[craft].name}`;
  },
  total: "You pay",
  returned: "Returns to your cards",
  /** The same as `raiseSeveral`, for a small screen. */
  raise: (amount: number) => (amount === 0 ? "Raise" : `Raise for ${amount}`),
  raiseSeveral: (monuments: number, amount: number) =>
    monuments === 0 ? "Raise" : `Raise ${count(monuments, "monument")} for ${cattle(amount)}`,
};

export type RaisingText = typeof raising;
