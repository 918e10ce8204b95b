import type { HomeText } from "../../en/web/home.ts";
import { overviewsOf } from "../../game-overview.ts";
import { games } from "../games.ts";

export const home: HomeText = {
  chooseGame: "Scegli un gioco",
  games: overviewsOf(games),
  firstVisit: {
    learn: "Impara in dieci minuti",
    guided: "Gioca una prima partita guidata",
    guidedText: "Contro bot facili, con qualche spiegazione via via.",
    know: "Lo conosco già",
    knowText: "Mostrami tutti i modi di giocare.",
  },
  playBots: "Gioca contro i bot",
  playGame: (game) => `Gioca a ${game}`,
  lineup: (bots, kinds, hasPerson) =>
    `${hasPerson ? "Tu e " : ""}${bots} bot (${kinds.join(", ")})`,
  playFriends: "Gioca con gli amici",
  playFriendsText: "Ognuno sul proprio dispositivo, in tempo reale o in più giorni",
  playLocally: "Su un solo dispositivo",
  starting: "Preparo la partita …",
  cannotStart:
    "Questo browser non salva nulla per questo sito, quindi non puoi iniziare una partita. Succede spesso nelle finestre in incognito.",
  stopAnimation: "Metti in pausa l'animazione",
  playAnimation: "Avvia l'animazione",
  continueGame: "Continua",
  allGames: "Tutte le mie partite",
  learn: "Impara a giocare",
  rules: "Cerca una regola",
  importGame: "Importa una partita",
  importGameText: "Apri una partita salvata o una posizione da un file, oppure incollala.",
};
