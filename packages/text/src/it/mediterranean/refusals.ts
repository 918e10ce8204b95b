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
import { industryNoun, partNoun, trackNoun } from "./nouns.ts";
import { cultureBox, cubePlace } from "./fragments.ts";
import { buildingNoun, development } from "./card-names.ts";

const SENTENCES: RefusalSentences = {
  "game/over": () => "La partita è finita.",
  "clock/only": () => "Solo l'orologio dice che il tempo è scaduto, e non dice altro.",
  "clock/other-part": ({ part }) => `Ora l'orologio corre per ${the(partNoun(part))}.`,
  "turn/wrong-part": ({ part }) => MOVES_BY_PART[part],
  "turn/not-yours": () => "Ora decidono altri.",
  "turn/ready": () => "Hai confermato di aver finito; prima ritira la conferma.",
  "turn/not-ready": () => "Non hai confermato di aver finito.",

  "ability/not-built": ({ building }) => `Non hai ${the(buildingNoun(building))}.`,
  "ability/used": ({ building }) => `In questo turno hai già usato ${the(buildingNoun(building))}.`,
  "ability/not-own-step": ({ building }) =>
    `Non è il momento ${of(buildingNoun(building))}: ` +
    `prima vengono le abilità per sé, poi quelle per gli avversari.`,
  "ability/target-needed": () => "Indica su chi usare l'edificio.",
  "ability/no-target": () => "Questo edificio vale per te; non indicare nessun altro.",
  "ability/bad-target": () => "Questo edificio si usa su un altro giocatore.",
  "ability/pledged-otherwise": ({ building }) =>
    `Per ${the(buildingNoun(building))} hai preso un altro impegno.`,
  "ability/pledge-open": ({ building, target }, names) =>
    `Hai preso l'impegno di usare ${the(buildingNoun(building))} su ${seatName(names, target)}; ` +
    `prima mantienilo.`,
  "flip/twice": ({ track }) => `La plancia ${of(trackNoun(track))} è già da girare.`,

  "offer/nothing": () => "Nulla per nulla non è un'offerta: dai o chiedi qualcosa.",
  "offer/bad-addressee": () =>
    "Un'offerta va a tutti, o ad altri giocatori, ciascuno indicato una volta.",
  "offer/unknown-card": ({ slot }) => `Non hai la carta ${slot}.`,
  "offer/card-twice": ({ slot }) => `La carta ${slot} è indicata due volte.`,
  "offer/not-piracy": ({ slot }, _names, own) =>
    `Solo la Pirateria si può promettere come altro, ` +
    `e ${cardInSlot(slot, own)} non è una Pirateria che dai.`,
  "offer/vp-short": ({ need, have }) => `Offri ${need} PV e ne hai ${have}.`,
  "offer/vp-barred": () => "A questo tavolo non si scambiano punti vittoria.",
  "offer/unknown-reply": ({ offer }) =>
    `L'offerta ${offer} non è stata fatta a te in questo turno; rispondi a una che lo sia.`,
  "offer/step": () => "In questo mercato prima tutti fanno offerte, poi tutti rispondono.",
  "pledge/building": ({ building }) =>
    `Per ${the(buildingNoun(building))} non si prendono impegni: ` +
    `l'edificio deve esserci e dare qualcosa a un avversario.`,
  "pledge/target": () => "Un impegno indica un altro giocatore al tavolo.",
  "pledge/contradicts": ({ building }) =>
    `Questo contraddice un altro impegno per ${the(buildingNoun(building))}.`,
  "pledge/too-late": () => "Nell'ultimo turno non si prendono più impegni.",
  "offer/unknown": ({ offer }) => `L'offerta ${offer} non esiste.`,
  "offer/withdrawn": ({ offer }) => `L'offerta ${offer} non vale più: è stata ritirata.`,
  "offer/taken": ({ offer }) => `L'offerta ${offer} non vale più: è stata accettata.`,
  "offer/cards-gone": ({ offer }) =>
    `L'offerta ${offer} non vale più: una sua carta è stata scambiata.`,
  "offer/declined": ({ offer }) => `L'offerta ${offer} è stata rifiutata.`,
  "offer/not-yours": ({ offer }) =>
    `L'offerta ${offer} non spetta a te: rispondi a quelle che ricevi e ritiri le tue.`,
  "deal/wrong-cards": () =>
    "Queste carte non sono quelle che l'offerta chiede; dai esattamente quelle.",
  "deal/vp-short": ({ seat }, names) =>
    `${seatName(names, seat)} non ha i punti vittoria per questo scambio.`,

  "store/unknown-card": ({ slot }) => `Non hai la carta ${slot}.`,
  "store/card-twice": ({ slot }) => `La carta ${slot} è indicata due volte.`,
  "store/too-many": ({ room }) =>
    room === 0
      ? "Non hai un magazzino."
      : `Nel tuo magazzino c'è posto per ${count(room, "carta", "carte")}.`,
  "store/forbidden": ({ slot }, _names, own) => {
    const held = own.find((card) => card.slot === slot);
    return held === undefined
      ? `Non puoi mettere in magazzino la carta ${slot}: la sua metà inferiore lo vieta.`
      : `Non puoi mettere in magazzino ${bottom[held.bottom].name} (carta ${slot}).`;
  },

  "vote/not-tied": () => "Vota uno dei giocatori alla pari.",
  "cubes/wrong-count": ({ count: number }) => `Perdi esattamente ${cubes(number)}.`,
  "cubes/wrong-area": ({ area }) => `La calamità non ti prende questo cubo: ${cubePlace(area)}.`,
  "cubes/base-last": () =>
    "La base dell'industria si perde per ultima, dopo tutte le altre industrie.",
  "discard/wrong-cards": ({ count: number }) =>
    `Scarta esattamente ${count(number, "carta", "carte")} dal magazzino, ` +
    `${number === 1 ? "indicata una volta" : "ciascuna indicata una volta"}.`,

  "build/unknown": ({ building: id }) => `Non c'è nessun edificio «${id}».`,
  "build/standing": ({ building }) => `Hai già ${the(buildingNoun(building))}.`,
  "build/wrong-side": ({ building }) =>
    `${capitalize(the(buildingNoun(building)))} sta sull'altro lato della tua plancia.`,
  "build/level": ({ level }) =>
    level === 0
      ? "Dove si trova il tuo segnalino non si può costruire; prima deve avanzare."
      : `Il livello ${level} ammette al massimo ${count(level, "edificio", "edifici")}; ` +
        `prima il segnalino deve avanzare.`,
  "money/short": ({ need, have }) => `Costa $${need}; hai $${have}.`,
  "develop/not-offered": ({ card }) =>
    `${development(card)} non è tra gli sviluppi di questo turno.`,
  "develop/bought": ({ card }) => `In questo turno hai già comprato ${development(card)}.`,
  "develop/forbidden": ({ card }) =>
    `Una calamità ti vieta di comprare ${development(card)} in questo turno.`,
  "develop/no-worker": () => "Lì non c'è un lavoratore da prendere.",
  "develop/wrong-source": () =>
    "Indica da dove vengono i lavoratori: da posti che la carta ammette, non più di quanti ne prende.",
  "develop/no-room": () => "Non c'è posto per il cubo.",
  "develop/no-city": () => "Serve un cubo da una città, e lì non ne hai.",
  "develop/box-needed": () => "Indica in quale casella della cultura va.",
  "develop/wrong-box": (refusal) =>
    `La casella ${cultureBox(refusal.box)} non è nella riga di questa carta.`,
  "develop/box-taken": (refusal) => `La casella ${cultureBox(refusal.box)} è occupata.`,
  "develop/industry-needed": () => "Indica in quale industria va.",
  "develop/industry-taken": ({ industry }) => `Hai già un cubo ${inside(industryNoun(industry))}.`,
  "develop/spaces-needed": () => "Indica di quante caselle si sposta il segnalino, e da che parte.",
  "develop/wrong-spaces": ({ most }) =>
    `Il segnalino si sposta da 1 a ${spaces(most)}, a destra o a sinistra.`,
  "develop/not-asked": ({ field }) => UNEXPECTED_FIELDS[field],
  "industry/none": () => "Senza un cubo nell'industria non si comprano punti vittoria.",
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
  abilities: "Ora si usano gli edifici per sé, finché tutti non hanno finito.",
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
  from: "Questa carta non prende lavoratori.",
  box: "Questa carta non va in nessuna casella della cultura.",
  industry: "Questa carta non va in nessuna industria.",
  spaces: "Questa carta non sposta nessun segnalino a tua scelta.",
};
