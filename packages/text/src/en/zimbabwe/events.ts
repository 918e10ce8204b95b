import type { Event } from "@sofala/zimbabwe";
import type { SeatNames } from "../../card-text.ts";
import type { EventSentences, ZimbabweText } from "../../games/zimbabwe/zimbabwe-text.ts";
import { giftShares } from "../../games/zimbabwe/gift-shares.ts";
import { sentenceByTag } from "../../sentences.ts";
import { rankingText } from "../ranking.ts";
import { a, cattle, list, seatName, seatNames, ordinal } from "../grammar.ts";
import { god, resource, specialist } from "./cards.ts";
import { craftName, pricesTo, theSpecialist, usedGoods } from "./fragments.ts";

type EventOf<Kind extends Event["kind"]> = Extract<Event, { readonly kind: Kind }>;
type Recipient = EventOf<"cattle-paid">["recipient"];
type Shared = Parameters<typeof giftShares>[0] & { readonly seat?: number };

const SENTENCES: EventSentences = {
  "first-monument-placed": ({ seat, at }, names) =>
    `${seatName(names, seat)} places their first monument at ${at}.`,

  "gift-given": (gift, names) =>
    `${seatName(names, gift.seat)} gives ${gift.cattle}${partFromStock(gift)}` +
    `${sharesOfGift(gift, names)}.`,

  passed: ({ seat, place, automatic }, names) =>
    `${seatName(names, seat)} ${automatic ? "cannot give enough, so they pass" : "passes"} ` +
    `and will play ${ordinal(place)}.`,

  "gifts-ended": ({ turnOrder, received: plaques }, names) =>
    `Turn order: ${seatNames(names, turnOrder).join(", ")}. ` +
    `From the plaques: ${sharesText({ plaques, owners: [...plaques.keys()] }, names) || "nothing"}.`,

  "prices-set": ({ seat, prices }, names) => `${seatName(names, seat)} sets ${pricesTo(prices)}.`,

  "god-chosen": (choice, names) =>
    `${seatName(names, choice.seat)} adores ${god[choice.god].name}; ${newVr(choice.vr)}.`,

  "specialist-chosen": (choice, names) =>
    `${seatName(names, choice.seat)} chooses ${theSpecialist(choice.specialist)}; ${newVr(choice.vr)}.`,

  "specialist-used": (use, names) =>
    `${seatName(names, use.seat)} uses ${theSpecialist(use.specialist)}.`,

  "herd-grown": (herd, names) =>
    `${seatName(names, herd.seat)}'s herd grows by ${cattle(herd.cattle)}.`,

  "resource-placed": (placed) => `New on the map: ${resource[placed.resource]} at ${placed.at}.`,

  "water-placed": ({ cells }) => `Rain brings water to ${list(cells)}.`,

  "cattle-paid": ({ seat, cattle: paid, recipient }, names) =>
    `${seatName(names, seat)} ${paymentText(paid, recipient, seat, names)}.`,

  "monument-built": ({ seat, at }, names) => `${seatName(names, seat)} builds a monument at ${at}.`,

  "technology-taken": ({ seat, craftsman, card, price, vr }, names) =>
    `${seatName(names, seat)} takes the ${ordinal(card)} ${craftName(craftsman)} card ` +
    `and sets its price to ${price}; ${newVr(vr)}.`,

  "craftsman-placed": ({ seat, craftsman, at, vertical, vp }, names) =>
    `${seatName(names, seat)} places ${a(craftName(craftsman))} at ${at}` +
    `${vertical ? ", vertically" : ""} (+${vp} VP).`,

  "resource-used": ({ resource: used, at, craft, owner }, names) =>
    `${seatName(names, owner)}'s ${craftName(craft)} uses the ${resource[used]} at ${at}.`,

  "monument-raised": ({ seat, at, level, cattle: paid, vp, goods }, names) =>
    `${seatName(names, seat)} raises ${at} to level ${level} for ${cattle(paid)} (+${vp} VP): ` +
    `${usedGoods(goods, seat, names)}.`,

  "turn-ended": ({ seat }, names) => `${seatName(names, seat)} ends the turn.`,

  "revenue-collected": ({ seat, fromCards, income }, names) =>
    `${seatName(names, seat)} collects ${revenue(fromCards, income)}.`,

  "round-began": ({ round, queue }, names) =>
    `Round ${round} begins. Queue: ${seatNames(names, queue).join(", ")}.`,

  "game-ended": ({ ranking, limited }, names) =>
    `${limited ? "The last round is over: " : ""}${rankingText(ranking, names)}.`,
};

/** One sentence for the log. */
export const event: ZimbabweText["event"] = sentenceByTag("kind", SENTENCES);

const newVr = (vr: number) => `their VR is now ${vr}`;

function partFromStock({ cattle: given, fromStock }: EventOf<"gift-given">): string {
  if (fromStock === 0) return "";
  return fromStock === given ? " from the stock" : `, including ${fromStock} from the stock`;
}

/** ` to their own plaque`, `: 1 each to Ann, Kofi and Zulu` */
const sharesOfGift = (gift: EventOf<"gift-given">, names: SeatNames): string =>
  `: ${sharesText(gift, names)}`.replace(`: ${gift.cattle} to`, " to");

/** `2 to Ann, 1 each to Kofi and Zulu` */
const sharesText = (gift: Shared, names: SeatNames): string =>
  giftShares(gift)
    .map(({ cattle: share, seats }) => {
      const to =
        seats.join() === `${gift.seat}` ? "their own plaque" : list(seatNames(names, seats));
      return `${share}${seats.length > 1 ? " each" : ""} to ${to}`;
    })
    .join(", ");

function paymentText(paid: number, recipient: Recipient, payer: number, names: SeatNames): string {
  if (recipient.to === "stock") return `pays ${cattle(paid)} to the stock`;
  const owner = recipient.seat === payer ? "their own" : `${seatName(names, recipient.seat)}'s`;
  return `puts ${cattle(paid)} on ${owner} ${cardName(recipient)} card`;
}

function cardName(recipient: Exclude<Recipient, { readonly to: "stock" }>): string {
  switch (recipient.to) {
    case "technology":
      return craftName(recipient.craftsman);
    case "specialist":
      return specialist[recipient.specialist].name;
    case "god":
      return god[recipient.god].name;
  }
}

function revenue(fromCards: number, income: number): string {
  if (fromCards === 0) return income === 0 ? cattle(0) : `${cattle(income)} from income`;
  if (income === 0) return `${cattle(fromCards)} from cards`;
  return `${cattle(fromCards)} from cards and ${income} from income`;
}
