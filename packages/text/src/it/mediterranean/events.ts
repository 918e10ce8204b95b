import type { MoneySource, VpSource } from "@sofala/mediterranean";
import type { EventSentences, MediterraneanText, ToldEvent } from "../../games/mediterranean/mediterranean-text.ts";
import { speaker } from "../../sentences.ts";
import { outcome } from "../ranking.ts";
import { capital, count, inside, list, nameOf, named, of, the } from "../grammar.ts";
import { cubes, sideways, signed, workers } from "./effects.ts";
import { deck, idea, industry, track } from "./names.ts";
import { TO_IDEA, industryNoun, lineNoun, partNoun, phaseNoun, trackNoun } from "./nouns.ts";
import {
  HANDS,
  NOTHING,
  addressees,
  box,
  cards,
  delivery,
  fromPlaces,
  offering,
  openCards,
  parcel,
  places,
} from "./fragments.ts";
import { buildingNoun, calamity, development } from "./card-names.ts";

type EventOf<Kind extends ToldEvent["kind"]> = Extract<ToldEvent, { readonly kind: Kind }>;

const SENTENCES: EventSentences = {
  "turn-began": ({ turn }) => `Comincia il turno ${turn}.`,
  "phase-began": ({ phase }) => `Comincia ${the(phaseNoun(phase))}.`,
  "deck-shuffled": (shuffled) => `Il ${deck[shuffled.deck]} si rimescola con i suoi scarti.`,
  "stored-returned": ({ seat, count: number }, names) =>
    `${nameOf(names, seat)} riprende in mano ${count(number, "carta", "carte")} dal magazzino.`,
  "cards-dealt": (deal, names) => {
    const all = dealt(deal);
    return `${nameOf(names, deal.seat)} ${all === "" ? "non riceve carte" : `riceve ${all}`}.`;
  },
  "developments-revealed": ({ developments, calamities }) =>
    `Sviluppi di questo turno: ${list(developments.map(development))}; ` +
    `${calamities.length === 0 ? "nessuna calamità" : `calamità: ${list(calamities.map(calamity))}`}.`,

  "ability-used": ({ seat, building, target }, names) =>
    `${nameOf(names, seat)} usa ${the(buildingNoun(building))}` +
    `${target === undefined ? "" : ` su ${nameOf(names, target)}`}.`,
  "track-moved": ({ seat, track: on, spaces, idea: side, position }, names) =>
    `Il segnalino ${track[on]} di ${nameOf(names, seat)} si sposta di ${sideways(spaces)}, ` +
    `su ${idea[side]} ${position}.`,
  "track-flipped": ({ seat, track: on, idea: side, destroyed }, names) =>
    `${capital(the(trackNoun(on)))} di ${nameOf(names, seat)} passa ${TO_IDEA[side]}${ruins(destroyed)}.`,
  "status-moved": ({ seat, track: on, by, to }, names) =>
    `${capital(the(trackNoun(on)))} di ${nameOf(names, seat)} ` +
    `${by > 0 ? "sale" : "scende"} di ${Math.abs(by)}, a ${signed(to)}.`,
  "vp-changed": ({ seat, by, source }, names) =>
    `${nameOf(names, seat)} ${by > 0 ? "guadagna" : "perde"} ${Math.abs(by)} PV ${VP[source]}.`,
  "money-changed": ({ seat, by, source }, names) =>
    `${nameOf(names, seat)} ${by > 0 ? "riceve" : "perde"} $${Math.abs(by)} ${MONEY[source]}.`,
  "workers-gained": ({ seat, workers: gained }, names) =>
    `${nameOf(names, seat)} riceve ${workers(gained)}.`,
  "flip-chosen": ({ seat, track: on }, names) =>
    `${nameOf(names, seat)} girerà la plancia ${of(trackNoun(on))}.`,

  "offer-made": ({ seat, offer, to, give, want, replyTo }, names) =>
    `${nameOf(names, seat)} ` +
    offering(
      { offer: "offre", ask: "chiede" },
      addressees(to, names),
      parcel(give, names),
      parcel(want, names),
    ) +
    ` (offerta ${offer}${replyTo === undefined ? "" : `, in risposta alla ${replyTo}`}).`,
  "offer-declined": ({ seat, offer }, names) =>
    `${nameOf(names, seat)} rifiuta l'offerta ${offer}.`,
  "offer-withdrawn": ({ seat, offer }, names) =>
    `${nameOf(names, seat)} ritira l'offerta ${offer}.`,
  "offer-died": ({ offer, reason }) => `L'offerta ${offer} non vale più: ${ENDS[reason]}.`,
  "deal-made": (deal, names) => {
    const { offer, maker, partner, toPartner, toMaker, cardsToPartner, cardsToMaker } = deal;
    const makers = delivery(toPartner, cardsToPartner, names);
    const partners = delivery(toMaker, cardsToMaker, names);
    return (
      `${nameOf(names, partner)} accetta l'offerta ${offer}: ` +
      `${nameOf(names, maker)} ${gives(makers)}, ${nameOf(names, partner)} ${gives(partners)}.`
    );
  },
  "cards-stored": (stored, names) => {
    const all = kept(stored);
    return (
      `${nameOf(names, stored.seat)} ` +
      `${all === "" ? "non mette carte in magazzino" : `mette in magazzino ${all}`}.`
    );
  },
  "seat-ready": ({ seat }, names) => `${nameOf(names, seat)} conferma di aver finito.`,
  "seat-unready": ({ seat }, names) => `${nameOf(names, seat)} ritira la conferma.`,
  "time-ran-out": ({ part }) => `Tempo scaduto per ${the(partNoun(part))}.`,
  "market-step-began": ({ round, step }) =>
    `Giro ${round} del mercato: tutti ${step === "offer" ? "fanno offerte" : "rispondono"}.`,

  "cards-spent": ({ seat, cards: spent }, names) =>
    `${nameOf(names, seat)} ` +
    `${spent.length === 0 ? "non spende carte" : `spende ${openCards(spent)}`}.`,
  "bank-used": ({ seat, choice }, names) =>
    `La banca di ${nameOf(names, seat)} ` +
    `${choice === "poverty" ? "protegge dalla Povertà" : "moltiplica la prosperità"}.`,
  "industry-paid": ({ seat, industry: branch, bonus }, names) =>
    `${nameOf(names, seat)} ha il ${bonus === "monopoly" ? "monopolio" : "predominio"} ` +
    `${inside(industryNoun(branch))}.`,
  "turn-order-set": ({ turnOrder }, names) =>
    `L'ordine di turno è ${list(named(names, turnOrder))}.`,

  "calamity-passed": ({ calamity: id, reason }) => `${calamity(id)}: ${PASSED[reason]}.`,
  "vote-called": ({ calamity: id, tied, round }, names) =>
    `${calamity(id)}: ${list(named(names, tied))} sono alla pari; gli altri votano` +
    `${round === 1 ? "" : ` di nuovo, giro ${round}`}.`,
  "vote-cast": ({ seat, victim }, names) =>
    `${nameOf(names, seat)} vota ${nameOf(names, victim)} come vittima.`,
  "calamity-struck": ({ calamity: id, victim }, names) =>
    `${calamity(id)}: la vittima è ${nameOf(names, victim)}.`,
  "cubes-lost": ({ seat, areas }, names) =>
    `${nameOf(names, seat)} perde ${cubes(areas.length)}: ${places(areas)}.`,
  "stored-discarded": ({ seat, cards: gone }, names) =>
    `${nameOf(names, seat)} scarta dal magazzino: ${openCards(gone)}.`,
  "purchases-forbidden": ({ seat, developments }, names) =>
    `In questo turno ${nameOf(names, seat)} non può comprare ${list(developments.map(development))}.`,
  "marker-reset": ({ seat, track: on }, names) =>
    `${capital(the(trackNoun(on)))} di ${nameOf(names, seat)} torna a START.`,

  "building-built": ({ seat, building, price }, names) =>
    `${nameOf(names, seat)} costruisce ${the(buildingNoun(building))} per $${price}.`,
  "development-bought": (purchase, names) =>
    `${nameOf(names, purchase.seat)} compra ${development(purchase.card)}${whither(purchase)} ` +
    `per $${purchase.price}${withWorkers(purchase)}.`,
  "vp-bought": ({ seat, vp, price }, names) =>
    `${nameOf(names, seat)} compra ${vp} PV per $${price}.`,
  "culture-line-completed": ({ seat, line }, names) =>
    `${nameOf(names, seat)} completa ${the(lineNoun(line))}.`,
  "money-halved": ({ seat, from, to }, names) =>
    `${nameOf(names, seat)} conserva $${to} su $${from}.`,

  "tie-break-began": ({ seats }, names) =>
    `${list(named(names, seats))} sono alla pari per il primo posto e si sfidano alla morra cinese.`,
  "hand-chosen": ({ seat, hand }, names) =>
    hand === undefined
      ? `${nameOf(names, seat)} ha scelto la mano.`
      : `${nameOf(names, seat)} sceglie ${HANDS[hand]}.`,
  "hands-thrown": ({ seats: [first, second], hands: [one, other] }, names) =>
    `${nameOf(names, first)} mostra ${HANDS[one]}, ${nameOf(names, second)} mostra ${HANDS[other]}.`,
  "duel-won": ({ seat, over }, names) => `${nameOf(names, seat)} batte ${nameOf(names, over)}.`,
  "game-ended": ({ ranking }, names) => `${outcome(ranking, names)}.`,
};

/** One sentence for the log. */
export const event: MediterraneanText["event"] = speaker("kind", SENTENCES);

const VP: { readonly [source in VpSource]: string } = {
  prosperity: "dalla prosperità",
  ability: "da un edificio",
  development: "da uno sviluppo",
  industry: "dall'industria",
  culture: "per la cultura",
  line: "per una riga o colonna completa",
  wonder: "per gli edifici e la loro meraviglia",
  calamity: "per la calamità",
  penalty: "perché i giudici non sono d'accordo",
};

const MONEY: { readonly [source in MoneySource]: string } = {
  goods: "per le merci",
  ability: "da un edificio",
  industry: "dall'industria",
  development: "da uno sviluppo",
  calamity: "per la calamità",
};

const ENDS: { readonly [reason in EventOf<"offer-died">["reason"]]: string } = {
  withdrawn: "è stata ritirata",
  taken: "è stata accettata",
  "cards-gone": "una sua carta è stata scambiata",
  declined: "tutti l'hanno rifiutata",
};

const PASSED: { readonly [reason in EventOf<"calamity-passed">["reason"]]: string } = {
  "nobody-below": "nessuno è sotto START e non succede nulla",
  "all-tied": "tutti sono alla pari e non succede nulla",
  undecided: "non c'è maggioranza e la calamità passa oltre",
};

/** What a seat is dealt; empty where that is nothing. */
function dealt(deal: EventOf<"cards-dealt">): string {
  if ("cards" in deal) return openCards(deal.cards);
  const known = [...Map.groupBy(deal.goods, (good) => good)];
  return list([
    ...known.map(([good, same]) => cards(same.length, good)),
    ...(deal.luxuries === 0 ? [] : [count(deal.luxuries, "carta di lusso", "carte di lusso")]),
  ]);
}

const ruins = (destroyed: readonly string[]): string =>
  destroyed.length === 0
    ? ""
    : `; edifici distrutti: ${list(destroyed.map((id) => the(buildingNoun(id))))}`;

const gives = (what: string): string => (what === NOTHING ? "non dà nulla" : `dà ${what}`);

/** What a seat stores; empty where that is nothing. */
function kept(stored: EventOf<"cards-stored">): string {
  if ("count" in stored) return stored.count === 0 ? "" : count(stored.count, "carta", "carte");
  const { cards: slots } = stored;
  if (slots.length === 0) return "";
  return `${slots.length === 1 ? "la carta" : "le carte"} ${list(slots.map(String))}`;
}

/** Where a development is put: ` (tessuti)`, ` (lettere, gloria)`, ` (2 a destra)` */
function whither(purchase: EventOf<"development-bought">): string {
  const { box: culture, industry: branch, spaces } = purchase;
  const where = [
    ...(culture === undefined ? [] : [box(culture)]),
    ...(branch === undefined ? [] : [industry[branch]]),
    ...(spaces === undefined ? [] : [sideways(spaces)]),
  ];
  return where.length === 0 ? "" : ` (${where.join("; ")})`;
}

const withWorkers = ({ from }: EventOf<"development-bought">): string =>
  from.length === 0 ? "" : `, con ${workers(from.length)} ${fromPlaces(from)}`;
