import type { HomeText } from "../../web/home-text.ts";

export const home: HomeText = {
  title: "The Great Zimbabwe",
  text: "Artigiani, divinità e monumenti di pietra a secco, da due a cinque giocatori. I conti sono già fatti; a te resta pensare.",
  bots: "Gioca contro i bot",
  company: (bots, kinds, hasPerson) =>
    `${hasPerson ? "Tu e " : ""}${bots} bot (${kinds.join(", ")})`,
  change: "Cambia giocatori o mappa",
  friends: "Gioca con gli amici",
  friendsText: "Ognuno dal suo dispositivo, dal vivo o in più giorni",
  oneTable: "Gioca allo stesso tavolo",
  oneTableText: "Da due a cinque persone su questo dispositivo",
  starting: "Si apparecchia il tavolo …",
  cannotStart:
    "Il browser non conserva nulla per questo sito, quindi nessuna partita può cominciare. Spesso dipende da una finestra in incognito.",
  stop: "Ferma l'immagine",
  play: "Fai andare l'immagine",
  goOn: "Riprendi a giocare",
  allGames: "Tutte le mie partite",
  learn: "Impara a giocare",
  learnText: "Dieci minuti su una mappa piccola: ogni regola una volta, facendola.",
  rules: "Cerca una regola",
  rulesText: "Tutte le regole, le carte e i termini, con la ricerca.",
  bring: "Importa una partita",
  bringText: "Apri una registrazione o una posizione da un file, o incollala.",
};
