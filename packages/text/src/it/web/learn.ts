import type { LearnText } from "../../en/web/learn.ts";

export const learn: LearnText = {
  title: "Impara",
  text: "Ogni gioco ha le sue regole a portata di mano. Comincia da dove vuoi.",
  tutorial: "Guida interattiva",
  tutorialStart: "Comincia la guida",
  rules: "Regole",
  rulesOpen: "Apri le regole",
  firstGameStart: "Prepara una prima partita",
};
