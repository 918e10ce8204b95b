import type { RulesScreenText } from "../../en/web/rules-screen.ts";

export const rulesScreen: RulesScreenText = {
  search: "Cerca nelle regole",
  contents: "Indice",
  example: "Esempio",
  resultCount: (count) => (count === 1 ? "1 sezione trovata" : `${count} sezioni trovate`),
  nothingFound: "Nessun risultato. Prova con una parola più corta, o scorri l'indice.",
  allRules: "Tutte le regole",
  previous: "Sezione precedente",
  next: "Sezione seguente",
};
