import type { CellName, Craft, Good, Move, Specialist, UsedGood, View } from "@sofala/zimbabwe";
import type { SeatNames } from "../../card-text.ts";
import { countGoods } from "../../games/zimbabwe/count-goods.ts";
import { a, count, list, seatName } from "../grammar.ts";
import { craftsman, specialist } from "./cards.ts";

type Prices = Extract<Move, { readonly kind: "set-prices" }>["prices"];

export const craftName = (craft: Craft): string => craftsman[craft].name;

/** `the shaman` */
export const theSpecialist = (card: Specialist): string => `the ${specialist[card].name}`;

/** `The nomads have`, `The herd has` */
export const specialistWithVerb = (card: Specialist, one: string, many: string): string =>
  `The ${specialist[card].name} ${card === "nomads" ? many : one}`;

/** `the potter's price to 2 and the sculptor's to 3` */
export function pricesTo(prices: Prices): string {
  const named = CRAFTS.filter((craft) => prices[craft] !== undefined);
  return list(
    named.map(
      (craft, index) =>
        `the ${craftName(craft)}'s ${index === 0 ? "price " : ""}to ${prices[craft]}`,
    ),
  );
}

/** `a mask from Zulu via e5 and their own pot`, `3 masks from Zulu` */
export const usedGoods = (goods: readonly UsedGood[], seat: number, names: SeatNames): string =>
  list(
    countGoods(goods).map(({ good: { craft, owner, hubs }, number }) => {
      const { good } = craftsman[craft];
      const from =
        owner === seat
          ? `their own ${number === 1 ? good : count(number, good)}`
          : `${number === 1 ? a(good) : count(number, good)} from ${seatName(names, owner)}`;
      return `${from}${viaHubs(hubs)}`;
    }),
  );

/** `a mask from Zulu via e5 and a throne from Lozi (with an ivory carving from Zulu)`; unknown makers: `a good from c4` */
export const goodsFrom = (
  goods: readonly Good[],
  names: SeatNames,
  craftsmen: View["craftsmen"],
): string => {
  const goodFrom = (at: CellName, hubs: Good["hubs"]): string => {
    const maker = craftsmen.find((each) => each.at === at);
    const made =
      maker === undefined
        ? `a good from ${at}`
        : `${a(craftsman[maker.craftsman].good)} from ${seatName(names, maker.seat)}`;
    return `${made}${viaHubs(hubs)}`;
  };
  return list(
    goods.map(({ craftsman: at, hubs, primary }) =>
      primary === undefined
        ? goodFrom(at, hubs)
        : `${goodFrom(at, hubs)} (with ${goodFrom(primary.craftsman, primary.hubs)})`,
    ),
  );
};

const CRAFTS = Object.keys(craftsman) as readonly Craft[];

const viaHubs = (hubs: Good["hubs"]): string => (hubs?.length ? ` via ${list(hubs)}` : "");
