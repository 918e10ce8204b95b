import type { LearnText } from "../../en/web/learn.ts";

export const learn: LearnText = {
  title: "Impara",
  text: "Impara giocando, o leggi le regole: puoi aprirle durante ogni partita.",
  tutorial: "Guida interattiva",
  tutorialStart: "Inizia la guida",
  rules: "Regole",
  rulesOpen: "Apri le regole",
  firstGameStart: "Prepara una prima partita",
};
