import type { Event } from "@sofala/zimbabwe";
import type { Names } from "../../card-text.ts";
import type { EventSentences, ZimbabweText } from "../../games/zimbabwe/zimbabwe-text.ts";
import { speaker } from "../../sentences.ts";
import { outcome } from "../ranking.ts";
import { a, cattle, list, nameOf, named, ordinal } from "../grammar.ts";
import { god, resource, specialist } from "./cards.ts";
import { goodsFrom, nameOfCraft, pricesTo, theSpecialist } from "./fragments.ts";

type EventOf<Kind extends Event["kind"]> = Extract<Event, { readonly kind: Kind }>;
type Recipient = EventOf<"cattle-paid">["recipient"];

const SENTENCES: EventSentences = {
  "first-monument-placed": ({ seat, at }, names) =>
    `${nameOf(names, seat)} places a first monument at ${at}.`,

  "gift-given": (gift, names) =>
    `${nameOf(names, gift.seat)} gives ${cattle(gift.cattle)}${partFromStock(gift)}; ` +
    `the plaques receive ${list(gift.plaques.map(String))}.`,

  passed: ({ seat, place, automatic }, names) =>
    `${nameOf(names, seat)} ${automatic ? "cannot give enough, passes" : "passes"} ` +
    `and will play ${ordinal(place)}.`,

  "gifts-ended": ({ turnOrder, received }, names) =>
    `Play goes in the order ${list(named(names, turnOrder))}; ` +
    `${fromPlaques(turnOrder.map((seat) => received[seat] ?? 0))}.`,

  "prices-set": ({ seat, prices }, names) => `${nameOf(names, seat)} sets ${pricesTo(prices)}.`,

  "god-chosen": (choice, names) =>
    `${nameOf(names, choice.seat)} adores ${god[choice.god].name}; ${vrNow(choice.vr)}.`,

  "specialist-chosen": (choice, names) =>
    `${nameOf(names, choice.seat)} chooses ${theSpecialist(choice.specialist)}; ${vrNow(choice.vr)}.`,

  "specialist-used": (use, names) =>
    `${nameOf(names, use.seat)} uses ${theSpecialist(use.specialist)}.`,

  "herd-grown": (herd, names) =>
    `${nameOf(names, herd.seat)}'s herd grows by ${cattle(herd.cattle)}.`,

  "resource-placed": (placed) => `New on the map: ${resource[placed.resource]} at ${placed.at}.`,

  "water-placed": ({ cells }) => `Rain brings water to ${list(cells)}.`,

  "cattle-paid": ({ seat, cattle: paid, recipient }, names) =>
    `${nameOf(names, seat)} pays ${cattle(paid)} ${onto(recipient, seat, names)}.`,

  "monument-built": ({ seat, at }, names) => `${nameOf(names, seat)} builds a monument at ${at}.`,

  "technology-taken": ({ seat, craftsman, card, price, vr }, names) =>
    `${nameOf(names, seat)} takes the ${ordinal(card)} ${nameOfCraft(craftsman)} card ` +
    `and sets its price to ${price}; ${vrNow(vr)}.`,

  "craftsman-placed": ({ seat, craftsman, at, vertical, vp }, names) =>
    `${nameOf(names, seat)} places ${a(nameOfCraft(craftsman))} at ${at}` +
    `${vertical ? ", upright," : ""} for ${vp} VP.`,

  "resource-used": ({ at, by }) => `The craftsman at ${by} uses the resource at ${at}.`,

  "monument-raised": ({ seat, at, level, cattle: paid, vp, goods }, names) =>
    `${nameOf(names, seat)} raises ${at} to level ${level} for ${cattle(paid)}, ` +
    `gaining ${vp} VP: ${goodsFrom(goods)}.`,

  "turn-ended": ({ seat }, names) => `${nameOf(names, seat)} ends the turn.`,

  "revenue-collected": ({ seat, fromCards, income }, names) =>
    `${nameOf(names, seat)} collects ${revenue(fromCards, income)}.`,

  "round-began": ({ round, queue }, names) =>
    `Round ${round} begins; the queue is ${list(named(names, queue))}.`,

  "game-ended": ({ ranking, limited }, names) =>
    `${limited ? "The last round is over: " : ""}${outcome(ranking, names)}.`,
};

/** One sentence for the log. */
export const event: ZimbabweText["event"] = speaker("kind", SENTENCES);

const vrNow = (vr: number) => `VR is now ${vr}`;

function partFromStock({ cattle: given, fromStock }: EventOf<"gift-given">): string {
  if (fromStock === 0) return "";
  return fromStock === given ? " from the stock" : `, ${fromStock} of them from the stock`;
}

const fromPlaques = (taken: readonly number[]) =>
  taken.some((number) => number > 0)
    ? `from the plaques they take ${list(taken.map(String))} cattle`
    : "the plaques are empty";

function onto(recipient: Recipient, payer: number, names: Names): string {
  if (recipient.to === "stock") return "to the stock";
  const owner = recipient.seat === payer ? "their own" : `${nameOf(names, recipient.seat)}'s`;
  return `onto ${owner} ${nameOfCard(recipient)} card`;
}

function nameOfCard(recipient: Exclude<Recipient, { readonly to: "stock" }>): string {
  switch (recipient.to) {
    case "technology":
      return nameOfCraft(recipient.craftsman);
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
