import { example, list, p } from "../../../web/rules-blocks.ts";
import type { ZimbabweSections } from "../../../games/zimbabwe/rules-text.ts";

export const ending: ZimbabweSections<"ending" | "set-up" | "first-play" | "glossary"> = {
  revenue: {
    title: "Revenue",
    blocks: [
      p("After the last turn of a round everybody gets"),
      list(
        "all the cattle on their god, specialist and technology cards,",
        "an income as high as the level of their highest monument, from 1 to 5. How many monuments there are does not matter; without any there is none.",
        "[Engai's](god-engai) worshipper gets 2 more.",
      ),
    ],
  },
  victory: {
    title: "The end of the game",
    blocks: [
      p(
        "Only now, after revenue, are VP and VR compared. If at least one player has as many VP as VR or more, the game is over. Reaching it in the middle of a round does not end anything: the others still have their turns.",
      ),
      p(
        "If nobody has reached their VR, all used markers are taken off and the next round begins with the gifts.",
      ),
    ],
  },
  ranking: {
    title: "Who wins, and ties",
    blocks: [
      p("Those who reached their VR come first. Among them, and among the others, this decides:"),
      list(
        "the larger overshoot, VP minus VR;",
        "then [Xango's](god-xango) worshipper;",
        "then more VP;",
        "then the earlier place in this round's turn order.",
      ),
      example(
        "Kilwa has 27 VP at VR 26, Zulu 24 VP at VR 22. Zulu wins with an overshoot of 2 against 1, although Kilwa has more points.",
      ),
    ],
  },

  layout: {
    title: "The map",
    blocks: [
      p(
        "The start tile, with its six starting areas, and other tiles drawn at random are laid out: four tiles in a square for two players, six for three, seven for four, nine for five. Each tile, the start tile too, is turned at random.",
      ),
      p("Two players play by the same rules as more."),
    ],
  },
  start: {
    title: "What everybody starts with",
    blocks: [
      list(
        "Everyone has 3 cattle and VR 20. The VR markers are stacked in random order.",
        "Eight of the twelve gods are drawn; the others are out of the game.",
        "All five specialists are on offer, and both technology cards of each type, the lower one first.",
      ),
    ],
  },
  "first-monuments": {
    title: "First monuments",
    blocks: [
      p(
        "From the top of the VR stack down, each player puts a monument of level 1 on a free starting area. Everybody now has 1 VP. Then round 1 begins with the gifts, and whoever placed last heads the [queue](queue).",
      ),
      p("Starting areas that stay free remain closed to every piece for the whole game."),
    ],
  },

  "first-game": {
    title: "A first game",
    blocks: [
      p(
        "For a first game there is a set-up of its own: no specialists, and only the gods Xango, Tsui-Goab, Elegua, Gu, Engai and Obatala. Everything else is as usual.",
      ),
    ],
  },
  overlooked: {
    title: "What is easily overlooked",
    blocks: [
      list(
        "The distance VR minus VP tells who is ahead, not the points alone. A rival without a god may still come 2 nearer with Xango, or more with Gu.",
        "Plan with two sums: what a raise costs now, and what of it comes back to your own cards.",
        "Craftsmen of others are there to be used. Hardly anybody gets far on their own alone.",
        "One tall monument needs many lines. A second and third in time make the later raises worth more.",
        "A secondary craftsman makes a line dearer for everyone at once. It slows a leader down.",
        "Two resources go into a secondary good, and used markers stay until the round ends: who moves first takes what is scarce.",
        "Early in the game a place in the turn order is rarely worth much cattle. In the round that decides it is.",
        "A hub of your own costs 1 cattle like any other, and no hub ever leads to a resource.",
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
        "**Limit of rounds**: none, or a last round. After its revenue the game ends, and [the ranking](ranking) holds even if nobody has reached their VR.",
      ),
    ],
  },

  terms: {
    title: "Terms",
    blocks: [
      {
        kind: "terms",
        terms: [
          ["Adore", "To have chosen a god. One per player and game. See [gods](choosing-a-god)."],
          ["Area", "One square of the map, land or water. See [areas](areas)."],
          [
            "Body of water",
            "Water areas joined side to side; one step in, one step out. See [water](water).",
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
            "Wood, clay, ivory or diamond: goods of one line do not go together in a raise. See [different goods](different-goods).",
          ],
          [
            "Main action",
            "Building, placing or raising; one in a turn. See [the main action](main-action).",
          ],
          ["Overshoot", "VP minus VR at the end. See [who wins](ranking)."],
          ["Plaque", "Where gifts are laid for a player. See [plaques](plaques)."],
          [
            "Primary, secondary",
            "A secondary craftsman works on the good of a primary one. See [secondary craftsmen](secondary-craftsmen).",
          ],
          ["Queue", "The order of giving, by VR. See [the queue](queue)."],
          ["Range", "At most 3 steps; 6 in Eshu's turn. See [range](range)."],
          ["Step", "From an area to one of its eight neighbours. See [range](range)."],
          ["Stock", "The common cattle, without end. See [cattle](cattle)."],
          [
            "Technology",
            "The card that allows a type of craftsman and bears its price. See [technology cards](technology).",
          ],
          [
            "Turn order",
            "Who acts when in phase II, decided by the gifts. See [passing](passing).",
          ],
          ["Used marker", "On a resource that has served this round. See [resources](resources)."],
          ["VP", "Victory points, from monuments and craftsmen. See [VP](vp)."],
          ["VR", "Victory requirement: the VP you need. See [VR](vr)."],
        ],
      },
    ],
  },
};
