import type { HeldCard, Labels, Slot } from "@sofala/mediterranean";
import type {
  MediterraneanText,
  MoveLabels,
  VisibleMove,
} from "../../games/mediterranean/mediterranean-text.ts";
import type { SeatNames } from "../../card-text.ts";
import { promisedGoods } from "../../games/mediterranean/promised-as.ts";
import { sentenceByTag } from "../../sentences.ts";
import { count, list, seatName } from "../grammar.ts";
import { spacesLeftOrRight } from "./effects.ts";
import { good, industry, track } from "./names.ts";
import {
  addressees,
  cultureBox,
  bundle,
  cubePlaces,
  delivery,
  namedOffer,
  offerSentence,
  openCards,
  workersFrom,
} from "./fragments.ts";
import { building, development } from "./card-names.ts";

type MoveOf<Kind extends VisibleMove["kind"]> = Extract<VisibleMove, { readonly kind: Kind }>;

const LABELS: MoveLabels = {
  "use-ability": ({ building: id, target }, names) =>
    `Use the ${building(id)}${target === undefined ? "" : ` on ${seatName(names, target)}`}`,
  flip: ({ track: of }) => `Flip the ${track[of]} board`,
  offer: (move, names, known) =>
    offerSentence(
      { offer: "Offer", ask: "Ask" },
      addressees(move.to, names),
      offeredCards(move, names, known?.cards),
      bundle(move.want, names),
    ) +
    (move.replyTo === undefined || known !== undefined
      ? ""
      : `, in reply to offer ${move.replyTo}`),
  accept: (move, names, known) => {
    const named = namedOffer(known?.findOffer(move.offer), names);
    if (named !== undefined) return `Accept ${named}`;
    const give = "give" in move ? (move.give ?? []) : [];
    const labels = "as" in move ? move.as : undefined;
    return `Accept offer ${move.offer}${give.length === 0 ? "" : ` with ${cardList(give, labels)}`}`;
  },
  decline: ({ offer }, names, known) =>
    `Decline ${namedOffer(known?.findOffer(offer), names) ?? `offer ${offer}`}`,
  withdraw: ({ offer }, names, known) =>
    `Withdraw ${namedOffer(known?.findOffer(offer), names, "your") ?? `offer ${offer}`}`,
  store: (move, _names, known) =>
    `Store ${"count" in move ? storedCardCount(move.count) : storedCards(move.cards, known?.cards)}`,
  bank: ({ choice }) =>
    choice === "poverty" ? "Use the bank against Poverty" : "Use the bank for prosperity",
  vote: ({ victim }, names) => `Vote for ${seatName(names, victim)}`,
  "lose-cubes": ({ areas }) => `Lose ${count(areas.length, "cube")}: ${cubePlaces(areas)}`,
  "discard-stored": (move, _names, known) =>
    "cards" in move ? `Discard ${storedCards(move.cards, known?.cards)}` : "Discard stored cards",
  build: ({ building: id }) => `Build the ${building(id)}`,
  develop: ({ card, from = [], box: culture, industry: of, spaces }) =>
    [
      `Buy ${development(card)}`,
      ...(from.length === 0 ? [] : [`with ${workersFrom(from)}`]),
      ...(culture === undefined ? [] : [`for ${cultureBox(culture)}`]),
      ...(of === undefined ? [] : [`for ${industry[of]}`]),
      ...(spaces === undefined ? [] : [`and move the marker ${spacesLeftOrRight(spaces)}`]),
    ].join(" "),
  "buy-vp": ({ vp }) => `Buy ${vp} VP`,
  ready: () => "Ready",
  unready: () => "Not ready yet",
  throw: (move) => ("hand" in move ? `Throw ${move.hand}` : "Throw"),
  "time-up": () => "Time is up",
};

/** A short imperative without a full stop. */
export const move: MediterraneanText["move"] = sentenceByTag("kind", LABELS);

/** Types if the observer sees only these, else the maker's cards. */
function offeredCards(
  { give }: MoveOf<"offer">,
  names: SeatNames,
  own: readonly HeldCard[] = [],
): string {
  const { cards = [], as } = "cards" in give ? give : {};
  if (cards.length === 0) {
    const { vp = 0, pledges = [] } = give;
    return bundle({ goods: "goods" in give ? (give.goods ?? {}) : {}, vp, pledges }, names);
  }
  const { vp = 0, pledges = [] } = give;
  const held = own.filter(({ slot }) => cards.includes(slot));
  if (held.length === cards.length)
    return delivery({ goods: promisedGoods(held, as), vp, pledges }, held, names);
  const rest = vp > 0 || pledges.length > 0 ? [bundle({ vp, pledges }, names)] : [];
  return list([cardList(cards, as), ...rest]);
}

/** `1 wine (Mars)`; the numbers of cards that are not known */
function storedCards(slots: readonly Slot[], own: readonly HeldCard[] = []): string {
  const held = own.filter(({ slot }) => slots.includes(slot));
  if (slots.length === 0) return "nothing";
  return held.length === 0 ? cardList(slots) : openCards(held);
}

/** `card 3`, `cards 3 and 7 as gold`, `no cards` */
function cardList(slots: readonly Slot[], labels?: Labels): string {
  if (slots.length === 0) return "no cards";
  const named = slots.map((slot) => {
    const label = labels?.[slot];
    return label === undefined ? `${slot}` : `${slot} as ${good[label]}`;
  });
  return `${slots.length === 1 ? "card" : "cards"} ${list(named)}`;
}

const storedCardCount = (number: number): string =>
  number === 0 ? "nothing" : count(number, "card");
