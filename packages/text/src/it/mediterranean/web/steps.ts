import type { Area, CubePlace, IdeaTrack } from "@sofala/mediterranean";
import type { LossFacts, StepsText } from "../../../en/mediterranean/web/steps.ts";
import { capitalize, count, list, of, the, type Noun } from "../../grammar.ts";
import { cubes, spaces, spacesLeftOrRight } from "../effects.ts";
import { area, good } from "../names.ts";
import { cubePlace } from "../fragments.ts";
import { building, buildingNoun } from "../card-names.ts";
import { shop } from "./shop.ts";

export const steps: StepsText = {
  label: "Le tue decisioni",
  choices: "Scelte",
  ready: "Fatto",
  unready: "Non ancora",
  takeBack: (decision) => `Annulla: ${decision}`,
  back: "Indietro",
  dismiss: "Chiudi",
  waitingFor: (names) => `In attesa di ${list(names)}.`,
  othersActivity: {
    abilities: "I giocatori stanno usando i loro edifici.",
    give: "Un giocatore sta usando un edificio su qualcuno.",
    flips: "I giocatori scelgono se girare le plance.",
    bank: "Banche: Povertà o prosperità.",
    vote: "I giudici stanno votando.",
    cubes: "Un giocatore sceglie i cubi da perdere.",
    stored: "Un giocatore scarta carte dal magazzino.",
    purchasing: "Tutti stanno comprando.",
    throw: "Morra cinese.",
  },
  pick: "Scegli",
  problem: ({ code, title = `(${code})` }) =>
    PROBLEMS[code] ?? `Il server non ci è riuscito. ${title} Non è cambiato nulla.`,
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
    skipRest: "Salta il resto",
  },
  give: {
    prompt: "Su chi usi il tuo edificio?",
    chosen: (id, name) => `Usare ${the(buildingNoun(id))} su ${name}?`,
    use: (name) => `Usalo su ${name}`,
    pass: "Non usarlo",
    pledges: "Impegni",
    pledge: (by, id, use, on) =>
      `${by === undefined ? "Il tuo impegno" : `Impegno di ${by}`}: ${use ? "usare" : "non usare"} ` +
      `${the(buildingNoun(id))} su ${on ?? "di te"}.`,
    yourTurnLater: "Poi tocca a te.",
  },
  flips: {
    prompt: "Giri una plancia?",
    keep: "Tieni entrambe le plance",
    confirm: (tracks) => (tracks.length > 1 ? "Girale entrambe" : "Girala"),
    board: (which) => `Plancia ${of(TRACK_NOUNS[which])}`,
    chosen: "sarà girata",
    destroys: (buildings) => `Distrugge: ${list(buildings.map(building))}.`,
    destroysNothing: "Non distrugge nulla.",
    losesSpaces: (number) => `Perdi ${spaces(number)}.`,
    handEffect: (which, number) =>
      `La tua mano sposta il segnalino ${of(TRACK_NOUNS[which])} di ${spacesLeftOrRight(number)}.`,
    noHandEffect: "La tua mano non sposta il segnalino.",
    buildingsOf: (idea) => `Edifici: ${idea}`,
    secret:
      "La tua scelta resta segreta finché non hanno deciso tutti. Poi le plance si girano insieme.",
    waiting: (tracks) =>
      tracks.length === 0
        ? "Tieni entrambe le plance."
        : tracks.length > 1
          ? "Giri entrambe le plance."
          : `Giri la plancia ${list(tracks.map((each) => of(TRACK_NOUNS[each])))}.`,
    confirmDialog: {
      title: (tracks) => (tracks.length > 1 ? "Girare entrambe le plance?" : "Girare la plancia?"),
      cannotUndo: "Una volta rivelata, la scelta non si può più annullare.",
      confirm: "Gira",
      cancel: "Annulla",
    },
  },
  bank: {
    prompt: "Come usi la tua banca in questo turno?",
    choice: { poverty: "Proteggi dalla Povertà", prosperity: "Moltiplica la prosperità" },
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
    prompt: (calamity) => `${calamity}: chi deve colpire?`,
    youAreTied: (calamity) => `${calamity}: sei alla pari, votano gli altri.`,
    voted: (name) => `Hai votato per ${name}. Puoi cambiare voto finché non hanno votato tutti.`,
    confirm: (name) => `Vota per ${name}`,
    losses: (losses) => `Per la vittima: ${losses}.`,
    round: (round, all, needed) =>
      `Giro ${round} di ${all}. ${needed === 1 ? "Serve 1 voto" : `Servono ${needed} voti`}.`,
    penalty: (vp) => `Senza una maggioranza ogni giudice perde ${vp} PV.`,
    votes: (names) =>
      names.length === 0
        ? "nessun voto"
        : `${names.length === 1 ? "voto" : "voti"} di ${list(names)}`,
  },
  cubes: {
    prompt: (calamity, number) => `${calamity}: scegli ${cubes(number)} da perdere.`,
    confirm: (chosen, number) =>
      chosen === number ? `Perdi ${cubes(number)}` : `Scelti ${chosen} su ${number}`,
    place: (where) => capitalize(cubePlace(where)),
    lostOf: (chosen, there) => `${chosen} su ${there}`,
    consequence,
    suggested: "È un suggerimento. Cambialo come vuoi.",
    unaffected: (places) => `Non sono toccati: ${places}.`,
    remove: (where) => `Tienine uno: ${where}`,
  },
  stored: {
    prompt: (number) => `Il magazzino ha meno posto: scarta ${count(number, "carta", "carte")}.`,
    confirm: (chosen, number) =>
      chosen === number
        ? `Scarta ${count(number, "carta", "carte")}`
        : `Scelte ${chosen} su ${number}`,
  },
  rockPaperScissors: {
    prompt: (against) => `Morra cinese contro ${against} per il primo posto.`,
    watching: (names) => `${list(names)} si giocano il primo posto.`,
    thrown: "Hai scelto.",
    score: (first, [a, b], second) => `${first} ${a} : ${b} ${second}`,
    firstTo: (wins) => `Si vince a ${wins}`,
    lastThrow: (shown) => `Ultima mano: ${shown}`,
    nextOpponent: (names) => `Chi vince affronta ${list(names)}.`,
  },
  shop,
};

const TRACK_NOUNS: { readonly [T in IdeaTrack]: Noun } = {
  government: { name: "governo", form: "m" },
  religion: { name: "religione", form: "f" },
};

const PROBLEMS: { readonly [code: string]: string } = {
  offline: "Il server non risponde, quindi non è stato inviato nulla. Riprova quando sei connesso.",
  unreadable: "Il server ha dato una risposta inattesa. Ricarica la pagina.",
  "move/refused": "La partita è andata avanti, e questo non è più possibile.",
  "undo/nothing": "Non hai nulla da annullare.",
  "undo/refused": "Non si può annullare.",
  "seat/not-seated": "Non hai un posto a questo tavolo.",
  "seat/handed-over": "Un bot gioca per te. Prima riprendi il tuo posto.",
  "seat/out-of-time": "Il tuo tempo è scaduto. Riprendi il posto quando il bot avrà deciso.",
  "table/not-running": "Questa partita non è più in corso.",
  "request/too-old": "Questa pagina non è aggiornata. Ricaricala.",
  "request/too-many": "Troppe richieste. Riprova tra un minuto.",
  "server/closing": "Il server si sta riavviando. Sarà di nuovo disponibile tra un momento.",
  "server/busy": "Il server è occupato. Riprova tra un momento.",
};

function consequence(lost: CubePlace, facts: LossFacts): string {
  if (lost.startsWith("culture.")) return "i punti ti restano";
  if (lost.startsWith("farm.")) {
    const grown = lost.slice("farm.".length) as keyof typeof good;
    return `niente più carte di ${good[grown]}`;
  }
  if (lost === "industry.base")
    return facts.isLastIndustry
      ? "non si comprano più PV"
      : "nessun effetto finché hai un'altra industria";
  if (lost.startsWith("industry.")) return `perdi il premio; un PV costa $${facts.price}`;
  return CONSEQUENCES[lost as Area]?.(facts) ?? area[lost as Area];
}

const CONSEQUENCES: { readonly [A in Area]?: (facts: LossFacts) => string } = {
  available: () => "un lavoratore in meno",
  city: () => "una carta civica in meno a turno",
  harbor: () => "una carta di lusso in meno a turno",
  warehouse: ({ storage }) =>
    storage === 0 ? "non puoi più conservare carte" : `posto solo per ${storage} carte`,
  bank: () => "perdi la banca",
  army: ({ status }) => `sicurezza −${status}`,
  colosseum: ({ status }) => `felicità −${status}`,
};
