import { list } from "../../grammar.ts";

import type { Part } from "@sofala/mediterranean";

/** The table around the market: what is going on, its clock, and who has the device. */
export const table = {
  turn: (turn: number, of: number) => `Turn ${turn} of ${of}`,
  /** The sentence that says what the table waits for. */
  status: {
    /** By what is to be decided. */
    yourDecision: {
      abilities: "Your move: use your buildings",
      give: "Your move: choose a player",
      flips: "Your move: choose a board",
      trading: "Your move: trade",
      grace: "Your move: store cards",
      bank: "Your move: Poverty or prosperity",
      vote: "Your move: vote",
      cubes: "Your move: choose cubes to lose",
      stored: "Your move: choose cards to discard",
      purchasing: "Your move: buy",
      throw: "Your move: rock, paper or scissors",
    } satisfies Record<Part, string>,
    waitingFor: (names: readonly string[]) => `Waiting for ${list(names)}`,
    waitingForAll: "Waiting for everybody",
    watching: "You are watching",
    gameOver: (winners: readonly string[]) =>
      `Game over: ${list(winners)} ${winners.length === 1 ? "wins" : "win"}`,
  },
  tabs: { log: "Log", mats: "Mats", cards: "Cards", ledger: "Ledger" },
  hand: "Your hand",
  pause: "Pause",
  resume: "Resume",
  paused: "Game paused",
  /** Between two people at one device. */
  passDevice: {
    title: (name: string) => `Hand the device to ${name}`,
    text: "Nobody else should look at the screen now.",
    takeDevice: (name: string) => `I am ${name}`,
  },
  dismiss: "Close",
  /** What is asked of the player, the first time that a part is decided on this device. */
  introductions: {
    abilities: "You can use each of your buildings once in this phase.",
    give: "Some buildings are used on another player: choose who, or nobody.",
    flips:
      "After six turns the player with the most VP wins. Flip a board if your cards point to its other side, or keep both: a flipped board starts again at 0 and loses its buildings.",
    trading:
      "Swap cards until the market closes: larger sets of one good bring more money, and the bottoms of all your cards take effect.",
    grace: "The market is closed: you can still move cards to your warehouse for the next turn.",
    bank: "Your bank does one thing this turn: it protects you from Poverty, or it multiplies prosperity.",
    vote: "Several players are tied for this calamity: the others vote for its victim.",
    cubes: "The calamity takes cubes from your mat: choose which ones.",
    stored: "Your warehouse holds fewer cards than before: choose which ones to discard.",
    purchasing:
      "Buy developments, buildings and VP: when the turn ends, you lose half of your remaining money.",
    throw: "A tie for first place is decided by rock, paper, scissors.",
  } satisfies Record<Part, string>,
};

export type MediterraneanTableText = typeof table;
