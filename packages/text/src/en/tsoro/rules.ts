import { example, list, p } from "../../web/rules-blocks.ts";
import type { TsoroRulesText } from "../../games/tsoro/rules-text.ts";
import { rulesScreen } from "../web/rules-screen.ts";

export const tsoroRules: TsoroRulesText = {
  title: "Rules of Tsoro yematatu",
  searchHint: "line, move, draw …",
  chapters: {
    play: "How to play",
    ending: "How a game ends",
    background: "Good to know",
  },
  sections: {
    aim: {
      title: "The aim",
      blocks: [
        p(
          "Two players have three stones each. The first to get three stones in a line wins. A game takes about five minutes.",
        ),
      ],
    },
    board: {
      title: "The board",
      blocks: [
        p(
          "The board is a triangle with seven points: one at the top, three across the middle, three on the base.",
        ),
        list(
          "Five lines join them, with three points on each: the left side, the right side, the line from the top to the middle of the base, the middle row and the base.",
          "Two points are neighbours if they are next to each other on a line.",
        ),
      ],
    },
    placing: {
      title: "Placing stones",
      blocks: [
        p(
          "The board starts empty. Soapstone goes first. Take turns to place one of your stones on any free point, until all six are on the board.",
        ),
        p("Three in a line [wins](winning) here too, with your third stone."),
      ],
    },
    moving: {
      title: "Moving stones",
      blocks: [
        p(
          "Once all six stones are placed, one point is free. On your turn, move one of your stones along a line to that point. The stone must be next to it.",
        ),
        list(
          "Stones cannot jump over others.",
          "You cannot pass, and no stone ever leaves the board.",
        ),
      ],
    },
    winning: {
      title: "Three in a line",
      blocks: [
        p("A player with all three stones on one of the five lines wins immediately."),
        example(
          "Your stones are in the centre, on the right side and in the left corner, and the left side is free. Move from the left corner to the left side: the middle row is yours.",
        ),
      ],
    },
    blocked: {
      title: "Blocked",
      blocks: [
        p(
          "If it is your turn and none of your stones is next to the free point, you cannot move, and you lose. So you can also win by blocking the other player.",
        ),
      ],
    },
    draw: {
      title: "Draw",
      blocks: [
        p(
          "The game is a draw when the same position comes up for the third time: the same stones on the same points, with the same player to move.",
        ),
        p(
          "Positions count only after all stones are placed. Before that, no position can come up twice.",
        ),
      ],
    },
    "first-point": {
      title: "Who should win",
      blocks: [
        p(
          "If nobody makes a mistake, the game is a draw. The first stone matters most: at the top or on the base you can still get a draw; on the middle row a perfect opponent beats you.",
        ),
        p("That is why games of Tsoro are not rated."),
      ],
    },
    origin: {
      title: "Where it comes from",
      blocks: [
        p(
          "Tsoro yematatu is Shona for “the stone game played with three”. It is played in Zimbabwe on a board drawn on the ground. Some players let stones jump over one another; we play without jumps, which makes [blocking](blocked) possible.",
        ),
      ],
    },
  },
  screen: rulesScreen,
};
