import { example, list, p } from "../../../web/rules-blocks.ts";
import type { ZimbabweSections } from "../../../games/zimbabwe/rules-text.ts";

export const ending: ZimbabweSections<"ending" | "set-up" | "first-play" | "glossary"> = {
  revenue: {
    title: "Revenue",
    blocks: [
      p("After the last turn of a round, everybody gets:"),
      list(
        "all the cattle on their god, specialist and technology cards;",
        "an income equal to the level of their highest monument, from 1 to 5. The number of monuments does not matter; without any monument there is no income.",
        "2 more if they adore [Engai](god-engai).",
      ),
    ],
  },
  victory: {
    title: "The end of the game",
    blocks: [
      p(
        "VP and VR are compared only now, after revenue. If at least one player has at least as many VP as VR, the game is over. Reaching your VR in the middle of a round does not end the game: the others still get their turns.",
      ),
      p(
        "If nobody has reached their VR, all used markers are removed, and the next round begins with the gifts.",
      ),
    ],
  },
  ranking: {
    title: "Who wins, and ties",
    blocks: [
      p(
        "Those who reached their VR come first. Among them, and among the others, the following decides, in order:",
      ),
      list(
        "the larger overshoot, VP minus VR;",
        "then the player who adores [Xango](god-xango);",
        "then more VP;",
        "then the earlier place in this round's turn order.",
      ),
      example(
        "Kilwa has 27 VP with VR 26, Zulu 24 VP with VR 22. Zulu wins with an overshoot of 2 against 1, although Kilwa has more points.",
      ),
    ],
  },

  layout: {
    title: "The map",
    blocks: [
      p(
        "The map consists of the start tile with its six starting areas and other random tiles: four tiles in a square for two players, six for three, seven for four, nine for five. Each tile, including the start tile, is rotated at random.",
      ),
      p("The rules are the same for two players."),
    ],
  },
  start: {
    title: "What everybody starts with",
    blocks: [
      list(
        "Everyone has 3 cattle and VR 20. The VR markers are stacked in random order.",
        "Eight of the twelve gods are drawn; the others are out of the game.",
        "All five specialists are available, and both technology cards of each type, the lower one first.",
      ),
    ],
  },
  "first-monuments": {
    title: "First monuments",
    blocks: [
      p(
        "From the top of the VR stack to the bottom, each player places a level 1 monument on a free starting area. Everybody now has 1 VP. Then round 1 begins with the gifts, and the player who placed last is first in the [queue](queue).",
      ),
      p("Unused starting areas stay free for the whole game; no piece can be placed there."),
    ],
  },

  "first-game": {
    title: "A first game",
    blocks: [
      p(
        "A first game has a special set-up: no specialists, and only the gods Xango, Tsui-Goab, Elegua, Gu, Engai and Obatala. Everything else is as usual.",
      ),
    ],
  },
  overlooked: {
    title: "Easily overlooked",
    blocks: [
      list(
        "The distance (VR minus VP) shows who is ahead, not the points alone. An opponent without a god may still get 2 closer with Xango, or more with Gu.",
        "Plan with two numbers: what a raise costs now, and how much of it returns to your own cards.",
        "Use other players' craftsmen. Hardly anybody gets far with only their own.",
        "One tall monument needs many different goods. A second and third monument, built in time, make later raises worth more.",
        "A secondary craftsman makes a line more expensive for everyone immediately. It slows down the leader.",
        "A secondary good uses two resources, and used markers stay until the round ends: the player who plays first gets what is scarce.",
        "Early in the game, a place in the turn order is rarely worth many cattle. In the deciding round it is.",
        "Your own hub costs 1 cattle like any other, and hubs never help to reach a resource.",
      ),
    ],
  },
  options: {
    title: "Options of a game",
    blocks: [
      list(
        "**Gods**: eight drawn at random, or a list of your choice.",
        "**Specialists**: with or without.",
        "**First play**: see [a first game](first-game).",
        "**Dziva**: prices at the start of a turn and when she is chosen, or at the start of a turn only.",
        "**Round limit**: none, or a last round. After its revenue the game ends, and [the ranking](ranking) applies even if nobody has reached their VR.",
      ),
    ],
  },

  terms: {
    title: "Terms",
    blocks: [
      {
        kind: "terms",
        terms: [
          ["Adore", "To choose a god, one per player and game. See [gods](choosing-a-god)."],
          ["Area", "One square of the map, land or water. See [areas](areas)."],
          [
            "Body of water",
            "Water areas that share a side; one step in, one step out. See [water](water).",
          ],
          [
            "Claimed",
            "A resource in range of a craftsman of the same type. See [a free resource](free-resource).",
          ],
          ["Good", "What a craftsman makes for one raise. See [buying](buying)."],
          ["Hand", "The cattle you can spend now. See [cattle](cattle)."],
          ["Hub", "A monument on the way to a craftsman. See [hubs](hubs)."],
          ["Income", "Cattle for the level of your highest monument. See [revenue](revenue)."],
          [
            "Line",
            "Wood, clay, ivory or diamond. A raise uses only one good of each line. See [different goods](different-goods).",
          ],
          [
            "Main action",
            "Building, placing or raising; one per turn. See [the main action](main-action).",
          ],
          ["Overshoot", "VP minus VR at the end. See [who wins](ranking)."],
          ["Plaque", "Where a player's share of the gifts is placed. See [plaques](plaques)."],
          [
            "Primary, secondary",
            "A secondary craftsman uses the good of a primary one. See [secondary craftsmen](secondary-craftsmen).",
          ],
          ["Queue", "The order of giving, by VR. See [the queue](queue)."],
          [
            "Range",
            "At most 3 steps; 6 on the turn of the player who adores Eshu. See [range](range).",
          ],
          ["Step", "From an area to one of its eight neighbours. See [range](range)."],
          ["Stock", "The common supply of cattle, unlimited. See [cattle](cattle)."],
          [
            "Technology",
            "The card that lets you place a type of craftsman and shows its price. See [technology cards](technology).",
          ],
          [
            "Turn order",
            "The order of play in phase II, decided by the gifts. See [passing](passing).",
          ],
          [
            "Used marker",
            "On a resource that has been used this round. See [resources](resources).",
          ],
          ["VP", "Victory points, from monuments and craftsmen. See [VP](vp)."],
          ["VR", "Victory requirement: the VP you need. See [VR](vr)."],
        ],
      },
    ],
  },
};
