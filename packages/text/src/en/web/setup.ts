import type { BotTexts } from "../../bot-text.ts";

/** The set-up of any game. */
export const setup = {
  players: "Players",
  seats: "Seats",
  seat: (number: number) => `Seat ${number}`,
  player: "Who plays",
  person: "Person",
  /** A bot's name with its level. */
  bot: {
    novice: (name: string) => `${name}, novice bot`,
    casual: (name: string) => `${name}, casual bot`,
    club: (name: string) => `${name}, club bot`,
    steady: (name: string) => `${name}, steady bot`,
    strong: (name: string) => `${name}, strong bot`,
  } satisfies Record<Exclude<keyof BotTexts, "random">, (name: string) => string>,
  /** A button that chooses the bots by the games on this device. */
  asStrongAsMe: "Bots as strong as me",
  chosenByResults: (bot: string) => `${bot}, by your results on this device.`,
  noResults: (bot: string) =>
    `No finished game against bots on this device yet, so start with ${bot}.`,
  name: "Name",
  options: "Options",
  start: "Start game",
  onlyBots: "No person is playing: you will watch the bots.",
};

export type SetupText = typeof setup;
