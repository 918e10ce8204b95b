import type { Area, CubePlace, IdeaTrack } from "@sofala/mediterranean";
import type { LossFacts, StepsText } from "../../../en/mediterranean/web/steps.ts";
import { capitalize, count, list, of, type Noun } from "../../grammar.ts";
import { cubes, leftOrRight, spaces } from "../effects.ts";
import { area, good, track } from "../names.ts";
import { cubePlace } from "../fragments.ts";
import { building } from "../card-names.ts";
import { shop } from "./shop.ts";

export const steps: StepsText = {
  label: "Le tue decisioni",
  choices: "Scelte",
  ready: "Fatto",
  unready: "Non ancora",
  takeBack: "Annulla",
  back: "Indietro",
  dismiss: "Chiudi",
  waitingFor: (names) => `In attesa di ${list(names)}.`,
  othersActivity: {
    abilities: "Si usano gli edifici.",
    give: "Un edificio può colpire qualcuno.",
    flips: "Si possono girare le tavole.",
    bank: "La banca: Povertà o prosperità.",
    vote: "I giudici votano.",
    cubes: "Si perdono cubi.",
    stored: "Si scartano carte del magazzino.",
    purchasing: "Tutti comprano.",
    throw: "Sasso, carta, forbici.",
  },
  pick: "Scegli",
  problem: ({ code, title = `(${code})` }) =>
    PROBLEMS[code] ?? `Il server non l'ha fatto. ${title} Non è cambiato nulla.`,
  change: {
    name: {
      vp: "PV",
      money: "denaro",
      happiness: "felicità",
      safety: "sicurezza",
      available: "lavoratori",
      price: "prezzo di un PV",
    },
    beforeAfter: (what, before, after) => `${what}: ${before}, poi ${after}`,
    noChange: "non cambia nulla",
    level: (level) => `livello ${level}`,
    destroyed: (buildings) => `distrutti: ${list(buildings.map(building))}`,
  },
  abilities: {
    prompt: (left) =>
      left === 1 ? "Puoi usare ancora un edificio." : `Puoi usare ${left} edifici.`,
    allUsed: "Hai usato tutti i tuoi edifici.",
    used: "usato",
    useAll: (left) => (left === 1 ? "Usalo" : `Usali tutti e ${left}`),
    skipRest: "Lascia il resto",
  },
  give: {
    prompt: "Su chi usi il tuo edificio?",
    chosen: (id, name) => `${building(id)}, su ${name}.`,
    use: (name) => `Usalo su ${name}`,
    pass: "Su nessuno",
    pledges: "Impegni",
    pledge: (by, id, use, on) =>
      `${by === undefined ? "Il tuo impegno" : `Impegno di ${by}`}: ${use ? "usare" : "non usare"} ` +
      `${building(id)} su ${on ?? "di te"}.`,
    yourTurnLater: "Poi tocca a te.",
  },
  flips: {
    prompt: "Giri una tavola?",
    keep: "Non girare nulla",
    confirm: (tracks) => (tracks.length > 1 ? "Girale entrambe" : "Girala"),
    board: (which) => `Tavola ${of(TRACK_NOUNS[which])}`,
    chosen: "sarà girata",
    destroys: (buildings) => `Distrugge: ${list(buildings.map(building))}.`,
    destroysNothing: "Non distrugge nulla.",
    losesSpaces: (number) => `Rinunci a ${spaces(number)}.`,
    handEffect: (which, number) => `La tua mano spinge: ${track[which]} ${leftOrRight(number)}.`,
    noHandEffect: "La tua mano non la spinge.",
    buildingsOf: (idea) => `Edifici: ${idea}`,
    secret: "Nessuno lo vede finché tutti hanno deciso; poi le tavole si girano insieme.",
    waiting: (tracks) =>
      tracks.length === 0 ? "Non giri nulla." : `Giri: ${list(tracks.map((each) => track[each]))}.`,
    confirmDialog: {
      title: (tracks) => (tracks.length > 1 ? "Girare entrambe le tavole?" : "Girare la tavola?"),
      cannotUndo: "Una volta mostrato, non si può annullare.",
      confirm: "Gira",
      cancel: "Ci ripenso",
    },
  },
  bank: {
    prompt: "Che cosa fa la tua banca in questo turno?",
    choice: { poverty: "Protegge dalla Povertà", prosperity: "Moltiplica la prosperità" },
    poverty: (cards) =>
      cards === 1
        ? "1 carta Povertà non costa felicità."
        : `${cards} carte Povertà non costano felicità.`,
    prosperity: (cards) =>
      cards === 1
        ? "1 carta prosperità porta più PV."
        : `${cards} carte prosperità portano più PV.`,
    confirm: { poverty: "Proteggi", prosperity: "Moltiplica" },
  },
  vote: {
    prompt: (calamity) => `${calamity}: chi colpisce?`,
    youAreTied: (calamity) => `${calamity}: sei alla pari, votano gli altri.`,
    voted: (name) => `Hai votato per ${name}; puoi cambiare finché tutti hanno votato.`,
    confirm: (name) => `Vota per ${name}`,
    losses: (losses) => `Si perde: ${losses}.`,
    round: (round, all, needed) =>
      `Giro ${round} di ${all}; ${needed === 1 ? "decide 1 voto" : `decidono ${needed} voti`}.`,
    penalty: (vp) => `Senza una decisione ogni giudice paga ${vp} PV.`,
    votes: (names) =>
      names.length === 0
        ? "nessun voto"
        : `${names.length === 1 ? "voto" : "voti"} di ${list(names)}`,
  },
  cubes: {
    prompt: (calamity, number) => `${calamity}: scegli ${cubes(number)} da perdere.`,
    confirm: (chosen, number) =>
      chosen === number ? `Perdi ${cubes(number)}` : `Scelti ${chosen} di ${number}`,
    place: (where) => capitalize(cubePlace(where)),
    lostOf: (chosen, there) => `${chosen} di ${there}`,
    consequence,
    suggested: "È un suggerimento; scegli come vuoi.",
    unaffected: (places, calamity) => `${calamity} non tocca: ${places}.`,
    remove: (where) => `Tienine uno: ${where}`,
  },
  stored: {
    prompt: (number) => `Il magazzino si è ridotto: scarta ${count(number, "carta", "carte")}.`,
    confirm: (chosen, number) =>
      chosen === number
        ? `Scarta ${count(number, "carta", "carte")}`
        : `Scelte ${chosen} di ${number}`,
  },
  rockPaperScissors: {
    prompt: (against) => `Gioca per il primo posto contro ${against}.`,
    watching: (names) => `${list(names)} giocano per il primo posto.`,
    thrown: "Hai giocato.",
    score: (first, [a, b], second) => `${first} ${a} : ${b} ${second}`,
    firstTo: (wins) => `Si vince a ${wins}`,
    lastThrow: (shown) => `Ultima mano: ${shown}`,
    nextOpponent: (names) => `Chi vince incontra ${list(names)}.`,
  },
  shop,
  keyList: [
    { keys: "1 … 9", description: "Prendi la scelta con quel numero" },
    { keys: "Invio", description: "Premi il pulsante principale" },
    { keys: "Esc", description: "Torna indietro di un passo" },
    { keys: "+ / −", description: "Compra più o meno PV" },
    { keys: "u", description: "Annulla l'ultima decisione" },
  ],
};

const TRACK_NOUNS: { readonly [T in IdeaTrack]: Noun } = {
  government: { name: "governo", form: "m" },
  religion: { name: "religione", form: "f" },
};

const PROBLEMS: { readonly [code: string]: string } = {
  offline: "Il server non risponde, quindi non è successo nulla. Riprova quando c'è collegamento.",
  unreadable: "La risposta del server qui non ha senso. Ricarica la pagina.",
  "move/refused": "Intanto la partita è andata avanti, e questo non è più possibile.",
  "undo/nothing": "Non c'è nulla di tuo da ritirare.",
  "undo/refused": "Questo non si può ritirare.",
  "seat/not-seated": "Non siedi a questo tavolo.",
  "seat/handed-over": "Un bot gioca per te. Prima riprendi il tuo posto.",
  "seat/out-of-time": "Il tuo tempo è scaduto. Riprendi il posto quando il bot avrà deciso.",
  "table/not-running": "Questa partita non è più in corso.",
  "request/too-old": "Questa pagina è più vecchia del server. Ricaricala.",
  "request/too-many": "Un po' troppo tutto insieme. Riprova tra un momento.",
  "server/closing": "Il server sta per ripartire. Torna tra un momento.",
  "server/busy": "Il server ha troppo da fare. Riprova tra un momento.",
};

function consequence(lost: CubePlace, facts: LossFacts): string {
  if (lost.startsWith("culture.")) return "i punti segnati restano";
  if (lost.startsWith("farm.")) {
    const grown = lost.slice("farm.".length) as keyof typeof good;
    return `niente più carte: ${good[grown]}`;
  }
  if (lost === "industry.base")
    return facts.isLastIndustry
      ? "non si comprano più PV"
      : "nient'altro, finché resta un'industria";
  if (lost.startsWith("industry.")) return `il bonus va perso; un PV costa $${facts.price}`;
  return CONSEQUENCES[lost as Area]?.(facts) ?? area[lost as Area];
}

const CONSEQUENCES: { readonly [A in Area]?: (facts: LossFacts) => string } = {
  available: () => "un lavoratore in meno",
  city: () => "una carta civica in meno a turno",
  harbor: () => "una carta di lusso in meno a turno",
  warehouse: ({ storage }) =>
    storage === 0 ? "non si mette più nulla in magazzino" : `posto solo per ${storage} carte`,
  bank: () => "niente più banca",
  army: ({ status }) => `sicurezza −${status}`,
  colosseum: ({ status }) => `felicità −${status}`,
};
