import type { HeldCard, Part, Refusal, Slot } from "@sofala/mediterranean";
import type {
  MediterraneanText,
  RefusalSentences,
} from "../../games/mediterranean/mediterranean-text.ts";
import { sentenceByTag } from "../../sentences.ts";
import type { SeatNames } from "../../card-text.ts";
import { capitalize, count, inside, seatName, of, the } from "../grammar.ts";
import { cubes, spaces } from "./effects.ts";
import { bottom, good } from "./names.ts";
import { areaNoun, partNoun, trackNoun } from "./nouns.ts";
import { cultureBox, cubePlace } from "./fragments.ts";
import { buildingNoun, development } from "./card-names.ts";

const SENTENCES: RefusalSentences = {
  "game/over": () => "La partita è finita.",
  "clock/only": () => "Solo l'orologio può dire che il tempo è scaduto.",
  "clock/other-part": ({ part }) => `Ora l'orologio corre per ${the(partNoun(part))}.`,
  "turn/wrong-part": ({ part }) => MOVES_BY_PART[part],
  "turn/not-yours": () => "Ora non tocca a te decidere.",
  "turn/ready": () => "Hai già detto di aver finito. Prima annulla.",
  "turn/not-ready": () => "Non hai ancora detto di aver finito.",

  "ability/not-built": ({ building }) => `Non hai ${the(buildingNoun(building))}.`,
  "ability/used": ({ building }) => `In questo turno hai già usato ${the(buildingNoun(building))}.`,
  "ability/not-own-step": ({ building }) =>
    `Non è il momento di usare ${the(buildingNoun(building))}: ` +
    `prima si usano gli edifici per sé, poi quelli per gli avversari.`,
  "ability/target-needed": () => "Scegli su chi usare l'edificio.",
  "ability/no-target": () => "Questo edificio vale solo per te. Non scegliere un altro giocatore.",
  "ability/bad-target": () => "Usa questo edificio su un altro giocatore.",
  "ability/pledged-otherwise": ({ building }) =>
    `Per ${the(buildingNoun(building))} hai preso un altro impegno.`,
  "ability/pledge-open": ({ building, target }, names) =>
    `Hai preso l'impegno di usare ${the(buildingNoun(building))} su ${seatName(names, target)}; ` +
    `prima devi mantenerlo.`,
  "flip/twice": ({ track }) => `Stai già girando la plancia ${of(trackNoun(track))}.`,

  "offer/nothing": () => "Un'offerta deve dare o chiedere qualcosa.",
  "offer/bad-addressee": () =>
    "Fai l'offerta a tutti, o ad altri giocatori, ciascuno una volta sola.",
  "offer/unknown-card": ({ slot }) => `Non hai la carta ${slot}.`,
  "offer/card-twice": ({ slot }) => `La carta ${slot} compare due volte.`,
  "offer/not-piracy": ({ slot }, _names, own) =>
    `Solo una carta Pirateria che dai si può promettere come un'altra merce, ` +
    `e ${cardInSlot(slot, own)} non lo è.`,
  "offer/vp-short": ({ need, have }) => `Offri ${need} PV ma ne hai solo ${have}.`,
  "offer/vp-barred": () => "In questa partita non si scambiano punti vittoria.",
  "offer/unknown-reply": () =>
    "Puoi rispondere solo alle offerte che hai ricevuto in questo turno.",
  "offer/step": () => "In questo mercato prima tutti fanno offerte, poi tutti rispondono.",
  "pledge/building": ({ building }) =>
    `Per ${the(buildingNoun(building))} non si prendono impegni: ` +
    `l'edificio dev'essere costruito e agire su un avversario.`,
  "pledge/target": () => "Un impegno deve riguardare un altro giocatore della partita.",
  "pledge/contradicts": ({ building }) =>
    `Questo contraddice un altro impegno per ${the(buildingNoun(building))}.`,
  "pledge/too-late": () => "Nell'ultimo turno non si prendono più impegni.",
  "offer/unknown": ({ offer }) => `L'offerta ${offer} non esiste.`,
  "offer/withdrawn": () => "Questa offerta è chiusa: è stata ritirata.",
  "offer/taken": () => "Questa offerta è chiusa: è stata accettata.",
  "offer/cards-gone": () => "Questa offerta è chiusa: una sua carta è già stata scambiata.",
  "offer/declined": () => "Questa offerta è stata rifiutata.",
  "offer/not-yours": () => "Puoi solo rispondere alle offerte che ricevi e ritirare le tue.",
  "deal/wrong-cards": () =>
    "Queste carte non corrispondono all'offerta. Dai esattamente ciò che chiede.",
  "deal/vp-short": ({ seat }, names) =>
    `${seatName(names, seat)} non ha abbastanza punti vittoria per questo scambio.`,

  "store/unknown-card": ({ slot }) => `Non hai la carta ${slot}.`,
  "store/card-twice": ({ slot }) => `La carta ${slot} compare due volte.`,
  "store/too-many": ({ room }) =>
    room === 0
      ? "Per conservare carte ti serve un cubo nel magazzino."
      : `Nel tuo magazzino c'è posto per ${count(room, "carta", "carte")}.`,
  "store/forbidden": ({ slot }, _names, own) => {
    const held = own.find((card) => card.slot === slot);
    return held === undefined
      ? `Non puoi mettere in magazzino la carta ${slot}: il suo fondo lo vieta.`
      : `Non puoi mettere in magazzino ${bottom[held.bottom].name}.`;
  },

  "vote/not-tied": () => "Vota uno dei giocatori alla pari.",
  "cubes/wrong-count": ({ count: number }) => `Scegli esattamente ${cubes(number)} da perdere.`,
  "cubes/wrong-area": ({ area }) => `La calamità non ti prende questo cubo: ${cubePlace(area)}.`,
  "cubes/base-last": () =>
    "La base dell'industria si perde per ultima, dopo tutte le altre industrie.",
  "discard/wrong-cards": ({ count: number }) =>
    `Scarta esattamente ${count(number, "carta", "carte")} dal magazzino` +
    `${number === 1 ? "" : ", ciascuna una volta sola"}.`,

  "build/unknown": ({ building: id }) => `Non c'è nessun edificio «${id}».`,
  "build/standing": ({ building }) => `Hai già ${the(buildingNoun(building))}.`,
  "build/wrong-side": ({ building }) =>
    `${capitalize(the(buildingNoun(building)))} sta sull'altro lato della tua plancia.`,
  "build/level": ({ level }) =>
    level === 0
      ? "Con il segnalino lì non puoi costruire. Prima fallo avanzare."
      : `Il livello ${level} ammette al massimo ${count(level, "edificio", "edifici")}; ` +
        `prima fai avanzare il segnalino.`,
  "money/short": ({ need, have }) => `Costa $${need} ma hai $${have}.`,
  "develop/not-offered": ({ card }) =>
    `${development(card)} non è tra gli sviluppi di questo turno.`,
  "develop/bought": ({ card }) => `In questo turno hai già comprato ${development(card)}.`,
  "develop/forbidden": ({ card }) =>
    `Una calamità ti vieta di comprare ${development(card)} in questo turno.`,
  "develop/no-worker": () => "Non hai un lavoratore per questo.",
  "develop/wrong-source": () =>
    "Scegli da dove prendere i lavoratori: solo dai posti che la carta ammette, e non più di quanti ne servono.",
  "develop/no-room": () => "Non c'è posto per il cubo.",
  "develop/no-city": () => "Serve un cubo in una città, e non ne hai.",
  "develop/box-needed": () => "Scegli una casella della cultura.",
  "develop/wrong-box": (refusal) =>
    `La casella ${cultureBox(refusal.box)} non è nella riga di questa carta.`,
  "develop/box-taken": (refusal) => `La casella ${cultureBox(refusal.box)} è occupata.`,
  "develop/industry-needed": () => "Scegli un'industria.",
  "develop/industry-taken": ({ industry }) =>
    `Hai già un cubo ${inside(areaNoun(`industry.${industry}`))}.`,
  "develop/spaces-needed": () =>
    "Scegli di quante caselle si sposta il segnalino e in quale direzione.",
  "develop/wrong-spaces": ({ most }) =>
    `Il segnalino si sposta di ${most === 1 ? "1 casella" : `1–${spaces(most)}`}, a destra o a sinistra.`,
  "develop/not-asked": ({ field }) => UNEXPECTED_FIELDS[field],
  "industry/none": () => "Per comprare punti vittoria ti serve un cubo nell'industria.",
};

const refusalSentence: (refusal: Refusal, names: SeatNames, own: readonly HeldCard[]) => string =
  sentenceByTag("code", SENTENCES);

/** One sentence for the seat whose move was refused. */
export const refusal: MediterraneanText["refusal"] = (refused, names, own = []) =>
  refusalSentence(refused, names, own);

const cardInSlot = (slot: Slot, own: readonly HeldCard[]): string => {
  const held = own.find((card) => card.slot === slot);
  return held === undefined || held.good === "piracy"
    ? `la carta ${slot}`
    : `la carta ${slot} (${good[held.good]})`;
};

const MOVES_BY_PART: { readonly [P in Part]: string } = {
  abilities: "Ora ognuno usa i propri edifici, finché tutti non hanno finito.",
  give: "Ora si usano gli edifici sugli avversari, un giocatore dopo l'altro.",
  flips: "Ora si possono girare le plance, finché tutti non hanno finito.",
  trading: "Ora si scambiano carte e si mettono in magazzino, finché tutti non hanno finito.",
  grace: "Gli scambi sono finiti; si possono ancora mettere carte in magazzino.",
  bank: "Ora chi ha una banca sceglie: Povertà o prosperità.",
  vote: "Ora votano i giudici.",
  cubes: "Ora la vittima sceglie i cubi da perdere.",
  stored: "Ora la vittima sceglie le carte da scartare dal magazzino.",
  purchasing: "Ora si compra, finché tutti non hanno finito.",
  throw: "Ora si gioca alla morra cinese: sasso, carta o forbici.",
};

const UNEXPECTED_FIELDS: { readonly [field in "from" | "box" | "industry" | "spaces"]: string } = {
  from: "Questa carta non usa lavoratori.",
  box: "Questa carta non va in nessuna casella della cultura.",
  industry: "Questa carta non va in nessuna industria.",
  spaces: "Non puoi scegliere di quanto questa carta sposta un segnalino.",
};
