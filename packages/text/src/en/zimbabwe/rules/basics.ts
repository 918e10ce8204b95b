import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { ZimbabweSections } from "../../../games/zimbabwe/rules-text.ts";

export const basics: ZimbabweSections<"goal" | "round" | "map" | "reach"> = {
  race: {
    title: "A race over different distances",
    blocks: [
      p(
        "You lead an empire and gain victory points (VP) with monuments and craftsmen. Each player has their own victory requirement (VR). A player who has at least as many VP as VR at the end of a round can win. If several players do, the one furthest above their VR wins.",
      ),
      p(
        "Everyone starts with a VR of 20. Gods, specialists and technologies make an empire stronger, but almost all of them raise its VR. You decide how far you have to go.",
      ),
      p(
        "So compare distances (VR minus VP), not only VP. Nothing is hidden: you can look at all cards, cattle, prices and points at any time.",
      ),
    ],
  },
  vr: {
    title: "Victory requirement (VR)",
    blocks: [
      p(
        "Your VR is 20 plus the number on each god, specialist and technology card you have. It changes as soon as you take a card. You never give cards back.",
      ),
      list(
        "Your VR can never go above 40, so you cannot take a card that would raise it further. With [Gu](god-gu), the total after his reduction counts.",
        "Only two gods lower your VR: [Xango](god-xango) has a negative number, and [Gu](god-gu) can reduce the VR of your technologies.",
        "When your VR changes, your marker goes on top of the markers already at the new value. This also happens if a card leaves the total the same.",
        "Among players with equal VR, the marker that moved longest ago is at the bottom. This decides [the queue for gifts](queue).",
      ),
    ],
  },
  vp: {
    title: "Victory points (VP)",
    blocks: [
      p(
        "You never lose VP. They come from the map: every monument counts by its level, every craftsman by its type.",
      ),
      table("levels"),
      p(
        "Each good you buy for a raise is worth 2 VP, at any level. A craftsman is worth 1, 2 or 3 VP; see [the table of craftsmen](placing).",
      ),
    ],
  },
  cattle: {
    title: "Cattle",
    blocks: [
      p(
        "Cattle are the only money. You pay from your hand when you make a move, and you need the full amount, even if part of it will come back.",
      ),
      list(
        "What you pay goes to the common stock, unless a rule names a card. The stock never runs out.",
        "Cattle on a card belong to its owner but wait there until [revenue](revenue).",
        "Cattle on a [plaque](plaques) go to the owner's hand when the gifts are over.",
        "Everyone starts with 3 cattle.",
      ),
    ],
  },

  phases: {
    title: "The four phases",
    blocks: [
      list(
        "**Phase I, gifts.** Players give cattle away to play earlier. See [giving](giving).",
        "**Phase II, religion and culture.** Each player has [one turn](turn), in that order.",
        "**Phase III, revenue.** Everyone collects the cattle on their cards and an income. See [revenue](revenue).",
        "**Phase IV, victory.** VP and VR are compared. If nobody has reached their VR, the next round begins. See [the end](victory).",
      ),
      p("Phases III and IV need no decisions and happen automatically."),
    ],
  },
  turn: {
    title: "Your turn",
    blocks: [
      p("On your turn you may do all of the following, in any order. Everything is optional."),
      list(
        "Choose one card: either [one god](choosing-a-god) or [one specialist](choosing-a-specialist), not both.",
        "[Use each specialist you own](using-a-specialist), once.",
        "Take one [main action](main-action): [build a monument](new-monument), [place craftsmen](placing) or [raise monuments](raise).",
      ),
      p(
        "You must use a specialist in the turn you choose it. If you adore [Dziva](god-dziva), you may set your prices first.",
      ),
    ],
  },
  "main-action": {
    title: "The main action",
    blocks: [
      p(
        "You have one main action per turn. You may place several craftsmen or raise several monuments, and with [Obatala](god-obatala) build two monuments: that still counts as one action.",
      ),
      p(
        "You cannot interrupt the action. You may choose a card or use a specialist before or after it. If you do so during the action, the action ends: you cannot continue placing, raising or building afterwards.",
      ),
    ],
  },
  "taking-back": {
    title: "Undo and the end of your turn",
    blocks: [
      p(
        "Until you end your turn, you can undo its moves one by one, since nothing in phase II is hidden. Ending the turn is final.",
      ),
      p("You may also do nothing on your turn."),
    ],
  },

  areas: {
    title: "Areas",
    blocks: [
      p(
        "The map is a grid of areas, each land or water. A land area is plain, has a resource, or is one of the six starting areas.",
      ),
      list(
        "The borders of map tiles do not matter during the game: pieces can cover them, and water continues across them.",
        "The gaps in the maps for three and four players are not part of the map. Nothing can enter them, cross them or be placed on them.",
      ),
    ],
  },
  "empty-land": {
    title: "Empty land",
    blocks: [
      p(
        "An area is empty when it is plain land without a monument and without a craftsman. New monuments, craftsmen, resource tiles and water tiles need empty land under every area they cover.",
      ),
      list(
        "A starting area never counts as empty, even if nobody started there. For [range](range) it is land like any other.",
        "Resources and water added during the game count like printed ones.",
        "Only monuments keep [a distance](zoning) from each other. All other pieces may touch anything.",
        "Nothing is ever removed from the map, except used markers.",
      ),
    ],
  },
  resources: {
    title: "Resources and used markers",
    blocks: [
      p(
        "There are four resources: wood, clay, ivory and diamond. Each good puts a used marker on a resource, and nobody can use a resource with a marker again this round (except with [Atete](god-atete)). The markers are removed before the next round begins.",
      ),
      p(
        "The [shaman](specialist-shaman) can add 6 wood, 4 clay, 3 ivory and 3 diamonds in a whole game, the [rain ceremony](specialist-rain-ceremony) 8 water tiles. When the tiles of a kind have run out, no more can be added.",
      ),
    ],
  },

  range: {
    title: "Range",
    blocks: [
      p(
        "A step goes to one of the eight neighbouring areas, diagonals included. The distance between two pieces is the smallest number of steps between them; the distance between neighbours is 1. “In range” means at most 3 steps.",
      ),
      list(
        "A craftsman covers several areas: count from or to the nearest one.",
        "Nothing blocks the way. You cross craftsmen, resources and starting areas like plain land, one step per area.",
        "[Water](water) can make a route much shorter.",
        "On the way to a craftsman, monuments act as [hubs](hubs). On the way to a resource, monuments are like land, and hubs do not help.",
        "On the turn of the player who adores [Eshu](god-eshu), the range is 6 for everybody's pieces.",
      ),
    ],
  },
  water: {
    title: "Water",
    blocks: [
      p(
        "Water areas that share a side form one body of water, however large. Entering it takes one step, moving inside it is free, and leaving it to any neighbouring area takes one step.",
      ),
      list(
        "You can enter and leave water diagonally.",
        "Bodies of water that only touch at a corner are separate. Going directly from one to the other is one step.",
        "Nothing can be built on water.",
        "[Rain](specialist-rain-ceremony) can join bodies of water, with immediate effect.",
      ),
      example(
        "A monument on the shore of a long river and a craftsman on the same shore, eleven areas further down, are 2 steps apart: one in, one out.",
      ),
    ],
  },
  hubs: {
    title: "Hubs",
    blocks: [
      p(
        "Every monument, whoever owns it and whatever its level, can be a hub on the way to a craftsman. A route that reaches a monument ends its leg there, and a new leg with full range starts from the monument. A route can use any number of hubs.",
      ),
      list(
        "A leg cannot cross a monument without stopping there. Going around it is free if you stay in range.",
        "Hubs only help to reach craftsmen: from a monument to a craftsman, or from a secondary craftsman to a primary one. They never help a craftsman reach a resource.",
        "Hubs [cost cattle](hub-cost) when you raise monuments. They are free when you place craftsmen.",
      ),
    ],
  },
  "hub-cost": {
    title: "What hubs cost",
    blocks: [
      p(
        "In a raise, each use of a hub costs 1 cattle. You pay it to the stock or, if somebody adores [Qamata](god-qamata), onto that card. Your own monuments cost the same.",
      ),
      list(
        "A connection uses as few hubs as possible. You may choose and pay for a longer route, but you cannot use a hub twice on it.",
        "You pay for every connection separately: from the monument to the craftsman for each good, and from a secondary craftsman to its primary craftsman. A hub used in both costs 2.",
        "The connections of a raise start at the monument being raised, so it is never a hub on them. Between a secondary and a primary craftsman it is a hub like any other and costs 1.",
      ),
    ],
  },
};
