import type { Outcome } from "@sofala/tsoro";
import { count } from "../../grammar.ts";

/** The texts of a table of Tsoro yematatu. */
export const tsoroWeb = {
  board: {
    /** The name of the board for screen readers. */
    label: "Board with seven points",
    /** For screen readers, when the board is entered. */
    keyboardHelp:
      "Arrow keys move between the points. Enter places a stone, or chooses the stone to move and the point to move it to. Escape drops the choice.",
    /** `Centre: stone of Ann, can move` */
    point: (name: string, facts: readonly string[]) => `${name}: ${facts.join(", ")}`,
    stoneOf: (owner: string) => `stone of ${owner}`,
    free: "free",
    canPlace: "you can place a stone here",
    canMove: "you can move this stone",
    selected: "chosen",
    target: "you can move here",
    inLine: "part of the winning line",
    lastMove: "last move",
  },
  status: {
    place: (left: number) =>
      left === 1 ? "Your turn: place your last stone" : `Your turn: place a stone, ${left} left`,
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
    draw: "A draw",
    reason: {
      line: () => "Three stones in a line.",
      blocked: (loser: string) => `${loser} had no way to move.`,
      repetition: () => "The same position came up for the third time.",
    } satisfies { readonly [because in Outcome["because"]]: (loser: string) => string },
    rematchText: "The other player begins.",
  },
  keyList: [
    { keys: "← ↑ ↓ →", description: "move between the points" },
    { keys: "Enter", description: "place a stone, or choose one to move" },
    { keys: "Esc", description: "drop the choice" },
    { keys: "u", description: "take back" },
    { keys: "[ ]", description: "look at the move before or after" },
    { keys: "/", description: "search the rules" },
    { keys: "?", description: "this list" },
  ],
};

export type TsoroWebText = typeof tsoroWeb;
