import type { CultureColumn, CultureRow, MoneySource, VpSource } from "@sofala/mediterranean";
import type {
  EventSentences,
  MediterraneanText,
  VisibleEvent,
} from "../../games/mediterranean/mediterranean-text.ts";
import { sentenceByTag } from "../../sentences.ts";
import { signed } from "../../signed.ts";
import { rankingText } from "../ranking.ts";
import { count, list, seatName, seatNames } from "../grammar.ts";
import { spacesLeftOrRight } from "./effects.ts";
import { cultureLine, deck, idea, industry, part, phase, track } from "./names.ts";
import {
  addressees,
  cultureBox,
  cardCount,
  delivery,
  openCards,
  cubePlaces,
  workersFrom,
  namedOffer,
  offerSentence,
  bundle,
} from "./fragments.ts";
import { building, calamity, development } from "./card-names.ts";

type EventOf<Kind extends VisibleEvent["kind"]> = Extract<VisibleEvent, { readonly kind: Kind }>;

const SENTENCES: EventSentences = {
  "turn-began": ({ turn }) => `Turn ${turn} begins.`,
  "phase-began": (began) =>
    began.phase === "over" ? "The game is over." : `The ${phase[began.phase]} begins.`,
  "deck-shuffled": (shuffled) => `The ${deck[shuffled.deck]} is reshuffled with its discards.`,
  "stored-returned": ({ seat, count: number }, names) =>
    `${seatName(names, seat)} takes ${count(number, "stored card")} back into their hand.`,
  "cards-dealt": (deal, names) => `${seatName(names, deal.seat)} draws ${dealtCards(deal)}.`,
  "developments-revealed": ({ developments, calamities }) =>
    `Developments this turn: ${list(developments.map(development))}; ` +
    `${calamities.length === 0 ? "no calamities" : `calamities: ${list(calamities.map(calamity))}`}.`,

  "ability-used": ({ seat, building: id, target }, names) =>
    `${seatName(names, seat)} uses the ${building(id)}` +
    `${target === undefined ? "" : ` on ${seatName(names, target)}`}.`,
  "track-moved": ({ seat, track: of, spaces, idea: side, position }, names) =>
    `${seatName(names, seat)}'s ${track[of]} marker moves ${spacesLeftOrRight(spaces)}, ` +
    `to ${idea[side]} ${position}.`,
  "track-flipped": ({ seat, track: of, idea: side, destroyed }, names) =>
    `${seatName(names, seat)}'s ${track[of]} board flips to ${idea[side]}${destroyedBuildings(destroyed)}.`,
  "status-moved": ({ seat, track: of, by, to }, names) =>
    `${seatName(names, seat)}'s ${track[of]} ${by > 0 ? "rises" : "falls"} by ${Math.abs(by)} ` +
    `to ${signed(to)}.`,
  "vp-changed": ({ seat, by, source }, names) =>
    `${seatName(names, seat)} ${by > 0 ? "gains" : "loses"} ${Math.abs(by)} VP ${VP_SOURCES[source]}.`,
  "money-changed": ({ seat, by, source }, names) =>
    `${seatName(names, seat)} ${by > 0 ? "gets" : "loses"} $${Math.abs(by)} ${MONEY_SOURCES[source]}.`,
  "workers-gained": ({ seat, workers }, names) =>
    `${seatName(names, seat)} gets ${count(workers, "worker")}.`,
  "flip-chosen": ({ seat, track: of }, names) =>
    `${seatName(names, seat)} will flip the ${track[of]} board.`,

  "offer-made": ({ seat, offer, to, give, want, replyTo }, names, findOffer) =>
    `${seatName(names, seat)} ${offerSentence({ offer: "offers", ask: "asks" }, addressees(to, names), bundle(give, names), bundle(want, names))}` +
    (findOffer === undefined
      ? ` (offer ${offer}${replyTo === undefined ? "" : `, in reply to ${replyTo}`}).`
      : "."),
  "offer-declined": ({ seat, offer }, names, findOffer) =>
    `${seatName(names, seat)} declines ${namedOffer(findOffer?.(offer), names) ?? `offer ${offer}`}.`,
  "offer-withdrawn": ({ seat, offer }, names, findOffer) =>
    `${seatName(names, seat)} withdraws ${namedOffer(findOffer?.(offer), names, "the") ?? `offer ${offer}`}.`,
  "offer-died": ({ offer, reason }, names, findOffer) =>
    `${namedOffer(findOffer?.(offer), names) ?? `Offer ${offer}`} has ended: ${OFFER_END_REASONS[reason]}.`,
  "deal-made": (deal, names) => {
    const { maker, partner, toPartner, toMaker, cardsToPartner, cardsToMaker } = deal;
    const makers = delivery(toPartner, cardsToPartner, names);
    const partners = delivery(toMaker, cardsToMaker, names);
    return (
      `${seatName(names, partner)} accepts ${seatName(names, maker)}'s offer: ${seatName(names, maker)} gives ${makers}, ` +
      `${seatName(names, partner)} gives ${partners}.`
    );
  },
  "cards-stored": (stored, names, findOffer) =>
    `${seatName(names, stored.seat)} stores ${storedCards(stored, findOffer === undefined)}.`,
  "seat-ready": ({ seat }, names) => `${seatName(names, seat)} is ready.`,
  "seat-unready": ({ seat }, names) => `${seatName(names, seat)} is no longer ready.`,
  "time-ran-out": (end) => `Time is up for ${part[end.part]}.`,
  "market-step-began": ({ round, step }) =>
    `Market round ${round}: everybody ${step === "offer" ? "makes offers" : "answers"}.`,

  "cards-spent": ({ seat, cards: spent }, names) =>
    `${seatName(names, seat)} spends ${spent.length === 0 ? "no cards" : openCards(spent)}.`,
  "bank-used": ({ seat, choice }, names) =>
    `${seatName(names, seat)}'s bank ` +
    `${choice === "poverty" ? "protects against Poverty" : "multiplies prosperity"}.`,
  "industry-paid": ({ seat, industry: of, bonus }, names) =>
    `${seatName(names, seat)} has ${bonus === "monopoly" ? "a monopoly" : "dominance"} in ${industry[of]}.`,
  "turn-order-set": ({ turnOrder }, names) =>
    `Turn order: ${seatNames(names, turnOrder).join(", ")}.`,

  "calamity-passed": ({ calamity: id, reason }) =>
    `${calamity(id)}: ${CALAMITY_PASS_REASONS[reason]}.`,
  "vote-called": ({ calamity: id, tied, round }, names) =>
    `${calamity(id)}: ${list(seatNames(names, tied))} are tied; the others vote` +
    `${round === 1 ? "" : ` again (round ${round})`}.`,
  "vote-cast": ({ seat, victim }, names) =>
    `${seatName(names, seat)} votes for ${seatName(names, victim)}.`,
  "calamity-struck": ({ calamity: id, victim }, names) =>
    `${seatName(names, victim)} is struck by ${calamity(id)}.`,
  "cubes-lost": ({ seat, areas }, names) =>
    `${seatName(names, seat)} loses ${count(areas.length, "cube")}: ${cubePlaces(areas)}.`,
  "stored-discarded": ({ seat, cards: gone }, names) =>
    `${seatName(names, seat)} discards ${openCards(gone)} from the warehouse.`,
  "purchases-forbidden": ({ seat, developments }, names) =>
    `${seatName(names, seat)} cannot buy ${list(developments.map(development))} this turn.`,
  "marker-reset": ({ seat, track: of }, names) =>
    `${seatName(names, seat)}'s ${track[of]} returns to START.`,

  "building-built": ({ seat, building: id, price }, names) =>
    `${seatName(names, seat)} builds the ${building(id)} for $${price}.`,
  "development-bought": (purchase, names) =>
    `${seatName(names, purchase.seat)} buys ${development(purchase.card)}${developmentTarget(purchase)} ` +
    `for $${purchase.price}${workersUsed(purchase)}.`,
  "vp-bought": ({ seat, vp, price }, names) =>
    `${seatName(names, seat)} buys ${vp} VP for $${price}.`,
  "culture-line-completed": ({ seat, line }, names) =>
    `${seatName(names, seat)} completes the ${cultureLine[line]} ${LINE_KINDS[line]}.`,
  "money-halved": ({ seat, from, to }, names) =>
    `${seatName(names, seat)} keeps $${to} of $${from}.`,

  "tie-break-began": ({ seats }, names) =>
    `${list(seatNames(names, seats))} are tied for first place and play rock, paper, scissors.`,
  "hand-chosen": ({ seat, hand }, names) =>
    hand === undefined
      ? `${seatName(names, seat)} is ready to throw.`
      : `${seatName(names, seat)} chooses ${hand}.`,
  "hands-thrown": ({ seats: [first, second], hands: [one, other] }, names) =>
    `${seatName(names, first)} throws ${one} and ${seatName(names, second)} throws ${other}.`,
  "duel-won": ({ seat, over }, names) => `${seatName(names, seat)} beats ${seatName(names, over)}.`,
  "game-ended": ({ ranking }, names) => `${rankingText(ranking, names)}.`,
};

/** One sentence for the log. */
export const event: MediterraneanText["event"] = sentenceByTag("kind", SENTENCES);

const LINE_KINDS: { readonly [line in CultureRow | CultureColumn]: string } = {
  letters: "row",
  drama: "row",
  sculpture: "row",
  glory: "column",
  revels: "column",
  guard: "column",
};

const VP_SOURCES: { readonly [source in VpSource]: string } = {
  prosperity: "from prosperity",
  ability: "from a building",
  development: "from a development",
  industry: "from industry",
  culture: "from culture",
  line: "for completing a row or column",
  wonder: "from buildings and a wonder",
  calamity: "to a calamity",
  penalty: "because the judges did not agree",
};

const MONEY_SOURCES: { readonly [source in MoneySource]: string } = {
  goods: "from goods",
  ability: "from a building",
  industry: "from industry",
  development: "from a development",
  calamity: "to a calamity",
};

const OFFER_END_REASONS: { readonly [reason in EventOf<"offer-died">["reason"]]: string } = {
  withdrawn: "it was withdrawn",
  taken: "it was accepted",
  "cards-gone": "a card in it has already been traded",
  declined: "everybody declined it",
};

const CALAMITY_PASS_REASONS: { readonly [reason in EventOf<"calamity-passed">["reason"]]: string } =
  {
    "nobody-below": "nobody is below START, so nothing happens",
    "all-tied": "everybody is tied, so nothing happens",
    undecided: "there is no majority, so nothing happens",
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
    : `, destroying ${list(destroyed.map((id) => `the ${building(id)}`))}`;

function storedCards(stored: EventOf<"cards-stored">, isNumbered: boolean): string {
  const number = "count" in stored ? stored.count : stored.cards.length;
  if (number === 0) return "nothing";
  if ("count" in stored || !isNumbered) return count(number, "card");
  const { cards: slots } = stored;
  return `${slots.length === 1 ? "card" : "cards"} ${list(slots.map(String))}`;
}

/** Where a development is put: ` (textiles)`, ` (letters, glory)`, ` (marker 2 spaces right)` */
function developmentTarget(purchase: EventOf<"development-bought">): string {
  const { box: culture, industry: of, spaces } = purchase;
  const where = [
    ...(culture === undefined ? [] : [cultureBox(culture)]),
    ...(of === undefined ? [] : [industry[of]]),
    ...(spaces === undefined ? [] : [`marker ${spacesLeftOrRight(spaces)}`]),
  ];
  return where.length === 0 ? "" : ` (${where.join("; ")})`;
}

const workersUsed = ({ from }: EventOf<"development-bought">): string =>
  from.length === 0 ? "" : `, with ${workersFrom(from)}`;
