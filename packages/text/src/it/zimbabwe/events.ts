import type { Event } from "@sofala/zimbabwe";
import type { SeatNames } from "../../card-text.ts";
import type { EventSentences, ZimbabweText } from "../../games/zimbabwe/zimbabwe-text.ts";
import { giftShares } from "../../games/zimbabwe/gift-shares.ts";
import { sentenceByTag } from "../../sentences.ts";
import { rankingText } from "../ranking.ts";
import {
  a,
  capitalize,
  cattle,
  list,
  seatName,
  seatNames,
  of,
  ordinal,
  the,
  toPerson,
} from "../grammar.ts";
import { god, resource } from "./cards.ts";
import { craftNoun, pricesTo, resourceNoun, specialistNoun, usedGoods } from "./fragments.ts";

type EventOf<Kind extends Event["kind"]> = Extract<Event, { readonly kind: Kind }>;
type Recipient = EventOf<"cattle-paid">["recipient"];
type Shared = Parameters<typeof giftShares>[0] & { readonly seat?: number };

const SENTENCES: EventSentences = {
  "first-monument-placed": ({ seat, at }, names) =>
    `${seatName(names, seat)} piazza il primo monumento in ${at}.`,

  "gift-given": (gift, names) =>
    `${seatName(names, gift.seat)} dona ${cattle(gift.cattle)}${partFromStock(gift)}` +
    `${sharesOfGift(gift, names)}.`,

  passed: ({ seat, place, automatic }, names) =>
    `${seatName(names, seat)} ${automatic ? "non può donare abbastanza: passa" : "passa"} ` +
    `e giocherà in ${ordinal(place)} posizione.`,

  "gifts-ended": ({ turnOrder, received: plaques }, names) =>
    `Ordine di turno: ${seatNames(names, turnOrder).join(", ")}. ` +
    `Dalle targhe: ${sharesText({ plaques, owners: [...plaques.keys()] }, names) || "nulla"}.`,

  "prices-set": ({ seat, prices }, names) => `${seatName(names, seat)} fissa ${pricesTo(prices)}.`,

  "god-chosen": (choice, names) =>
    `${seatName(names, choice.seat)} adora ${god[choice.god].name}; ${newVr(choice.vr)}.`,

  "specialist-chosen": (choice, names) =>
    `${seatName(names, choice.seat)} sceglie ${the(specialistNoun(choice.specialist))}; ${newVr(choice.vr)}.`,

  "specialist-used": (use, names) =>
    `${seatName(names, use.seat)} usa ${the(specialistNoun(use.specialist))}.`,

  "herd-grown": (herd, names) =>
    `La mandria di ${seatName(names, herd.seat)} cresce di ${cattle(herd.cattle)}.`,

  "resource-placed": (placed) =>
    `Nuova risorsa sulla mappa: ${resource[placed.resource]} in ${placed.at}.`,

  "water-placed": ({ cells }) => `La pioggia porta acqua in ${list(cells)}.`,

  "cattle-paid": ({ seat, cattle: paid, recipient }, names) =>
    `${seatName(names, seat)} ${recipient.to === "stock" ? "paga" : "mette"} ${cattle(paid)} ${paymentTarget(recipient, seat, names)}.`,

  "monument-built": ({ seat, at }, names) =>
    `${seatName(names, seat)} costruisce un monumento in ${at}.`,

  "technology-taken": ({ seat, craftsman, card, price, vr }, names) =>
    `${seatName(names, seat)} prende la ${ordinal(card)} carta ${of(craftNoun(craftsman))} ` +
    `e ne fissa il prezzo a ${price}; ${newVr(vr)}.`,

  "craftsman-placed": ({ seat, craftsman, at, vertical, vp }, names) =>
    `${seatName(names, seat)} piazza ${a(craftNoun(craftsman))} in ${at}` +
    `${vertical ? ", in verticale" : ""} (+${vp} PV).`,

  "resource-used": ({ resource: used, at, craft, owner }, names) =>
    `${capitalize(the(craftNoun(craft)))} di ${seatName(names, owner)} usa ${the(resourceNoun(used))} in ${at}.`,

  "monument-raised": ({ seat, at, level, cattle: paid, vp, goods }, names) =>
    `${seatName(names, seat)} innalza ${at} al livello ${level} per ${cattle(paid)} (+${vp} PV): ` +
    `${usedGoods(goods, seat, names)}.`,

  "turn-ended": ({ seat }, names) => `${seatName(names, seat)} termina il turno.`,

  "revenue-collected": ({ seat, fromCards, income }, names) =>
    `${seatName(names, seat)} ${revenue(fromCards, income)}.`,

  "round-began": ({ round, queue }, names) =>
    `Comincia il giro ${round}. Fila: ${seatNames(names, queue).join(", ")}.`,

  "game-ended": ({ ranking, limited }, names) =>
    `${limited ? "L'ultimo giro è finito: " : ""}${rankingText(ranking, names)}.`,
};

/** One sentence for the log. */
export const event: ZimbabweText["event"] = sentenceByTag("kind", SENTENCES);

const newVr = (vr: number) => `il suo RV è ora ${vr}`;

function partFromStock({ cattle: given, fromStock }: EventOf<"gift-given">): string {
  if (fromStock === 0) return "";
  return fromStock === given ? " dalla riserva" : `, di cui ${fromStock} dalla riserva`;
}

/** ` alla propria targa`, `: 1 ciascuno ad Ann, Kofi e Zulu` */
const sharesOfGift = (gift: EventOf<"gift-given">, names: SeatNames): string =>
  `: ${sharesText(gift, names)}`.replace(new RegExp(`^: ${gift.cattle} (?=a)`, "u"), " ");

/** `2 ad Ann, 1 ciascuno a Kofi e Zulu` */
const sharesText = (gift: Shared, names: SeatNames): string =>
  giftShares(gift)
    .map(({ cattle: share, seats }) => {
      const to =
        seats.join() === `${gift.seat}`
          ? "alla propria targa"
          : toPerson(list(seatNames(names, seats)));
      return `${share}${seats.length > 1 ? " ciascuno" : ""} ${to}`;
    })
    .join(", ");

function paymentTarget(recipient: Recipient, payer: number, names: SeatNames): string {
  if (recipient.to === "stock") return "alla riserva";
  const card = cardWithPreposition(recipient);
  return recipient.seat === payer
    ? `sulla propria carta ${card}`
    : `sulla carta ${card} di ${seatName(names, recipient.seat)}`;
}

/** Of whom a card is: `del ceramista`, `della mandria`, `di Qamata` */
function cardWithPreposition(recipient: Exclude<Recipient, { readonly to: "stock" }>): string {
  switch (recipient.to) {
    case "technology":
      return of(craftNoun(recipient.craftsman));
    case "specialist":
      return of(specialistNoun(recipient.specialist));
    case "god":
      return `di ${god[recipient.god].name}`;
  }
}

function revenue(fromCards: number, income: number): string {
  if (fromCards === 0 && income === 0) return `non incassa ${cattle(0)}`;
  if (fromCards === 0) return `incassa ${cattle(income)} di rendita`;
  if (income === 0) return `incassa ${cattle(fromCards)} dalle carte`;
  return `incassa ${cattle(fromCards)} dalle carte e ${income} di rendita`;
}
