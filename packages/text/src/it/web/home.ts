import type { HomeText } from "../../en/web/home.ts";
import { overviewsOf } from "../../game-overview.ts";
import { games } from "../games.ts";

export const home: HomeText = {
  chooseGame: "Quale gioco",
  games: overviewsOf(games),
  playBots: "Gioca contro i bot",
  playGame: (game) => `Gioca a ${game}`,
  lineup: (bots, kinds, hasPerson) =>
    `${hasPerson ? "Tu e " : ""}${bots} bot (${kinds.join(", ")})`,
  playFriends: "Gioca con gli amici",
  playFriendsText: "Ognuno dal suo dispositivo, dal vivo o in più giorni",
  playLocally: "Gioca allo stesso tavolo",
  starting: "Si apparecchia il tavolo …",
  cannotStart:
    "Il browser non conserva nulla per questo sito, quindi nessuna partita può cominciare. Spesso dipende da una finestra in incognito.",
  stopAnimation: "Ferma l'immagine",
  playAnimation: "Fai andare l'immagine",
  continueGame: "Riprendi a giocare",
  allGames: "Tutte le mie partite",
  learn: "Impara a giocare",
  rules: "Cerca una regola",
  importGame: "Importa una partita",
  importGameText: "Apri una registrazione o una posizione da un file, o incollala.",
};
