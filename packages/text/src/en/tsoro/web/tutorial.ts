import type { TsoroTutorialText } from "../../../games/tsoro/tutorial-text.ts";
import { tutor } from "../../web/tutor.ts";

export const tsoroTutorial: TsoroTutorialText = {
  ...tutor,
  intro: "One short game against Rudo, who follows a script. It takes about a minute.",
  players: ["Tendai", "Rudo"],
  finished: {
    title: "You know the whole game",
    text: "Well played. Now try a game against a bot.",
    firstGame: "Play a first game",
    rules: "Read the rules",
  },
  lessons: {
    game: {
      title: "A whole game",
      summary: "Place, block, move and win.",
      stepTexts: {
        place:
          "You and Rudo have three stones each. Get three in a line to win, along any of the five lines. You go first: place a stone at the top.",
        row: "Rudo took the right corner. Now make two in a row: place your second stone in the centre. The middle of the base would then complete your line.",
        block:
          "Rudo blocked you there and now has two stones on the base. Stop her: place your last stone in the left corner.",
        move: "All six stones are placed, so from now on they move, one step along a line to the free point. Move your stone from the top to the right side and see what Rudo can still do.",
        win: "Rudo had only one move, and it opened the left side for you. Move from the left corner to the left side: three in the middle row.",
        won: "Three in a line: you win. You also win when it is the other player's turn and none of their stones can move. The same position for the third time is a draw.",
      },
      nudges: {
        place: "You may start anywhere, but here we start at the top.",
        row: "Here we take the centre, in a line with the top.",
        block: "Then Rudo would complete the base and win. Place your stone in the left corner.",
        move: "That would let Rudo escape. Move the stone at the top to the right side.",
        win: "You can do better: complete the middle row from the left corner.",
      },
    },
  },
};
