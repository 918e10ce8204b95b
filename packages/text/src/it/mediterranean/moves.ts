import type { Labels } from "@sofala/mediterranean";
import type {
  MediterraneanText,
  MoveLabels,
  VisibleMove,
} from "../../games/mediterranean/mediterranean-text.ts";
import type { SeatNames } from "../../card-text.ts";
import { sentenceByTag } from "../../sentences.ts";
import { count, list, seatName, of, the } from "../grammar.ts";
import { cubes, leftOrRight, workers } from "./effects.ts";
import { good } from "./names.ts";
import { industryNoun, trackNoun } from "./nouns.ts";
import {
  HANDS,
  addressees,
  cultureBox,
  fromPlaces,
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
  offer: (move, names) =>
    offerSentence(
      { offer: "Offri", ask: "Chiedi" },
      addressees(move.to, names),
      offeredCards(move, names),
      bundle(move.want, names),
    ) + (move.replyTo === undefined ? "" : `, in risposta all'offerta ${move.replyTo}`),
  accept: (move) => {
    const give = "give" in move ? (move.give ?? []) : [];
    const labels = "as" in move ? move.as : undefined;
    return `Accetta l'offerta ${move.offer}${give.length === 0 ? "" : ` con ${cardList(give, labels)}`}`;
  },
  decline: ({ offer }) => `Rifiuta l'offerta ${offer}`,
  withdraw: ({ offer }) => `Ritira l'offerta ${offer}`,
  store: (move) => {
    const number = "count" in move ? move.count : move.cards.length;
    if (number === 0) return "Non mettere carte in magazzino";
    const which = "count" in move ? count(number, "carta", "carte") : cardList(move.cards);
    return `Metti in magazzino ${which}`;
  },
  bank: ({ choice }) =>
    choice === "poverty" ? "Usa la banca contro la Povertà" : "Usa la banca per la prosperità",
  vote: ({ victim }, names) => `Vota ${seatName(names, victim)} come vittima`,
  "lose-cubes": ({ areas }) => `Perdi ${cubes(areas.length)}: ${cubePlaces(areas)}`,
  "discard-stored": (move) =>
    "cards" in move ? `Scarta ${cardList(move.cards)}` : "Scarta carte dal magazzino",
  build: ({ building: id }) => `Costruisci ${the(buildingNoun(id))}`,
  develop: ({ card, from = [], box: culture, industry, spaces }) =>
    [
      `Compra ${development(card)}`,
      ...(from.length === 0 ? [] : [`con ${workers(from.length)} ${fromPlaces(from)}`]),
      ...(culture === undefined ? [] : [`per ${cultureBox(culture)}`]),
      ...(industry === undefined ? [] : [`per ${the(industryNoun(industry))}`]),
      ...(spaces === undefined ? [] : [`muovendo di ${leftOrRight(spaces)}`]),
    ].join(" "),
  "buy-vp": ({ vp }) => `Compra ${vp} PV`,
  ready: () => "Conferma di aver finito",
  unready: () => "Ritira la conferma",
  throw: (move) => ("hand" in move ? `Mostra ${HANDS[move.hand]}` : "Mostra la mano"),
  "time-up": () => "Tempo scaduto",
};

/** A short imperative without a full stop. */
export const move: MediterraneanText["move"] = sentenceByTag("kind", LABELS);

/** Types if the observer sees only these, else the maker's cards by number. */
function offeredCards({ give }: MoveOf<"offer">, names: SeatNames): string {
  const { cards = [], as } = "cards" in give ? give : {};
  const { vp = 0, pledges = [] } = give;
  if (cards.length === 0) {
    return bundle({ goods: "goods" in give ? (give.goods ?? {}) : {}, vp, pledges }, names);
  }
  const rest = vp > 0 || pledges.length > 0 ? [bundle({ vp, pledges }, names)] : [];
  return list([cardList(cards, as), ...rest]);
}

/** `la carta 3`, `le carte 3 e 7 come oro`, `nessuna carta` */
function cardList(slots: readonly number[], labels?: Labels): string {
  if (slots.length === 0) return "nessuna carta";
  const named = slots.map((slot) => {
    const label = labels?.[slot];
    return label === undefined ? `${slot}` : `${slot} come ${good[label]}`;
  });
  return `${slots.length === 1 ? "la carta" : "le carte"} ${list(named)}`;
}
