import type { Outcome } from "@sofala/tsoro";
import { count } from "../../grammar.ts";

/** The texts of a table of Tsoro yematatu. */
export const tsoroWeb = {
  board: {
    /** The name of the board for screen readers. */
    label: "Board with seven points",
    /** For screen readers, when the board is entered. */
    keyboardHelp:
      "Use the arrow keys to move between points, and Enter to place a stone, or to choose a stone and the point to move it to. Escape cancels.",
    /** `Centre: stone of Ann, can move` */
    point: (name: string, facts: readonly string[]) => `${name}: ${facts.join(", ")}`,
    stoneOf: (owner: string) => `${owner}'s stone`,
    free: "free",
    canPlace: "you can place a stone here",
    canMove: "you can move this stone",
    selected: "selected",
    target: "you can move here",
    inLine: "part of the winning line",
    lastMove: "last move",
  },
  status: {
    place: (left: number) =>
      left === 1 ? "Your turn: place your last stone" : `Your turn: place a stone (${left} left)`,
    move: "Your turn: choose a stone to move",
    moveTo: "Now choose the free point",
    placing: (name: string) => `${name} places a stone`,
    moving: (name: string) => `${name} moves a stone`,
    /** The position came up before. */
    repeated: "This position has come up before. The third time is a draw.",
    /** On a seat's card. */
    toPlace: (left: number) => `${count(left, "stone")} to place`,
    onBoard: "All stones on the board",
  },
  /** The state of a stored game. */
  phase: {
    placing: "Placing stones",
    moving: "Moving stones",
    over: "Finished",
  },
  end: {
    draw: "Draw",
    reason: {
      line: () => "Three stones in a line.",
      blocked: (loser: string) => `${loser} could not move.`,
      repetition: () => "The same position came up for the third time.",
    } satisfies { readonly [because in Outcome["because"]]: (loser: string) => string },
    boardLabel: "The board at the end",
    rematchText: "The other player goes first.",
  },
  /** After `Undo`. */
  undone: { place: "stone", move: "move" },
  keyList: [
    { keys: "← ↑ ↓ →", description: "Move between the points" },
    { keys: "Enter", description: "Place a stone, or choose one to move" },
    { keys: "Esc", description: "Cancel the selection" },
    { keys: "u", description: "Undo" },
    { keys: "U", description: "Redo" },
    { keys: "[ ]", description: "Previous or next move" },
    { keys: "s", description: "Skip the moves that are being shown" },
    { keys: "h", description: "Ask a bot what to do (not online)" },
    { keys: "/", description: "Search the rules" },
    { keys: "?", description: "Show this list" },
  ],
};

export type TsoroWebText = typeof tsoroWeb;
