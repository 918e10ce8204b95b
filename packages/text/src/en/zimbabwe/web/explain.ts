import type { Craft, Resource } from "@sofala/zimbabwe";
import { capitalize, cattle, count, list } from "../../grammar.ts";
import { craftsman } from "../cards.ts";
import { resources } from "../resources.ts";

/** Players who pay the same for a good; without a name, the reader. */
interface Buyers {
  readonly price: number;
  readonly owners: readonly { readonly name: string | undefined; readonly monuments: number }[];
}

const buyersText = ({ price, owners }: Buyers): string =>
  `${list(owners.map(({ name, monuments }) => `${name ?? "you"} (${count(monuments, "monument")})`))} for ${price}`;

/** What a piece on the board is, makes, costs and reaches. */
export const explain = {
  /** Of a monument. */
  worth: (vp: number) => `Worth ${vp} VP.`,
  nextLevel: (goods: number, areDifferent: boolean, vp: number) =>
    `Raising it takes ${goods === 1 ? "1 good" : `${goods} ${areDifferent ? "different " : ""}goods`} and adds ${vp} VP.`,
  complete: "It cannot be raised any further.",
  goodsInReach: (goods: readonly { readonly craft: Craft; readonly cost: number }[]) =>
    goods.length === 0
      ? "No goods in reach."
      : `Goods in reach: ${list(goods.map(({ craft, cost }) => `${craftsman[craft].good} for ${cost}`))}.`,
  resourcesNear: (near: readonly { readonly kind: Resource; readonly number: number }[]) =>
    near.length === 0
      ? "No resources within 6 steps."
      : `Within 6 steps: ${list(near.map(({ kind, number }) => `${number} ${resources(kind, number)}`))}.`,

  /** Of a craftsman. */
  craftsman: (craft: Craft, owner: string) => `${owner}'s ${craftsman[craft].name}`,
  price: (price: number) => `Price: ${cattle(price)} per good.`,
  onCard: (amount: number) => `${cattle(amount)} on the card.`,
  superseded: "It only supplies secondary craftsmen now.",
  /** The resources in range, and how many of them are used this round. */
  uses: (kind: Resource, inRange: number, used: number) =>
    inRange === 0
      ? `No ${resources(kind, 0)} in range.`
      : `Claims ${inRange} ${resources(kind, inRange)}${used === 0 ? "" : `, ${used} used this round`}.`,
  suppliers: (craft: Craft, owners: readonly string[]) =>
    owners.length === 0
      ? `No ${craftsman[craft].name} in reach.`
      : `Supplied by ${list(owners.map((owner) => `${owner}'s`))} ${craftsman[craft].name}${owners.length === 1 ? "" : "s"}.`,
  buyers: (buyers: readonly Buyers[]) =>
    buyers.length === 0
      ? "No monuments in reach."
      : `Can sell to ${buyers.map(buyersText).join("; ")}.`,

  /** Of a craftsman that is about to be placed: resources that nobody else claims, and the others. */
  claims: (kind: Resource, free: number, shared: number) =>
    `Claims ${free} free ${resources(kind, free)}${shared === 0 ? "" : `; ${shared} more in range already claimed`}.`,

  /** Of a resource: who claims it, by craft. */
  claimedBy: (craft: Craft, owners: readonly string[]) =>
    owners.length === 0
      ? `${capitalize(craftsman[craft].name)}: free.`
      : `${capitalize(craftsman[craft].name)}: claimed by ${list(owners)}.`,

  range: "Show range",
  rangeHint: "Click or press Enter to show its range.",
};

export type ExplainText = typeof explain;
