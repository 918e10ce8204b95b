import type { Event } from "@sofala/zimbabwe";
import type { SeatNames } from "../../card-text.ts";
import type { EventSentences, ZimbabweText } from "../../games/zimbabwe/zimbabwe-text.ts";
import { sentenceByTag } from "../../sentences.ts";
import { rankingText } from "../ranking.ts";
import { a, cattle, list, seatName, seatNames, ordinal } from "../grammar.ts";
import { god, resource, specialist } from "./cards.ts";
import { goodsFrom, craftName, pricesTo, theSpecialist } from "./fragments.ts";

type EventOf<Kind extends Event["kind"]> = Extract<Event, { readonly kind: Kind }>;
type Recipient = EventOf<"cattle-paid">["recipient"];

const SENTENCES: EventSentences = {
  "first-monument-placed": ({ seat, at }, names) =>
    `${seatName(names, seat)} places a first monument at ${at}.`,

  "gift-given": (gift, names) =>
    `${seatName(names, gift.seat)} gives ${cattle(gift.cattle)}${partFromStock(gift)}; ` +
    `the plaques receive ${list(gift.plaques.map(String))}.`,

  passed: ({ seat, place, automatic }, names) =>
    `${seatName(names, seat)} ${automatic ? "cannot give enough, passes" : "passes"} ` +
    `and will play ${ordinal(place)}.`,

  "gifts-ended": ({ turnOrder, received }, names) =>
    `Play goes in the order ${list(seatNames(names, turnOrder))}; ` +
    `${fromPlaques(turnOrder.map((seat) => received[seat] ?? 0))}.`,

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
    `${seatName(names, seat)} pays ${cattle(paid)} ${paymentTarget(recipient, seat, names)}.`,

  "monument-built": ({ seat, at }, names) => `${seatName(names, seat)} builds a monument at ${at}.`,

  "technology-taken": ({ seat, craftsman, card, price, vr }, names) =>
    `${seatName(names, seat)} takes the ${ordinal(card)} ${craftName(craftsman)} card ` +
    `and sets its price to ${price}; ${newVr(vr)}.`,

  "craftsman-placed": ({ seat, craftsman, at, vertical, vp }, names) =>
    `${seatName(names, seat)} places ${a(craftName(craftsman))} at ${at}` +
    `${vertical ? ", upright," : ""} for ${vp} VP.`,

  "resource-used": ({ at, by }) => `The craftsman at ${by} uses the resource at ${at}.`,

  "monument-raised": ({ seat, at, level, cattle: paid, vp, goods }, names) =>
    `${seatName(names, seat)} raises ${at} to level ${level} for ${cattle(paid)}, ` +
    `gaining ${vp} VP: ${goodsFrom(goods)}.`,

  "turn-ended": ({ seat }, names) => `${seatName(names, seat)} ends the turn.`,

  "revenue-collected": ({ seat, fromCards, income }, names) =>
    `${seatName(names, seat)} collects ${revenue(fromCards, income)}.`,

  "round-began": ({ round, queue }, names) =>
    `Round ${round} begins; the queue is ${list(seatNames(names, queue))}.`,

  "game-ended": ({ ranking, limited }, names) =>
    `${limited ? "The last round is over: " : ""}${rankingText(ranking, names)}.`,
};

/** One sentence for the log. */
export const event: ZimbabweText["event"] = sentenceByTag("kind", SENTENCES);

const newVr = (vr: number) => `VR is now ${vr}`;

function partFromStock({ cattle: given, fromStock }: EventOf<"gift-given">): string {
  if (fromStock === 0) return "";
  return fromStock === given ? " from the stock" : `, ${fromStock} of them from the stock`;
}

const fromPlaques = (taken: readonly number[]) =>
  taken.some((number) => number > 0)
    ? `from the plaques they take ${list(taken.map(String))} cattle`
    : "the plaques are empty";

function paymentTarget(recipient: Recipient, payer: number, names: SeatNames): string {
  if (recipient.to === "stock") return "to the stock";
  const owner = recipient.seat === payer ? "their own" : `${seatName(names, recipient.seat)}'s`;
  return `onto ${owner} ${cardName(recipient)} card`;
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
  if (fromCards === 0) return `${cattle(income)} of income`;
  if (income === 0) return `${cattle(fromCards)} from cards`;
  return `${cattle(fromCards)} from cards and ${income} of income`;
}
