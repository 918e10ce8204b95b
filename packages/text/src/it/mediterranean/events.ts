import type { CultureColumn, CultureRow, MoneySource, VpSource } from "@sofala/mediterranean";
import type {
  EventSentences,
  MediterraneanText,
  VisibleEvent,
} from "../../games/mediterranean/mediterranean-text.ts";
import { sentenceByTag } from "../../sentences.ts";
import { signed } from "../../signed.ts";
import { rankingText } from "../ranking.ts";
import { capitalize, count, inside, list, seatName, seatNames, of, the } from "../grammar.ts";
import { cubes, spacesLeftOrRight, workers } from "./effects.ts";
import { deck, idea, industry } from "./names.ts";
import { TO_IDEA, industryNoun, lineNoun, partNoun, phaseNoun, trackNoun } from "./nouns.ts";
import {
  HANDS,
  NOTHING,
  addressees,
  cultureBox,
  cardCount,
  delivery,
  namedOffer,
  ownOffer,
  workersFrom,
  offerSentence,
  openCards,
  bundle,
  cubePlaces,
} from "./fragments.ts";
import { buildingNoun, calamity, development } from "./card-names.ts";

type EventOf<Kind extends VisibleEvent["kind"]> = Extract<VisibleEvent, { readonly kind: Kind }>;

const SENTENCES: EventSentences = {
  "turn-began": ({ turn }) => `Comincia il turno ${turn}.`,
  "phase-began": ({ phase }) =>
    phase === "over" ? "La partita è finita." : `Comincia ${the(phaseNoun(phase))}.`,
  "deck-shuffled": (shuffled) => `Il ${deck[shuffled.deck]} si rimescola con i suoi scarti.`,
  "stored-returned": ({ seat, count: number }, names) =>
    `${seatName(names, seat)} riprende in mano ${count(number, "carta", "carte")} dal magazzino.`,
  "cards-dealt": (deal, names) => {
    const all = dealtCards(deal);
    return `${seatName(names, deal.seat)} ${all === "" ? "non riceve carte" : `riceve ${all}`}.`;
  },
  "developments-revealed": ({ developments, calamities }) =>
    `Sviluppi di questo turno: ${list(developments.map(development))}; ` +
    `${calamities.length === 0 ? "nessuna calamità" : `calamità: ${list(calamities.map(calamity))}`}.`,

  "ability-used": ({ seat, building, target }, names) =>
    `${seatName(names, seat)} usa ${the(buildingNoun(building))}` +
    `${target === undefined ? "" : ` su ${seatName(names, target)}`}.`,
  "track-moved": ({ seat, track: on, spaces, idea: side, position }, names) =>
    `Il segnalino ${of(trackNoun(on))} di ${seatName(names, seat)} si sposta di ${spacesLeftOrRight(spaces)}, ` +
    `su ${idea[side]} ${position}.`,
  "track-flipped": ({ seat, track: on, idea: side, destroyed }, names) =>
    `${capitalize(the(trackNoun(on)))} di ${seatName(names, seat)} passa ${TO_IDEA[side]}${destroyedBuildings(destroyed)}.`,
  "status-moved": ({ seat, track: on, by, to }, names) =>
    `${capitalize(the(trackNoun(on)))} di ${seatName(names, seat)} ` +
    `${by > 0 ? "sale" : "scende"} di ${Math.abs(by)}, a ${signed(to)}.`,
  "vp-changed": ({ seat, by, source }, names) =>
    `${seatName(names, seat)} ${by > 0 ? "guadagna" : "perde"} ${Math.abs(by)} PV ${VP_SOURCES[source]}.`,
  "money-changed": ({ seat, by, source }, names) =>
    `${seatName(names, seat)} ${by > 0 ? "riceve" : "perde"} $${Math.abs(by)} ${MONEY_SOURCES[source]}.`,
  "workers-gained": ({ seat, workers: gained }, names) =>
    `${seatName(names, seat)} riceve ${workers(gained)}.`,
  "flip-chosen": ({ seat, track: on }, names) =>
    `${seatName(names, seat)} girerà la plancia ${of(trackNoun(on))}.`,

  "offer-made": ({ seat, offer, to, give, want, replyTo }, names, findOffer) =>
    `${seatName(names, seat)} ` +
    offerSentence(
      { offer: "offre", ask: "chiede" },
      addressees(to, names),
      bundle(give, names),
      bundle(want, names),
    ) +
    (findOffer === undefined
      ? ` (offerta ${offer}${replyTo === undefined ? "" : `, in risposta alla ${replyTo}`}).`
      : "."),
  "offer-declined": ({ seat, offer }, names, findOffer) =>
    `${seatName(names, seat)} rifiuta ${namedOffer(findOffer?.(offer), names) ?? `l'offerta ${offer}`}.`,
  "offer-withdrawn": ({ seat, offer }, names, findOffer) =>
    `${seatName(names, seat)} ritira ${ownOffer(findOffer?.(offer), names, "sua") ?? `l'offerta ${offer}`}.`,
  "offer-died": ({ offer, reason }, names, findOffer) =>
    `${capitalize(namedOffer(findOffer?.(offer), names) ?? `l'offerta ${offer}`)} è chiusa: ${OFFER_END_REASONS[reason]}.`,
  "deal-made": (deal, names) => {
    const { maker, partner, toPartner, toMaker, cardsToPartner, cardsToMaker } = deal;
    const makers = delivery(toPartner, cardsToPartner, names);
    const partners = delivery(toMaker, cardsToMaker, names);
    return (
      `${seatName(names, partner)} accetta l'offerta di ${seatName(names, maker)}: ` +
      `${seatName(names, maker)} ${givesText(makers)}, ${seatName(names, partner)} ${givesText(partners)}.`
    );
  },
  "cards-stored": (stored, names, findOffer) => {
    const all = storedCards(stored, findOffer === undefined);
    return (
      `${seatName(names, stored.seat)} ` +
      `${all === "" ? "non mette carte in magazzino" : `mette in magazzino ${all}`}.`
    );
  },
  "seat-ready": ({ seat }, names) => `${seatName(names, seat)} ha finito.`,
  "seat-unready": ({ seat }, names) => `${seatName(names, seat)} non ha ancora finito.`,
  "time-ran-out": ({ part }) => `Tempo scaduto per ${the(partNoun(part))}.`,
  "market-step-began": ({ round, step }) =>
    `Giro ${round} del mercato: tutti ${step === "offer" ? "fanno offerte" : "rispondono"}.`,

  "cards-spent": ({ seat, cards: spent }, names) =>
    `${seatName(names, seat)} ` +
    `${spent.length === 0 ? "non spende carte" : `spende ${openCards(spent)}`}.`,
  "bank-used": ({ seat, choice }, names) =>
    `La banca di ${seatName(names, seat)} ` +
    `${choice === "poverty" ? "protegge dalla Povertà" : "moltiplica la prosperità"}.`,
  "industry-paid": ({ seat, industry: branch, bonus }, names) =>
    `${seatName(names, seat)} ha il ${bonus === "monopoly" ? "monopolio" : "predominio"} ` +
    `${inside(industryNoun(branch))}.`,
  "turn-order-set": ({ turnOrder }, names) =>
    `Ordine di turno: ${seatNames(names, turnOrder).join(", ")}.`,

  "calamity-passed": ({ calamity: id, reason }) =>
    `${calamity(id)}: ${CALAMITY_PASS_REASONS[reason]}.`,
  "vote-called": ({ calamity: id, tied, round }, names) =>
    `${calamity(id)}: ${list(seatNames(names, tied))} sono alla pari; gli altri votano` +
    `${round === 1 ? "" : ` di nuovo (giro ${round})`}.`,
  "vote-cast": ({ seat, victim }, names) =>
    `${seatName(names, seat)} vota ${seatName(names, victim)} come vittima.`,
  "calamity-struck": ({ calamity: id, victim }, names) =>
    `${calamity(id)}: la vittima è ${seatName(names, victim)}.`,
  "cubes-lost": ({ seat, areas }, names) =>
    `${seatName(names, seat)} perde ${cubes(areas.length)}: ${cubePlaces(areas)}.`,
  "stored-discarded": ({ seat, cards: gone }, names) =>
    `${seatName(names, seat)} scarta ${openCards(gone)} dal magazzino.`,
  "purchases-forbidden": ({ seat, developments }, names) =>
    `In questo turno ${seatName(names, seat)} non può comprare ${list(developments.map(development))}.`,
  "marker-reset": ({ seat, track: on }, names) =>
    `${capitalize(the(trackNoun(on)))} di ${seatName(names, seat)} torna a START.`,

  "building-built": ({ seat, building, price }, names) =>
    `${seatName(names, seat)} costruisce ${the(buildingNoun(building))} per $${price}.`,
  "development-bought": (purchase, names) =>
    `${seatName(names, purchase.seat)} compra ${development(purchase.card)}${developmentTarget(purchase)} ` +
    `per $${purchase.price}${workersUsed(purchase)}.`,
  "vp-bought": ({ seat, vp, price }, names) =>
    `${seatName(names, seat)} compra ${vp} PV per $${price}.`,
  "culture-line-completed": ({ seat, line }, names) =>
    `${seatName(names, seat)} completa la ${LINE_KINDS[line]} ${of(lineNoun(line))}.`,
  "money-halved": ({ seat, from, to }, names) =>
    `${seatName(names, seat)} conserva $${to} su $${from}.`,

  "tie-break-began": ({ seats }, names) =>
    `${list(seatNames(names, seats))} sono alla pari per il primo posto e si sfidano alla morra cinese.`,
  "hand-chosen": ({ seat, hand }, names) =>
    hand === undefined
      ? `${seatName(names, seat)} ha scelto.`
      : `${seatName(names, seat)} sceglie ${HANDS[hand]}.`,
  "hands-thrown": ({ seats: [first, second], hands: [one, other] }, names) =>
    `${seatName(names, first)} mostra ${HANDS[one]} e ${seatName(names, second)} mostra ${HANDS[other]}.`,
  "duel-won": ({ seat, over }, names) => `${seatName(names, seat)} batte ${seatName(names, over)}.`,
  "game-ended": ({ ranking }, names) => `${rankingText(ranking, names)}.`,
};

/** One sentence for the log. */
export const event: MediterraneanText["event"] = sentenceByTag("kind", SENTENCES);

const LINE_KINDS: { readonly [line in CultureRow | CultureColumn]: string } = {
  letters: "riga",
  drama: "riga",
  sculpture: "riga",
  glory: "colonna",
  revels: "colonna",
  guard: "colonna",
};

const VP_SOURCES: { readonly [source in VpSource]: string } = {
  prosperity: "dalla prosperità",
  ability: "da un edificio",
  development: "da uno sviluppo",
  industry: "dall'industria",
  culture: "per la cultura",
  line: "per una riga o colonna completa",
  wonder: "per gli edifici e la loro meraviglia",
  calamity: "per la calamità",
  penalty: "perché i giudici non si sono accordati",
};

const MONEY_SOURCES: { readonly [source in MoneySource]: string } = {
  goods: "per le merci",
  ability: "da un edificio",
  industry: "dall'industria",
  development: "da uno sviluppo",
  calamity: "per la calamità",
};

const OFFER_END_REASONS: { readonly [reason in EventOf<"offer-died">["reason"]]: string } = {
  withdrawn: "è stata ritirata",
  taken: "è stata accettata",
  "cards-gone": "una sua carta è già stata scambiata",
  declined: "l'hanno rifiutata tutti",
};

const CALAMITY_PASS_REASONS: { readonly [reason in EventOf<"calamity-passed">["reason"]]: string } =
  {
    "nobody-below": "nessuno è sotto START, quindi non succede nulla",
    "all-tied": "tutti sono alla pari, quindi non succede nulla",
    undecided: "non c'è maggioranza, quindi non succede nulla",
  };

/** What a seat is dealt; empty where that is nothing. */
function dealtCards(deal: EventOf<"cards-dealt">): string {
  if ("cards" in deal) return openCards(deal.cards);
  const known = [...Map.groupBy(deal.goods, (good) => good)];
  return list([
    ...known.map(([good, same]) => cardCount(same.length, good)),
    ...(deal.luxuries === 0 ? [] : [count(deal.luxuries, "carta di lusso", "carte di lusso")]),
  ]);
}

const destroyedBuildings = (destroyed: readonly string[]): string =>
  destroyed.length === 0
    ? ""
    : `; edifici distrutti: ${list(destroyed.map((id) => the(buildingNoun(id))))}`;

const givesText = (what: string): string => (what === NOTHING ? "non dà nulla" : `dà ${what}`);

/** What a seat stores; empty where that is nothing. */
function storedCards(stored: EventOf<"cards-stored">, isNumbered: boolean): string {
  const number = "count" in stored ? stored.count : stored.cards.length;
  if (number === 0) return "";
  if ("count" in stored || !isNumbered) return count(number, "carta", "carte");
  const { cards: slots } = stored;
  return `${slots.length === 1 ? "la carta" : "le carte"} ${list(slots.map(String))}`;
}

/** Where a development is put: ` (tessuti)`, ` (lettere, gloria)`, ` (2 a destra)` */
function developmentTarget(purchase: EventOf<"development-bought">): string {
  const { box: culture, industry: branch, spaces } = purchase;
  const where = [
    ...(culture === undefined ? [] : [cultureBox(culture)]),
    ...(branch === undefined ? [] : [industry[branch]]),
    ...(spaces === undefined ? [] : [`segnalino di ${spacesLeftOrRight(spaces)}`]),
  ];
  return where.length === 0 ? "" : ` (${where.join("; ")})`;
}

const workersUsed = ({ from }: EventOf<"development-bought">): string =>
  from.length === 0 ? "" : `, con ${workersFrom(from)}`;
