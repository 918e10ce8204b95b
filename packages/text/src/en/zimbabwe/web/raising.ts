import type { CellName, Craft, RaisePlan, Resource } from "@sofala/zimbabwe";
import type { SeatNames } from "../../../card-text.ts";
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

const goodsInReach = (found: readonly LineInReach[]): string =>
  found.length === 0
    ? "no goods reach it"
    : `within reach: ${list(found.map((line) => `${resource[line.resource]} (${line.cost})`))}`;

/** Raising monuments. */
export const raising = {
  prompt: "Choose the monuments to raise.",
  monument: (at: CellName, level: number) => `${at}, level ${level}`,
  cost: (amount: number) => cattle(amount),
  obstacle(obstacle: Obstacle): string {
    switch (obstacle.kind) {
      case "complete":
        return "At its highest level.";
      case "raised":
        return "Raised this turn.";
      case "cattle":
        return `Would cost ${cattle(obstacle.cost)}; you have ${obstacle.have}.`;
      case "lines":
        return `Needs ${count(obstacle.need, "different good")}; ${goodsInReach(obstacle.inReach)}. Missing: goods of ${list(obstacle.missing.map((kind) => resource[kind]))}.`;
      case "resources":
        return `Needs ${count(obstacle.need, "good")}; ${goodsInReach(obstacle.inReach)}, but too few resources are free.`;
    }
  },
  notRaisable: (stuck: number) =>
    stuck === 1 ? "1 monument cannot be raised" : `${stuck} monuments cannot be raised`,
  planning: "Looking for the cheapest way …",
  /** The payments could not be computed. */
  failed: "The ways to pay could not be worked out. Nothing is lost; trying again may help.",
  cannotCombine:
    "These cannot all be raised this turn: the goods or the cattle do not suffice for all of them.",
  planLabel: "Way to pay",
  planSummary: ({ cost, bill }: RaisePlan, names: SeatNames, me: number | undefined) => {
    const paid = new Map<string, number>();
    for (const line of bill) {
      const name =
        line.to === "stock" ? "stock" : line.to === me ? "yourself" : (names[line.to] ?? "");
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
    `${craftsman[craft].name} ${at} (${owner})${primary === undefined ? "" : `, with ${primary}`}`,
  makerLabel: "Maker",
  resources: (cells: readonly CellName[]) => `from ${list(cells)}`,
  resourceLabel: "Resource",
  viaHubs: (hubs: readonly CellName[]) => `over ${list(hubs)}`,
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
  returned: "Of it back to your cards",
  /** The same as `raiseSeveral`, for a small screen. */
  raise: (amount: number) => (amount === 0 ? "Raise" : `Raise for ${amount}`),
  raiseSeveral: (monuments: number, amount: number) =>
    monuments === 0 ? "Raise" : `Raise ${count(monuments, "monument")} for ${cattle(amount)}`,
};

export type RaisingText = typeof raising;
