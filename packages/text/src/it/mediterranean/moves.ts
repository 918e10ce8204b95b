import type { Labels } from "@sofala/mediterranean";
import type { MediterraneanText, MoveLabels, ToldMove } from "../../games/mediterranean/mediterranean-text.ts";
import type { Names } from "../../card-text.ts";
import { speaker } from "../../sentences.ts";
import { count, list, nameOf, of, the } from "../grammar.ts";
import { cubes, sideways, workers } from "./effects.ts";
import { good } from "./names.ts";
import { industryNoun, trackNoun } from "./nouns.ts";
import { HANDS, addressees, box, fromPlaces, offering, parcel, places } from "./fragments.ts";
import { buildingNoun, development } from "./card-names.ts";

type MoveOf<Kind extends ToldMove["kind"]> = Extract<ToldMove, { readonly kind: Kind }>;

const LABELS: MoveLabels = {
  "use-ability": ({ building: id, target }, names) =>
    `Usa ${the(buildingNoun(id))}${target === undefined ? "" : ` su ${nameOf(names, target)}`}`,
  flip: ({ track }) => `Gira la plancia ${of(trackNoun(track))}`,
  offer: (move, names) =>
    offering(
      { offer: "Offri", ask: "Chiedi" },
      addressees(move.to, names),
      given(move, names),
      parcel(move.want, names),
    ) + (move.replyTo === undefined ? "" : `, in risposta all'offerta ${move.replyTo}`),
  accept: (move) => {
    const give = "give" in move ? (move.give ?? []) : [];
    const labels = "as" in move ? move.as : undefined;
    return `Accetta l'offerta ${move.offer}${give.length === 0 ? "" : ` con ${cardsNamed(give, labels)}`}`;
  },
  decline: ({ offer }) => `Rifiuta l'offerta ${offer}`,
  withdraw: ({ offer }) => `Ritira l'offerta ${offer}`,
  store: (move) => {
    const number = "count" in move ? move.count : move.cards.length;
    if (number === 0) return "Non mettere carte in magazzino";
    const which = "count" in move ? count(number, "carta", "carte") : cardsNamed(move.cards);
    return `Metti in magazzino ${which}`;
  },
  bank: ({ choice }) =>
    choice === "poverty" ? "Usa la banca contro la Povertà" : "Usa la banca per la prosperità",
  vote: ({ victim }, names) => `Vota ${nameOf(names, victim)} come vittima`,
  "lose-cubes": ({ areas }) => `Perdi ${cubes(areas.length)}: ${places(areas)}`,
  "discard-stored": (move) =>
    "cards" in move ? `Scarta ${cardsNamed(move.cards)}` : "Scarta carte dal magazzino",
  build: ({ building: id }) => `Costruisci ${the(buildingNoun(id))}`,
  develop: ({ card, from = [], box: culture, industry, spaces }) =>
    [
      `Compra ${development(card)}`,
      ...(from.length === 0 ? [] : [`con ${workers(from.length)} ${fromPlaces(from)}`]),
      ...(culture === undefined ? [] : [`per ${box(culture)}`]),
      ...(industry === undefined ? [] : [`per ${the(industryNoun(industry))}`]),
      ...(spaces === undefined ? [] : [`muovendo di ${sideways(spaces)}`]),
    ].join(" "),
  "buy-vp": ({ vp }) => `Compra ${vp} PV`,
  ready: () => "Conferma di aver finito",
  unready: () => "Ritira la conferma",
  throw: (move) => ("hand" in move ? `Mostra ${HANDS[move.hand]}` : "Mostra la mano"),
  "time-up": () => "Tempo scaduto",
};

/** A short imperative without a full stop. */
export const move: MediterraneanText["move"] = speaker("kind", LABELS);

/** Types where that is all that is told, else the maker's cards by number. */
function given({ give }: MoveOf<"offer">, names: Names): string {
  const { cards = [], as } = "cards" in give ? give : {};
  const { vp = 0, pledges = [] } = give;
  if (cards.length === 0) {
    return parcel({ goods: "goods" in give ? (give.goods ?? {}) : {}, vp, pledges }, names);
  }
  const rest = vp > 0 || pledges.length > 0 ? [parcel({ vp, pledges }, names)] : [];
  return list([cardsNamed(cards, as), ...rest]);
}

/** `la carta 3`, `le carte 3 e 7 come oro`, `nessuna carta` */
function cardsNamed(slots: readonly number[], labels?: Labels): string {
  if (slots.length === 0) return "nessuna carta";
  const named = slots.map((slot) => {
    const label = labels?.[slot];
    return label === undefined ? `${slot}` : `${slot} come ${good[label]}`;
  });
  return `${slots.length === 1 ? "la carta" : "le carte"} ${list(named)}`;
}
