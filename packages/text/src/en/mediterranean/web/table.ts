import type { TableText } from "../../../games/mediterranean/table-text.ts";
import { list } from "../../grammar.ts";

export const table: TableText = {
  turn: (turn, of) => `Turn ${turn} of ${of}`,
  status: {
    yours: "It is for you to decide",
    waitsFor: (names) => `Waiting for ${list(names)}`,
    watching: "You are watching",
    over: (winners) => `The game is over: ${list(winners)} won`,
  },
  tabs: { log: "Log", mats: "Mats", cards: "Cards" },
  hand: "Your hand",
  pause: "Pause",
  resume: "Go on",
  paused: "The game is paused",
  takeBack: "Take back",
  curtain: {
    title: (name) => `Hand the device to ${name}`,
    text: "Nobody else should look now.",
    lift: (name) => `I am ${name}`,
  },
  keyList: [
    { keys: "?", does: "Show the keys" },
    { keys: "/", does: "Open the rules" },
    { keys: "Tab", does: "Go from part to part" },
  ],
  dismiss: "Close",
};
