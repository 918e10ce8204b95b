import type { MapCodeRefusal } from "@sofala/zimbabwe";
import { sentenceByTag } from "../../../sentences.ts";
import { signed } from "../../../signed.ts";
import type { ZimbabweOptionsText } from "../../../en/zimbabwe/web/options.ts";
import type { MapCodeSentences } from "../../../games/zimbabwe/zimbabwe-text.ts";
import { count } from "../../grammar.ts";

const MAP_CODE_SENTENCES: MapCodeSentences = {
  "map/unreadable": ({ found }) =>
    `«${found}» non è una tessera. Un codice è fatto di lettere da A a K, ognuna seguita da una cifra da 0 a 3.`,
  "map/number-of-tiles": ({ found }) =>
    `Una mappa ha 4, 6, 7 o 9 tessere, per 2, 3, 4 o 5 giocatori; questo codice ne ha ${found}.`,
  "map/tile-twice": ({ tile }) =>
    `C'è una sola tessera ${tile}, ma questo codice la usa due volte.`,
  "map/start-tile": ({ players }) =>
    `La tessera iniziale A è nel posto sbagliato per ${players} giocatori.`,
};

export const options: ZimbabweOptionsText = {
  empire: "Impero",
  shuffleEmpires: "Mescola gli imperi",
  firstPlay: "Prima partita",
  firstPlayText: (gods) => `Senza specialisti e con sei divinità facili da capire: ${gods}.`,
  specialists: "Specialisti",
  specialistsText: "Cinque carte che, a pagamento, cambiano una regola a ogni turno.",
  gods: "Divinità",
  godsText: "Ogni divinità può essere adorata da un solo giocatore, per tutta la partita.",
  godsRandom: "Otto a caso",
  godsChosen: "Scegli",
  godsCount: (gods) => `${gods} divinità in gioco`,
  vr: (change) => `RV ${signed(change)}`,
  setByFirstPlay: "Deciso da «Prima partita».",
  dziva: "I prezzi di Dziva",
  dzivaText: "Quando chi la adora può alzare o abbassare i prezzi.",
  dzivaRuled: "Anche quando la si sceglie",
  dzivaStart: "Solo all'inizio del turno",
  roundLimit: "Limite di giri",
  roundLimitText: "Dopo quel giro vince chi supera di più il proprio RV, o chi ci è più vicino.",
  noLimit: "Nessun limite",
  rounds: (rounds) => count(rounds, "giro", "giri"),
  optionSummary: {
    firstPlay: "Prima partita",
    noSpecialists: "Senza specialisti",
    chosenGods: (gods) => `${gods} divinità scelte`,
    dziva: "Prezzi di Dziva solo all'inizio del turno",
    rounds: (rounds) => `Finisce dopo ${count(rounds, "giro", "giri")}`,
  },
  map: "Mappa",
  mapLabel: (code) => `Mappa con il codice ${code}`,
  newMap: "Nuova mappa",
  code: "Codice della mappa",
  codeText: "Condividi questo codice, o scrivi quello che hai ricevuto.",
  copyLink: "Copia il link",
  copied: "Copiato",
  cannotCopy: "Il browser non permette di copiare. Seleziona il codice e copialo a mano.",
  mapCodeRefusal: sentenceByTag<"code", MapCodeRefusal, []>("code", MAP_CODE_SENTENCES),
};
