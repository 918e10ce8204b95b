import { list } from "../../grammar.ts";

/** The table around the market: what is going on, its clock, and who has the device. */
export const table = {
  turn: (turn: number, of: number) => `Turn ${turn} of ${of}`,
  /** The sentence that says what the table waits for. */
  status: {
    yourDecision: "It is for you to decide",
    waitingFor: (names: readonly string[]) => `Waiting for ${list(names)}`,
    watching: "You are watching",
    gameOver: (winners: readonly string[]) => `The game is over: ${list(winners)} won`,
  },
  tabs: { log: "Log", mats: "Mats", cards: "Cards" },
  hand: "Your hand",
  pause: "Pause",
  resume: "Go on",
  paused: "The game is paused",
  takeBack: "Take back",
  /** Between two people at one device. */
  passDevice: {
    title: (name: string) => `Hand the device to ${name}`,
    text: "Nobody else should look now.",
    takeDevice: (name: string) => `I am ${name}`,
  },
  keyList: [
    { keys: "?", description: "Show the keys" },
    { keys: "/", description: "Open the rules" },
    { keys: "Tab", description: "Go from part to part" },
  ],
  dismiss: "Close",
};

export type MediterraneanTableText = typeof table;
