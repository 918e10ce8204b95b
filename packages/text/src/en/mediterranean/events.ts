import type { MoneySource, VpSource } from "@sofala/mediterranean";
import type { EventSentences, MediterraneanText, ToldEvent } from "../../games/mediterranean/mediterranean-text.ts";
import { speaker } from "../../sentences.ts";
import { outcome } from "../ranking.ts";
import { count, list, nameOf, named } from "../grammar.ts";
import { sideways, signed } from "./effects.ts";
import { cultureLine, deck, idea, industry, part, phase, track } from "./names.ts";
import { addressees, box, cards, delivery, openCards, places, terms } from "./fragments.ts";
import { building, calamity, development } from "./card-names.ts";

type EventOf<Kind extends ToldEvent["kind"]> = Extract<ToldEvent, { readonly kind: Kind }>;

const SENTENCES: EventSentences = {
  "turn-began": ({ turn }) => `Turn ${turn} begins.`,
  "phase-began": (began) => `The ${phase[began.phase]} begins.`,
  "deck-shuffled": (shuffled) => `The ${deck[shuffled.deck]} is shuffled with its discards.`,
  "stored-returned": ({ seat, count: number }, names) =>
    `${nameOf(names, seat)} takes ${count(number, "stored card")} back to hand.`,
  "cards-dealt": (deal, names) => `${nameOf(names, deal.seat)} is dealt ${dealt(deal)}.`,
  "developments-revealed": ({ developments, calamities }) =>
    `Developments of this turn: ${list(developments.map(development))}; ` +
    `${calamities.length === 0 ? "no calamities" : `calamities: ${list(calamities.map(calamity))}`}.`,

  "ability-used": ({ seat, building: id, target }, names) =>
    `${nameOf(names, seat)} uses the ${building(id)}` +
    `${target === undefined ? "" : ` on ${nameOf(names, target)}`}.`,
  "track-moved": ({ seat, track: of, spaces, idea: side, position }, names) =>
    `${nameOf(names, seat)}'s ${track[of]} marker moves ${sideways(spaces)}, ` +
    `to ${idea[side]} ${position}.`,
  "track-flipped": ({ seat, track: of, idea: side, destroyed }, names) =>
    `${nameOf(names, seat)}'s ${track[of]} turns to ${idea[side]}${ruins(destroyed)}.`,
  "status-moved": ({ seat, track: of, by, to }, names) =>
    `${nameOf(names, seat)}'s ${track[of]} ${by > 0 ? "rises" : "falls"} by ${Math.abs(by)}, ` +
    `to ${signed(to)}.`,
  "vp-changed": ({ seat, by, source }, names) =>
    `${nameOf(names, seat)} ${by > 0 ? "gains" : "loses"} ${Math.abs(by)} VP ${VP[source]}.`,
  "money-changed": ({ seat, by, source }, names) =>
    `${nameOf(names, seat)} ${by > 0 ? "gets" : "loses"} $${Math.abs(by)} ${MONEY[source]}.`,
  "workers-gained": ({ seat, workers }, names) =>
    `${nameOf(names, seat)} gets ${count(workers, "worker")}.`,
  "flip-chosen": ({ seat, track: of }, names) =>
    `${nameOf(names, seat)} will turn the ${track[of]} board over.`,

  "offer-made": ({ seat, offer, to, give, want, replyTo }, names) =>
    `${nameOf(names, seat)} offers ${addressees(to, names)} ${terms(give, want, names)} ` +
    `(offer ${offer}${replyTo === undefined ? "" : `, in reply to ${replyTo}`}).`,
  "offer-declined": ({ seat, offer }, names) => `${nameOf(names, seat)} declines offer ${offer}.`,
  "offer-withdrawn": ({ seat, offer }, names) => `${nameOf(names, seat)} withdraws offer ${offer}.`,
  "offer-died": ({ offer, reason }) => `Offer ${offer} is gone: ${ENDS[reason]}.`,
  "deal-made": (deal, names) => {
    const { offer, maker, partner, toPartner, toMaker, cardsToPartner, cardsToMaker } = deal;
    const makers = delivery(toPartner, cardsToPartner, names);
    const partners = delivery(toMaker, cardsToMaker, names);
    return (
      `${nameOf(names, partner)} accepts offer ${offer}: ${nameOf(names, maker)} gives ${makers}, ` +
      `${nameOf(names, partner)} gives ${partners}.`
    );
  },
  "cards-stored": (stored, names) => `${nameOf(names, stored.seat)} stores ${kept(stored)}.`,
  "seat-ready": ({ seat }, names) => `${nameOf(names, seat)} is ready.`,
  "seat-unready": ({ seat }, names) => `${nameOf(names, seat)} is no longer ready.`,
  "time-ran-out": (end) => `Time is up for ${part[end.part]}.`,
  "market-step-began": ({ round, step }) =>
    `Round ${round} of the market: all ${step === "offer" ? "make offers" : "answer"}.`,

  "cards-spent": ({ seat, cards: spent }, names) =>
    `${nameOf(names, seat)} spends ${spent.length === 0 ? "no cards" : openCards(spent)}.`,
  "bank-used": ({ seat, choice }, names) =>
    `${nameOf(names, seat)}'s bank ` +
    `${choice === "poverty" ? "shields from Poverty" : "multiplies prosperity"}.`,
  "industry-paid": ({ seat, industry: of, bonus }, names) =>
    `${nameOf(names, seat)} has ${bonus} in ${industry[of]}.`,
  "turn-order-set": ({ turnOrder }, names) => `The turn order is ${list(named(names, turnOrder))}.`,

  "calamity-passed": ({ calamity: id, reason }) => `${calamity(id)}: ${PASSED[reason]}.`,
  "vote-called": ({ calamity: id, tied, round }, names) =>
    `${calamity(id)}: ${list(named(names, tied))} are tied; the others vote` +
    `${round === 1 ? "" : ` again, round ${round}`}.`,
  "vote-cast": ({ seat, victim }, names) =>
    `${nameOf(names, seat)} votes for ${nameOf(names, victim)}.`,
  "calamity-struck": ({ calamity: id, victim }, names) =>
    `${nameOf(names, victim)} is the victim of ${calamity(id)}.`,
  "cubes-lost": ({ seat, areas }, names) =>
    `${nameOf(names, seat)} loses ${count(areas.length, "cube")}: ${places(areas)}.`,
  "stored-discarded": ({ seat, cards: gone }, names) =>
    `${nameOf(names, seat)} discards from the warehouse: ${openCards(gone)}.`,
  "purchases-forbidden": ({ seat, developments }, names) =>
    `${nameOf(names, seat)} may not buy ${list(developments.map(development))} this turn.`,
  "marker-reset": ({ seat, track: of }, names) =>
    `${nameOf(names, seat)}'s ${track[of]} goes back to START.`,

  "building-built": ({ seat, building: id, price }, names) =>
    `${nameOf(names, seat)} builds the ${building(id)} for $${price}.`,
  "development-bought": (purchase, names) =>
    `${nameOf(names, purchase.seat)} buys ${development(purchase.card)}${whither(purchase)} ` +
    `for $${purchase.price}${workers(purchase)}.`,
  "vp-bought": ({ seat, vp, price }, names) =>
    `${nameOf(names, seat)} buys ${vp} VP for $${price}.`,
  "culture-line-completed": ({ seat, line }, names) =>
    `${nameOf(names, seat)} completes ${cultureLine[line]}.`,
  "money-halved": ({ seat, from, to }, names) => `${nameOf(names, seat)} keeps $${to} of $${from}.`,

  "tie-break-began": ({ seats }, names) =>
    `${list(named(names, seats))} are tied for first place and play rock, paper, scissors.`,
  "hand-chosen": ({ seat, hand }, names) =>
    hand === undefined
      ? `${nameOf(names, seat)} has chosen a hand.`
      : `${nameOf(names, seat)} chooses ${hand}.`,
  "hands-thrown": ({ seats: [first, second], hands: [one, other] }, names) =>
    `${nameOf(names, first)} throws ${one}, ${nameOf(names, second)} throws ${other}.`,
  "duel-won": ({ seat, over }, names) => `${nameOf(names, seat)} beats ${nameOf(names, over)}.`,
  "game-ended": ({ ranking }, names) => `${outcome(ranking, names)}.`,
};

/** One sentence for the log. */
export const event: MediterraneanText["event"] = speaker("kind", SENTENCES);

const VP: { readonly [source in VpSource]: string } = {
  prosperity: "from prosperity",
  ability: "from a building",
  development: "from a development",
  industry: "from industry",
  culture: "for culture",
  line: "for a complete row or column",
  wonder: "for buildings and their wonder",
  calamity: "to the calamity",
  penalty: "as the judges do not agree",
};

const MONEY: { readonly [source in MoneySource]: string } = {
  goods: "for goods",
  ability: "from a building",
  industry: "from industry",
  development: "from a development",
  calamity: "to the calamity",
};

const ENDS: { readonly [reason in EventOf<"offer-died">["reason"]]: string } = {
  withdrawn: "it was withdrawn",
  taken: "it was accepted",
  "cards-gone": "a card in it has been traded away",
  declined: "all have declined it",
};

const PASSED: { readonly [reason in EventOf<"calamity-passed">["reason"]]: string } = {
  "nobody-below": "nobody is below START, and nothing happens",
  "all-tied": "all are tied, and nothing happens",
  undecided: "there is no majority, and it passes by",
};

function dealt(deal: EventOf<"cards-dealt">): string {
  if ("cards" in deal) return deal.cards.length === 0 ? "no cards" : openCards(deal.cards);
  const known = [...Map.groupBy(deal.goods, (good) => good)];
  const all = [
    ...known.map(([good, same]) => cards(same.length, good)),
    ...(deal.luxuries === 0 ? [] : [count(deal.luxuries, "luxury card")]),
  ];
  return all.length === 0 ? "no cards" : list(all);
}

const ruins = (destroyed: readonly string[]): string =>
  destroyed.length === 0
    ? ""
    : `; destroyed: ${list(destroyed.map((id) => `the ${building(id)}`))}`;

function kept(stored: EventOf<"cards-stored">): string {
  if ("count" in stored) return stored.count === 0 ? "no cards" : count(stored.count, "card");
  const { cards: slots } = stored;
  if (slots.length === 0) return "no cards";
  return `${slots.length === 1 ? "card" : "cards"} ${list(slots.map(String))}`;
}

/** Where a development is put: ` (textiles)`, ` (letters, glory)`, ` (2 right)` */
function whither(purchase: EventOf<"development-bought">): string {
  const { box: culture, industry: of, spaces } = purchase;
  const where = [
    ...(culture === undefined ? [] : [box(culture)]),
    ...(of === undefined ? [] : [industry[of]]),
    ...(spaces === undefined ? [] : [sideways(spaces)]),
  ];
  return where.length === 0 ? "" : ` (${where.join("; ")})`;
}

const workers = ({ from }: EventOf<"development-bought">): string =>
  from.length === 0 ? "" : `, with ${count(from.length, "worker")} from ${places(from)}`;
