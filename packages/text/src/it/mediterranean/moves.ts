import type { HeldCard, Labels, Slot } from "@sofala/mediterranean";
import type {
  MediterraneanText,
  MoveLabels,
  VisibleMove,
} from "../../games/mediterranean/mediterranean-text.ts";
import type { SeatNames } from "../../card-text.ts";
import { promisedGoods } from "../../games/mediterranean/promised-as.ts";
import { sentenceByTag } from "../../sentences.ts";
import { count, list, seatName, of, the } from "../grammar.ts";
import { cubes, spacesLeftOrRight } from "./effects.ts";
import { good } from "./names.ts";
import { industryNoun, trackNoun } from "./nouns.ts";
import {
  HANDS,
  addressees,
  cultureBox,
  delivery,
  namedOffer,
  openCards,
  ownOffer,
  workersFrom,
  offerSentence,
  bundle,
  cubePlaces,
} from "./fragments.ts";
import { buildingNoun, development } from "./card-names.ts";

type MoveOf<Kind extends VisibleMove["kind"]> = Extract<VisibleMove, { readonly kind: Kind }>;

const LABELS: MoveLabels = {
  "use-ability": ({ building: id, target }, names) =>
    `Usa ${the(buildingNoun(id))}${target === undefined ? "" : ` su ${seatName(names, target)}`}`,
  flip: ({ track }) => `Gira la plancia ${of(trackNoun(track))}`,
  offer: (move, names, known) =>
    offerSentence(
      { offer: "Offri", ask: "Chiedi" },
      addressees(move.to, names),
      offeredCards(move, names, known?.cards),
      bundle(move.want, names),
    ) +
    (move.replyTo === undefined || known !== undefined
      ? ""
      : `, in risposta all'offerta ${move.replyTo}`),
  accept: (move, names, known) => {
    const named = namedOffer(known?.findOffer(move.offer), names);
    if (named !== undefined) return `Accetta ${named}`;
    const give = "give" in move ? (move.give ?? []) : [];
    const labels = "as" in move ? move.as : undefined;
    return `Accetta l'offerta ${move.offer}${give.length === 0 ? "" : ` con ${cardList(give, labels)}`}`;
  },
  decline: ({ offer }, names, known) =>
    `Rifiuta ${namedOffer(known?.findOffer(offer), names) ?? `l'offerta ${offer}`}`,
  withdraw: ({ offer }, names, known) =>
    `Ritira ${ownOffer(known?.findOffer(offer), names, "tua") ?? `l'offerta ${offer}`}`,
  store: (move, _names, known) => {
    const number = "count" in move ? move.count : move.cards.length;
    if (number === 0) return "Non mettere carte in magazzino";
    const which =
      "count" in move ? count(number, "carta", "carte") : storedCards(move.cards, known?.cards);
    return `Metti in magazzino ${which}`;
  },
  bank: ({ choice }) =>
    choice === "poverty" ? "Usa la banca contro la Povertà" : "Usa la banca per la prosperità",
  vote: ({ victim }, names) => `Vota ${seatName(names, victim)} come vittima`,
  "lose-cubes": ({ areas }) => `Perdi ${cubes(areas.length)}: ${cubePlaces(areas)}`,
  "discard-stored": (move, _names, known) =>
    "cards" in move
      ? `Scarta ${storedCards(move.cards, known?.cards)}`
      : "Scarta carte dal magazzino",
  build: ({ building: id }) => `Costruisci ${the(buildingNoun(id))}`,
  develop: ({ card, from = [], box: culture, industry, spaces }) =>
    [
      `Compra ${development(card)}`,
      ...(from.length === 0 ? [] : [`con ${workersFrom(from)}`]),
      ...(culture === undefined ? [] : [`per ${cultureBox(culture)}`]),
      ...(industry === undefined ? [] : [`per ${the(industryNoun(industry))}`]),
      ...(spaces === undefined ? [] : [`e sposta il segnalino di ${spacesLeftOrRight(spaces)}`]),
    ].join(" "),
  "buy-vp": ({ vp }) => `Compra ${vp} PV`,
  ready: () => "Ho finito",
  unready: () => "Non ho ancora finito",
  throw: (move) => ("hand" in move ? `Mostra ${HANDS[move.hand]}` : "Mostra la mano"),
  "time-up": () => "Tempo scaduto",
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
  const { vp = 0, pledges = [] } = give;
  if (cards.length === 0) {
    return bundle({ goods: "goods" in give ? (give.goods ?? {}) : {}, vp, pledges }, names);
  }
  const held = own.filter(({ slot }) => cards.includes(slot));
  if (held.length === cards.length)
    return delivery({ goods: promisedGoods(held, as), vp, pledges }, held, names);
  const rest = vp > 0 || pledges.length > 0 ? [bundle({ vp, pledges }, names)] : [];
  return list([cardList(cards, as), ...rest]);
}

/** `1 vino (Marte)`; the numbers of cards that are not known */
function storedCards(slots: readonly Slot[], own: readonly HeldCard[] = []): string {
  const held = own.filter(({ slot }) => slots.includes(slot));
  return held.length === 0 ? cardList(slots) : openCards(held);
}

/** `la carta 3`, `le carte 3 e 7 come oro`, `nessuna carta` */
function cardList(slots: readonly Slot[], labels?: Labels): string {
  if (slots.length === 0) return "nessuna carta";
  const named = slots.map((slot) => {
    const label = labels?.[slot];
    return label === undefined ? `${slot}` : `${slot} come ${good[label]}`;
  });
  return `${slots.length === 1 ? "la carta" : "le carte"} ${list(named)}`;
}
