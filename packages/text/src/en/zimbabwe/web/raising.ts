import type { RaisingText } from "../../../games/zimbabwe/raising-text.ts";
import { capitalize, cattle, count, list } from "../../grammar.ts";
import { craftsman, resource } from "../cards.ts";

const goodsInReach = (
  found: readonly { resource: keyof typeof resource; cost: number }[],
): string =>
  found.length === 0
    ? "no goods reach it"
    : `within reach: ${list(found.map((line) => `${resource[line.resource]} (${line.cost})`))}`;

export const raising: RaisingText = {
  prompt: "Choose the monuments to raise.",
  monument: (at, level) => `${at}, level ${level}`,
  cost: (amount) => cattle(amount),
  obstacle(obstacle) {
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
  notRaisable: (stuck) =>
    stuck === 1 ? "1 monument cannot be raised" : `${stuck} monuments cannot be raised`,
  planning: "Looking for the cheapest way …",
  failed: "The ways to pay could not be worked out. Nothing is lost; trying again may help.",
  cannotCombine:
    "These cannot all be raised this turn: the goods or the cattle do not suffice for all of them.",
  planLabel: "Way to pay",
  planSummary: ({ cost, bill }, names, me) => {
    const paid = new Map<string, number>();
    for (const line of bill) {
      const name =
        line.to === "stock" ? "stock" : line.to === me ? "yourself" : (names[line.to] ?? "");
      paid.set(name, (paid.get(name) ?? 0) + line.cattle);
    }
    return `${cattle(cost)}: ${list([...paid].map(([name, amount]) => `${amount} to ${name}`))}`;
  },
  goodsFor: (at) => `For ${at}`,
  goodOf: (craft) => capitalize(craftsman[craft].good),
  maker: ({ craft, at, owner, primary }) =>
    `${craftsman[craft].name} ${at} (${owner})${primary === undefined ? "" : `, with ${primary}`}`,
  makerLabel: "Maker",
  resources: (cells) => `from ${list(cells)}`,
  resourceLabel: "Resource",
  viaHubs: (hubs) => `over ${list(hubs)}`,
  recipient: ({ name, isYou, craft }) => {
    const whom = isYou ? "you" : (name ?? "the stock");
    return craft === undefined
      ? `${capitalize(whom)}, hubs`
      : `${capitalize(whom)}, ${craftsman[craft].name}`;
  },
  total: "You pay",
  returned: "Of it back to your cards",
  raise: (amount) => (amount === 0 ? "Raise" : `Raise for ${amount}`),
  raiseSeveral: (monuments, amount) =>
    monuments === 0 ? "Raise" : `Raise ${count(monuments, "monument")} for ${cattle(amount)}`,
};
