import type { MapCodeRefusal } from "@sofala/zimbabwe";
import { sentenceByTag } from "../../../sentences.ts";
import { signed } from "../../../signed.ts";
import type { ZimbabweSetupText } from "../../../en/zimbabwe/web/setup.ts";
import type { MapCodeSentences } from "../../../games/zimbabwe/zimbabwe-text.ts";
import { count } from "../../grammar.ts";

const MAP_CODE_SENTENCES: MapCodeSentences = {
  "map/unreadable": ({ found }) =>
    `«${found}» non è una tessera: un codice è fatto di lettere da A a K, ognuna con una cifra da 0 a 3.`,
  "map/number-of-tiles": ({ found }) =>
    `Una mappa ha 4, 6, 7 o 9 tessere, per 2, 3, 4 o 5 giocatori; questo codice ne nomina ${found}.`,
  "map/tile-twice": ({ tile }) =>
    `La tessera ${tile} nella scatola c'è una volta sola, in questo codice due.`,
  "map/start-tile": ({ players }) =>
    `La tessera di partenza A non è al posto che ha in ${players} giocatori.`,
};

export const setup: ZimbabweSetupText = {
  title: "Una nuova partita",
  players: "Giocatori",
  seats: "Posti",
  seat: (number) => `Posto ${number}`,
  empire: "Impero",
  player: "Chi gioca",
  person: "Persona",
  bot: {
    novice: (name) => `${name}, bot principiante`,
    steady: (name) => `${name}, bot solido`,
    strong: (name) => `${name}, bot forte`,
  },
  name: "Nome",
  shuffleEmpires: "Sorteggia gli imperi",
  options: "Opzioni",
  firstPlay: "Prima partita",
  firstPlayText: (gods) => `Senza specialisti e con sei divinità facili da capire: ${gods}.`,
  specialists: "Specialisti",
  specialistsText: "Cinque carte che piegano una regola, a pagamento, in ogni turno.",
  gods: "Divinità",
  godsText: "Ognuna può essere adorata da un solo giocatore, per tutta la partita.",
  godsRandom: "Otto a sorte",
  godsChosen: "Queste",
  godsCount: (gods) => `${gods} divinità in gioco`,
  vr: (change) => `RV ${signed(change)}`,
  setByFirstPlay: "Lo stabilisce la prima partita.",
  dziva: "I prezzi di Dziva",
  dzivaText: "Quando chi la adora può alzare e abbassare i prezzi.",
  dzivaRuled: "Anche quando la si sceglie",
  dzivaStart: "Solo a inizio turno",
  roundLimit: "Limite di giri",
  roundLimitText: "Dopo quel giro vince chi supera di più il proprio RV, o ne è meno lontano.",
  noLimit: "Nessun limite",
  rounds: (rounds) => count(rounds, "giro", "giri"),
  optionSummary: {
    firstPlay: "Prima partita",
    noSpecialists: "Senza specialisti",
    chosenGods: (gods) => `${gods} divinità scelte`,
    dziva: "Prezzi di Dziva solo a inizio turno",
    rounds: (rounds) => `Finisce dopo ${count(rounds, "giro", "giri")}`,
  },
  map: "Mappa",
  mapLabel: (code) => `La mappa del codice ${code}`,
  newMap: "Sorteggia di nuovo",
  code: "Codice della mappa",
  codeText: "Passalo ad altri, o scrivi qui quello che ti hanno dato.",
  copyLink: "Copia un link",
  copied: "Copiato",
  cannotCopy: "Il browser non ci lascia copiare; il codice si può selezionare a mano.",
  mapCodeRefusal: sentenceByTag<"code", MapCodeRefusal, []>("code", MAP_CODE_SENTENCES),
  start: "Comincia la partita",
  onlyBots: "Qui non siede nessuna persona: guardi giocare i bot.",
};
