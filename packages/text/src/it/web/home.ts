import type { HomeText } from "../../en/web/home.ts";

export const home: HomeText = {
  chooseGame: "Quale gioco",
  games: {
    zimbabwe: {
      title: "The Great Zimbabwe",
      shortTitle: "Zimbabwe",
      description:
        "Artigiani, divinità e monumenti di pietra a secco, da due a cinque giocatori. I conti sono già fatti; a te resta pensare.",
      changeSetup: "Cambia giocatori o mappa",
      playLocallyText: "Da due a cinque persone su questo dispositivo",
      learnText: "Dieci minuti su una mappa piccola: ogni regola una volta, facendola.",
      rulesText: "Tutte le regole, le carte e i termini, con la ricerca.",
    },
    mediterranean: {
      title: "Trading in the Mediterranean",
      shortTitle: "Mediterraneo",
      description:
        "Quattro minuti di mercato, tutti insieme, e solo dopo si scopre che cosa c'era sotto le carte. Sei turni, da quattro a sei giocatori.",
      changeSetup: "Cambia giocatori o opzioni",
      playLocallyText: "Fino a sei persone su questo dispositivo; i bot completano il tavolo",
      learnText: "Otto minuti di mercato con due mercanti: ogni passo di un turno, facendolo.",
      rulesText: "Tutte le regole, le carte, gli edifici e i prezzi, con la ricerca.",
    },
  },
  playBots: "Gioca contro i bot",
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
