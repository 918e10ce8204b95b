import type { HomeText } from "../../web/home-text.ts";

export const home: HomeText = {
  choose: "Quale gioco",
  world: {
    zimbabwe: {
      title: "The Great Zimbabwe",
      short: "Zimbabwe",
      text: "Artigiani, divinità e monumenti di pietra a secco, da due a cinque giocatori. I conti sono già fatti; a te resta pensare.",
      change: "Cambia giocatori o mappa",
      oneTableText: "Da due a cinque persone su questo dispositivo",
      learnText: "Dieci minuti su una mappa piccola: ogni regola una volta, facendola.",
      rulesText: "Tutte le regole, le carte e i termini, con la ricerca.",
    },
    mediterranean: {
      title: "Trading in the Mediterranean",
      short: "Mediterraneo",
      text: "Quattro minuti di mercato, tutti insieme, e solo dopo si scopre che cosa c'era sotto le carte. Sei turni, da quattro a sei giocatori.",
      change: "Cambia giocatori o opzioni",
      oneTableText: "Fino a sei persone su questo dispositivo; i bot completano il tavolo",
      learnText: "Otto minuti di mercato con due mercanti: ogni passo di un turno, facendolo.",
      rulesText: "Tutte le regole, le carte, gli edifici e i prezzi, con la ricerca.",
    },
  },
  bots: "Gioca contro i bot",
  company: (bots, kinds, hasPerson) =>
    `${hasPerson ? "Tu e " : ""}${bots} bot (${kinds.join(", ")})`,
  friends: "Gioca con gli amici",
  friendsText: "Ognuno dal suo dispositivo, dal vivo o in più giorni",
  oneTable: "Gioca allo stesso tavolo",
  starting: "Si apparecchia il tavolo …",
  cannotStart:
    "Il browser non conserva nulla per questo sito, quindi nessuna partita può cominciare. Spesso dipende da una finestra in incognito.",
  stop: "Ferma l'immagine",
  play: "Fai andare l'immagine",
  goOn: "Riprendi a giocare",
  allGames: "Tutte le mie partite",
  learn: "Impara a giocare",
  rules: "Cerca una regola",
  bring: "Importa una partita",
  bringText: "Apri una registrazione o una posizione da un file, o incollala.",
};
