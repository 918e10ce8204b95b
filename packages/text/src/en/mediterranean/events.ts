import type { MoneySource, VpSource } from "@sofala/mediterranean";
import type {
  EventSentences,
  MediterraneanText,
  VisibleEvent,
} from "../../games/mediterranean/mediterranean-text.ts";
import { sentenceByTag } from "../../sentences.ts";
import { rankingText } from "../ranking.ts";
import { count, list, seatName, seatNames } from "../grammar.ts";
import { leftOrRight, asciiSigned } from "./effects.ts";
import { cultureLine, deck, idea, industry, part, phase, track } from "./names.ts";
import {
  addressees,
  cultureBox,
  cardCount,
  delivery,
  openCards,
  cubePlaces,
  offerSummary,
} from "./fragments.ts";
import { building, calamity, development } from "./card-names.ts";

type EventOf<Kind extends VisibleEvent["kind"]> = Extract<VisibleEvent, { readonly kind: Kind }>;

const SENTENCES: EventSentences = {
  "turn-began": ({ turn }) => `Turn ${turn} begins.`,
  "phase-began": (began) => `The ${phase[began.phase]} begins.`,
  "deck-shuffled": (shuffled) => `The ${deck[shuffled.deck]} is shuffled with its discards.`,
  "stored-returned": ({ seat, count: number }, names) =>
    `${seatName(names, seat)} takes ${count(number, "stored card")} back to hand.`,
  "cards-dealt": (deal, names) => `${seatName(names, deal.seat)} is dealt ${dealtCards(deal)}.`,
  "developments-revealed": ({ developments, calamities }) =>
    `Developments of this turn: ${list(developments.map(development))}; ` +
    `${calamities.length === 0 ? "no calamities" : `calamities: ${list(calamities.map(calamity))}`}.`,

  "ability-used": ({ seat, building: id, target }, names) =>
    `${seatName(names, seat)} uses the ${building(id)}` +
    `${target === undefined ? "" : ` on ${seatName(names, target)}`}.`,
  "track-moved": ({ seat, track: of, spaces, idea: side, position }, names) =>
    `${seatName(names, seat)}'s ${track[of]} marker moves ${leftOrRight(spaces)}, ` +
    `to ${idea[side]} ${position}.`,
  "track-flipped": ({ seat, track: of, idea: side, destroyed }, names) =>
    `${seatName(names, seat)}'s ${track[of]} turns to ${idea[side]}${destroyedBuildings(destroyed)}.`,
  "status-moved": ({ seat, track: of, by, to }, names) =>
    `${seatName(names, seat)}'s ${track[of]} ${by > 0 ? "rises" : "falls"} by ${Math.abs(by)}, ` +
    `to ${asciiSigned(to)}.`,
  "vp-changed": ({ seat, by, source }, names) =>
    `${seatName(names, seat)} ${by > 0 ? "gains" : "loses"} ${Math.abs(by)} VP ${VP_SOURCES[source]}.`,
  "money-changed": ({ seat, by, source }, names) =>
    `${seatName(names, seat)} ${by > 0 ? "gets" : "loses"} $${Math.abs(by)} ${MONEY_SOURCES[source]}.`,
  "workers-gained": ({ seat, workers }, names) =>
    `${seatName(names, seat)} gets ${count(workers, "worker")}.`,
  "flip-chosen": ({ seat, track: of }, names) =>
    `${seatName(names, seat)} will turn the ${track[of]} board over.`,

  "offer-made": ({ seat, offer, to, give, want, replyTo }, names) =>
    `${seatName(names, seat)} offers ${addressees(to, names)} ${offerSummary(give, want, names)} ` +
    `(offer ${offer}${replyTo === undefined ? "" : `, in reply to ${replyTo}`}).`,
  "offer-declined": ({ seat, offer }, names) => `${seatName(names, seat)} declines offer ${offer}.`,
  "offer-withdrawn": ({ seat, offer }, names) =>
    `${seatName(names, seat)} withdraws offer ${offer}.`,
  "offer-died": ({ offer, reason }) => `Offer ${offer} is gone: ${OFFER_END_REASONS[reason]}.`,
  "deal-made": (deal, names) => {
    const { offer, maker, partner, toPartner, toMaker, cardsToPartner, cardsToMaker } = deal;
    const makers = delivery(toPartner, cardsToPartner, names);
    const partners = delivery(toMaker, cardsToMaker, names);
    return (
      `${seatName(names, partner)} accepts offer ${offer}: ${seatName(names, maker)} gives ${makers}, ` +
      `${seatName(names, partner)} gives ${partners}.`
    );
  },
  "cards-stored": (stored, names) =>
    `${seatName(names, stored.seat)} stores ${storedCards(stored)}.`,
  "seat-ready": ({ seat }, names) => `${seatName(names, seat)} is ready.`,
  "seat-unready": ({ seat }, names) => `${seatName(names, seat)} is no longer ready.`,
  "time-ran-out": (end) => `Time is up for ${part[end.part]}.`,
  "market-step-began": ({ round, step }) =>
    `Round ${round} of the market: all ${step === "offer" ? "make offers" : "answer"}.`,

  "cards-spent": ({ seat, cards: spent }, names) =>
    `${seatName(names, seat)} spends ${spent.length === 0 ? "no cards" : openCards(spent)}.`,
  "bank-used": ({ seat, choice }, names) =>
    `${seatName(names, seat)}'s bank ` +
    `${choice === "poverty" ? "shields from Poverty" : "multiplies prosperity"}.`,
  "industry-paid": ({ seat, industry: of, bonus }, names) =>
    `${seatName(names, seat)} has ${bonus} in ${industry[of]}.`,
  "turn-order-set": ({ turnOrder }, names) =>
    `The turn order is ${list(seatNames(names, turnOrder))}.`,

  "calamity-passed": ({ calamity: id, reason }) =>
    `${calamity(id)}: ${CALAMITY_PASS_REASONS[reason]}.`,
  "vote-called": ({ calamity: id, tied, round }, names) =>
    `${calamity(id)}: ${list(seatNames(names, tied))} are tied; the others vote` +
    `${round === 1 ? "" : ` again, round ${round}`}.`,
  "vote-cast": ({ seat, victim }, names) =>
    `${seatName(names, seat)} votes for ${seatName(names, victim)}.`,
  "calamity-struck": ({ calamity: id, victim }, names) =>
    `${seatName(names, victim)} is the victim of ${calamity(id)}.`,
  "cubes-lost": ({ seat, areas }, names) =>
    `${seatName(names, seat)} loses ${count(areas.length, "cube")}: ${cubePlaces(areas)}.`,
  "stored-discarded": ({ seat, cards: gone }, names) =>
    `${seatName(names, seat)} discards from the warehouse: ${openCards(gone)}.`,
  "purchases-forbidden": ({ seat, developments }, names) =>
    `${seatName(names, seat)} may not buy ${list(developments.map(development))} this turn.`,
  "marker-reset": ({ seat, track: of }, names) =>
    `${seatName(names, seat)}'s ${track[of]} goes back to START.`,

  "building-built": ({ seat, building: id, price }, names) =>
    `${seatName(names, seat)} builds the ${building(id)} for $${price}.`,
  "development-bought": (purchase, names) =>
    `${seatName(names, purchase.seat)} buys ${development(purchase.card)}${developmentTarget(purchase)} ` +
    `for $${purchase.price}${workersUsed(purchase)}.`,
  "vp-bought": ({ seat, vp, price }, names) =>
    `${seatName(names, seat)} buys ${vp} VP for $${price}.`,
  "culture-line-completed": ({ seat, line }, names) =>
    `${seatName(names, seat)} completes ${cultureLine[line]}.`,
  "money-halved": ({ seat, from, to }, names) =>
    `${seatName(names, seat)} keeps $${to} of $${from}.`,

  "tie-break-began": ({ seats }, names) =>
    `${list(seatNames(names, seats))} are tied for first place and play rock, paper, scissors.`,
  "hand-chosen": ({ seat, hand }, names) =>
    hand === undefined
      ? `${seatName(names, seat)} has chosen a hand.`
      : `${seatName(names, seat)} chooses ${hand}.`,
  "hands-thrown": ({ seats: [first, second], hands: [one, other] }, names) =>
    `${seatName(names, first)} throws ${one}, ${seatName(names, second)} throws ${other}.`,
  "duel-won": ({ seat, over }, names) => `${seatName(names, seat)} beats ${seatName(names, over)}.`,
  "game-ended": ({ ranking }, names) => `${rankingText(ranking, names)}.`,
};

/** One sentence for the log. */
export const event: MediterraneanText["event"] = sentenceByTag("kind", SENTENCES);

const VP_SOURCES: { readonly [source in VpSource]: string } = {
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

const MONEY_SOURCES: { readonly [source in MoneySource]: string } = {
  goods: "for goods",
  ability: "from a building",
  industry: "from industry",
  development: "from a development",
  calamity: "to the calamity",
};

const OFFER_END_REASONS: { readonly [reason in EventOf<"offer-died">["reason"]]: string } = {
  withdrawn: "it was withdrawn",
  taken: "it was accepted",
  "cards-gone": "a card in it has been traded away",
  declined: "all have declined it",
};

const CALAMITY_PASS_REASONS: { readonly [reason in EventOf<"calamity-passed">["reason"]]: string } =
  {
    "nobody-below": "nobody is below START, and nothing happens",
    "all-tied": "all are tied, and nothing happens",
    undecided: "there is no majority, and it passes by",
  };

function dealtCards(deal: EventOf<"cards-dealt">): string {
  if ("cards" in deal) return deal.cards.length === 0 ? "no cards" : openCards(deal.cards);
  const known = [...Map.groupBy(deal.goods, (good) => good)];
  const all = [
    ...known.map(([good, same]) => cardCount(same.length, good)),
    ...(deal.luxuries === 0 ? [] : [count(deal.luxuries, "luxury card")]),
  ];
  return all.length === 0 ? "no cards" : list(all);
}

const destroyedBuildings = (destroyed: readonly string[]): string =>
  destroyed.length === 0
    ? ""
    : `; destroyed: ${list(destroyed.map((id) => `the ${building(id)}`))}`;

function storedCards(stored: EventOf<"cards-stored">): string {
  if ("count" in stored) return stored.count === 0 ? "no cards" : count(stored.count, "card");
  const { cards: slots } = stored;
  if (slots.length === 0) return "no cards";
  return `${slots.length === 1 ? "card" : "cards"} ${list(slots.map(String))}`;
}

/** Where a development is put: ` (textiles)`, ` (letters, glory)`, ` (2 right)` */
function developmentTarget(purchase: EventOf<"development-bought">): string {
  const { box: culture, industry: of, spaces } = purchase;
  const where = [
    ...(culture === undefined ? [] : [cultureBox(culture)]),
    ...(of === undefined ? [] : [industry[of]]),
    ...(spaces === undefined ? [] : [leftOrRight(spaces)]),
  ];
  return where.length === 0 ? "" : ` (${where.join("; ")})`;
}

const workersUsed = ({ from }: EventOf<"development-bought">): string =>
  from.length === 0 ? "" : `, with ${count(from.length, "worker")} from ${cubePlaces(from)}`;
