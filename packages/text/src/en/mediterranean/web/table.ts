import type { MediterraneanTableText } from "../../../games/mediterranean/table-text.ts";
import { list } from "../../grammar.ts";

export const table: MediterraneanTableText = {
  turn: (turn, of) => `Turn ${turn} of ${of}`,
  status: {
    yourDecision: "It is for you to decide",
    waitingFor: (names) => `Waiting for ${list(names)}`,
    watching: "You are watching",
    gameOver: (winners) => `The game is over: ${list(winners)} won`,
  },
  tabs: { log: "Log", mats: "Mats", cards: "Cards" },
  hand: "Your hand",
  pause: "Pause",
  resume: "Go on",
  paused: "The game is paused",
  takeBack: "Take back",
  passDevice: {
    title: (name) => `Hand the device to ${name}`,
    text: "Nobody else should look now.",
    takeDevice: (name) => `I am ${name}`,
  },
  keyList: [
    { keys: "?", description: "Show the keys" },
    { keys: "/", description: "Open the rules" },
    { keys: "Tab", description: "Go from part to part" },
  ],
  dismiss: "Close",
};
