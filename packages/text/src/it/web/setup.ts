import type { SetupText } from "../../en/web/setup.ts";

export const setup: SetupText = {
  players: "Giocatori",
  seats: "Posti",
  seat: (number) => `Posto ${number}`,
  player: "Chi gioca",
  person: "Persona",
  bot: {
    novice: (name) => `${name}, bot principiante`,
    casual: (name) => `${name}, bot occasionale`,
    club: (name) => `${name}, bot da circolo`,
    steady: (name) => `${name}, bot solido`,
    strong: (name) => `${name}, bot forte`,
  },
  asStrongAsMe: "Bot forti come me",
  chosenByResults: (bot) => `${bot}, in base ai tuoi risultati su questo dispositivo.`,
  noResults: (bot) =>
    `Su questo dispositivo non c'è ancora una partita finita contro i bot: comincia con ${bot}.`,
  name: "Nome",
  options: "Opzioni",
  start: "Inizia la partita",
  onlyBots: "Non gioca nessuna persona: guarderai i bot.",
};
