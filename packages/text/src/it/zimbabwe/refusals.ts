import type { Refusal } from "@sofala/zimbabwe";
import type { RefusalSentences, ZimbabweText } from "../../games/zimbabwe/zimbabwe-text.ts";
import { sentenceByTag } from "../../sentences.ts";
import { a, capitalize, cattle, count, from, list, seatName, no, of, the } from "../grammar.ts";
import { god } from "./cards.ts";
import { craftNoun, resourceNoun, partitive, specialistNoun, tooFew } from "./fragments.ts";

type RefusalOf<Code extends Refusal["code"]> = Extract<Refusal, { readonly code: Code }>;

const SENTENCES: RefusalSentences = {
  // The reason comes from the parser, in English, and is for people who write moves by hand.
  "move/malformed": ({ path }) => `Questa mossa non si può leggere: c'è un errore in ${path}.`,
  "game/over": () => "La partita è finita.",
  "turn/not-yours": ({ active }, names) => `È il turno di ${seatName(names, active)}.`,
  "turn/wrong-phase": ({ phase }) => MOVES_BY_PHASE[phase],
  "cell/off-map": ({ at }) => `${at} non è sulla mappa.`,

  "start/not-a-starting-area": ({ at }) => `${at} non è un'area di partenza.`,
  "start/taken": ({ at }) => `L'area di partenza ${at} è occupata.`,
  "gift/too-small": ({ least }) => `Il dono deve essere di almeno ${cattle(least)}.`,
  "cattle/too-few": ({ need, have }) => `${capitalize(tooFew(need, have))}.`,

  "prices/empty": () => "Scegli almeno un prezzo.",
  "prices/card-missing": ({ craftsman }) => `Non hai la carta ${of(craftNoun(craftsman))}.`,
  "prices/must-rise": ({ craftsman, price }) =>
    `Il prezzo ${of(craftNoun(craftsman))} è ${price}; puoi solo alzarlo.`,
  "prices/dziva-only": () => "Solo chi adora Dziva fissa i prezzi liberamente.",
  "prices/too-late": () =>
    "Con Dziva i prezzi si fissano all'inizio del turno o subito dopo averla scelta.",

  "card/one-per-turn": () => "In un turno puoi scegliere una sola divinità o un solo specialista.",
  "god/already-adoring": (refusal) =>
    `Adori già ${god[refusal.god].name}; puoi avere una sola divinità.`,
  "god/not-available": (refusal) => `${god[refusal.god].name} non è disponibile.`,
  "vr/too-high": ({ vr, limit }) => `Il tuo RV salirebbe a ${vr}; il limite è ${limit}.`,

  "specialist/not-available": ({ specialist }) =>
    `${capitalize(the(specialistNoun(specialist)))} ` +
    `${specialist === "nomads" ? "non sono disponibili" : "non è disponibile"}.`,
  "specialist/not-owned": ({ specialist }) => `Non hai ${the(specialistNoun(specialist))}.`,
  "specialist/already-used": ({ specialist }) =>
    `In questo turno hai già usato ${the(specialistNoun(specialist))}.`,
  "specialist/nothing-to-place": ({ specialist }) =>
    `Con ${the(specialistNoun(specialist))} non resta nulla da piazzare, o nessun posto dove farlo.`,
  "specialist/must-be-used": ({ specialist }) =>
    `Prima di terminare il turno devi usare ${the(specialistNoun(specialist))} che hai scelto.`,
  "specialist/must-stay-payable": ({ specialist, need, have }) =>
    `Devi ancora pagare ${the(specialistNoun(specialist))}: in tutto ${tooFew(need, have)}.`,
  "specialist/must-stay-placeable": ({ specialist }) =>
    `Devi ancora usare ${the(specialistNoun(specialist))}, e così non resterebbe posto per la tessera.`,
  "supply/no-resource-left": (refusal) =>
    `Le tessere ${of(resourceNoun(refusal.resource))} sono finite.`,
  "rain/not-neighbours": ({ cells }) => `${list(cells)} non hanno un lato in comune.`,

  "main/one-per-turn": ({ taken }) =>
    `Hai una sola azione principale per turno, e in questo hai già scelto di ${MAIN_ACTIONS[taken]}.`,
  "main/interrupted": ({ taken }) =>
    `Nel frattempo hai fatto altro: in questo turno non puoi più ${MAIN_ACTIONS[taken]}.`,
  "main/prices-raised": () =>
    "Hai alzato i prezzi, quindi in questo turno non puoi piazzare altri artigiani.",
  "land/not-empty": ({ at, because }) => `${at} ${OCCUPIED_REASONS[because]}.`,
  "monument/enough-built": ({ limit }) =>
    `Al massimo ${count(limit, "nuovo monumento", "nuovi monumenti")} per turno.`,
  "monument/zoning": ({ at, near }) => `${at} tocca il monumento in ${near}.`,

  "craft/no-card-left": ({ craftsman }) => `Le carte ${of(craftNoun(craftsman))} sono finite.`,
  "craft/no-tile-left": ({ craftsman }) => `Le tessere ${of(craftNoun(craftsman))} sono finite.`,
  "craft/not-rotatable": ({ craftsman }) =>
    `La tessera ${of(craftNoun(craftsman))} è quadrata e non si può ruotare.`,
  "craft/price-missing": ({ craftsman }) =>
    `La nuova carta ${of(craftNoun(craftsman))} richiede un prezzo da 1 a 3.`,
  "craft/price-not-asked": ({ craftsman }) =>
    `Hai già la carta ${of(craftNoun(craftsman))}; il suo prezzo non cambia.`,
  "craft/no-free-resource": ({ craftsman, resource: needed, range }) =>
    `Entro ${count(range, "passo", "passi")} non c'è ${partitive(needed)} ` +
    `che non sia già a portata di un altro ${craftNoun(craftsman).name}.`,
  "craft/no-primary-before": ({ craftsman, primary }) =>
    `Per ${a(craftNoun(craftsman))} serve ${a(craftNoun(primary))} ` +
    `già sulla mappa prima di questo turno.`,
  "craft/primary-out-of-reach": ({ craftsman, primary }) =>
    `${capitalize(no(craftNoun(primary)))} è raggiungibile ${from(craftNoun(craftsman))}, ` +
    `nemmeno passando per tappe.`,

  "raise/no-monument": ({ at }) => `In ${at} non c'è nessun monumento.`,
  "raise/foreign": ({ at, owner }, names) =>
    `Il monumento in ${at} è di ${seatName(names, owner)}.`,
  "raise/complete": ({ at }) => `Il monumento in ${at} è già al livello più alto.`,
  "raise/once-per-turn": ({ at }) => `Il monumento in ${at} è già stato innalzato in questo turno.`,
  "raise/number-of-goods": ({ need, have }) =>
    `Questo innalzamento richiede ${count(need, "bene", "beni")}, non ${have}.`,
  "raise/same-good": (refusal) =>
    `Un innalzamento può usare un solo bene della linea ${of(resourceNoun(refusal.resource))}.`,
  "raise/no-craftsman": ({ at }) => `In ${at} non c'è nessun artigiano.`,
  "raise/superseded": ({ craftsman, by }) =>
    `Con ${a(craftNoun(by))} sulla mappa, il bene ${of(craftNoun(craftsman))} da solo non innalza più nulla.`,
  "raise/primary-missing": ({ craftsman, primary }) =>
    `${capitalize(the(craftNoun(craftsman)))} richiede il bene di ${a(craftNoun(primary))}.`,
  "raise/primary-not-asked": ({ craftsman }) =>
    `${capitalize(the(craftNoun(craftsman)))} non richiede il bene di un altro artigiano.`,
  "raise/wrong-primary": ({ craftsman, primary, found }) =>
    `${capitalize(the(craftNoun(craftsman)))} richiede il bene di ${a(craftNoun(primary))}, ` +
    `non di ${a(craftNoun(found))}.`,
  "raise/out-of-reach": ({ from: start, to }) => `${to} non è raggiungibile da ${start}.`,
  "raise/not-a-hub": ({ at }) => `In ${at} non c'è un monumento da usare come tappa.`,
  "raise/hub-twice": ({ at }) =>
    `Puoi usare ${at} come tappa una volta sola sullo stesso percorso.`,
  "raise/own-hub": ({ at }) =>
    `${at} è il monumento da innalzare e non può fare da tappa sul proprio percorso.`,
  "raise/wrong-resource": ({ at, resource: needed }) => `In ${at} non c'è ${partitive(needed)}.`,
  "raise/resource-out-of-range": ({ at, craftsman, range }) =>
    `${at} dista più di ${count(range, "passo", "passi")} dall'artigiano in ${craftsman}.`,
  "raise/resource-used": ({ at }) => `La risorsa in ${at} è già stata usata in questo giro.`,
};

/** One sentence for the seat whose move was refused. */
export const refusal: ZimbabweText["refusal"] = sentenceByTag("code", SENTENCES);

const MOVES_BY_PHASE: { readonly [phase in RefusalOf<"turn/wrong-phase">["phase"]]: string } = {
  setup: "Durante la preparazione puoi solo piazzare i primi monumenti.",
  gifts: "Nella fase I puoi solo donare o passare.",
  culture: "Nella fase II non ci sono né doni né primi monumenti.",
  over: "La partita è finita.",
};

const MAIN_ACTIONS: { readonly [action in RefusalOf<"main/one-per-turn">["taken"]]: string } = {
  build: "costruire monumenti",
  place: "piazzare artigiani",
  raise: "innalzare monumenti",
};

const OCCUPIED_REASONS: { readonly [reason in RefusalOf<"land/not-empty">["because"]]: string } = {
  "off-map": "non è sulla mappa",
  water: "è acqua",
  resource: "ha una risorsa",
  start: "è un'area di partenza e deve restare libera",
  monument: "ha un monumento",
  craftsman: "ha un artigiano",
};
