import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { ZimbabweSections } from "../../../games/zimbabwe/rules-text.ts";

export const basics: ZimbabweSections<"goal" | "round" | "map" | "reach"> = {
  race: {
    title: "A race with roads of different length",
    blocks: [
      p(
        "You lead an empire and gather victory points (VP) with monuments and craftsmen. Each player has a victory requirement of their own (VR). Whoever has at least as many VP as VR when a round is over can win; if several have, the one furthest above their VR does.",
      ),
      p(
        "Everyone starts with VR 20. Gods, specialists and technologies make an empire stronger, and almost all of them lift its VR: you choose yourself how long your road is.",
      ),
      p(
        "So compare distances, VR minus VP, not VP alone. All of it lies open: cards, cattle, prices and points can be looked at whenever you like.",
      ),
    ],
  },
  vr: {
    title: "Victory requirement (VR)",
    blocks: [
      p(
        "Your VR is 20, plus the number on each god, specialist and technology card you have. It changes the moment you take a card, and cards are never given back.",
      ),
      list(
        "VR never goes above 40. A card that would bring it there cannot be taken. For [Gu](god-gu) the sum after his rebate counts.",
        "[Xango](god-xango) has a negative number, and [Gu](god-gu) can make your technologies lighter: they are the only ways down.",
        "When a VR changes, its marker goes on top of the markers that are already at the new value. This also happens when a card leaves the sum as it was.",
        "Among players with equal VR, the marker that moved longest ago lies lowest. That decides [the queue for gifts](queue).",
      ),
    ],
  },
  vp: {
    title: "Victory points (VP)",
    blocks: [
      p(
        "VP are never lost. They follow from the map: every monument counts by its level, every craftsman by its type.",
      ),
      table("levels"),
      p(
        "Each good you buy for a raise comes to 2 VP, at any height. A craftsman is worth 1, 2 or 3 VP, as [the table of craftsmen](placing) says.",
      ),
    ],
  },
  cattle: {
    title: "Cattle",
    blocks: [
      p(
        "Cattle are the only money. You pay from your hand when you make a move, and the whole sum must be there, even if part of it will come back.",
      ),
      list(
        "What you pay goes to the common stock, unless a rule names a card. The stock never runs out.",
        "Cattle on a card belong to its owner but wait there until [revenue](revenue).",
        "Cattle on a [plaque](plaques) come into the hand when the gifts are over.",
        "Everyone starts with 3 cattle.",
      ),
    ],
  },

  phases: {
    title: "The four phases",
    blocks: [
      list(
        "**Phase I, gifts.** Players give cattle away for an earlier place in the turn order. See [giving](giving).",
        "**Phase II, religion and culture.** Each player has [one turn](turn), in that order.",
        "**Phase III, revenue.** Everyone collects the cattle on their cards and an income. See [revenue](revenue).",
        "**Phase IV, victory.** VP and VR are compared. If nobody has reached their VR, the next round begins. See [the end](victory).",
      ),
      p("Phases III and IV need no decisions and happen by themselves."),
    ],
  },
  turn: {
    title: "Your turn",
    blocks: [
      p("In your turn you may do all of this, in any order. Every part is optional."),
      list(
        "Choose one card: either [one god](choosing-a-god) or [one specialist](choosing-a-specialist), not both.",
        "[Use each specialist you own](using-a-specialist), once.",
        "Take one [main action](main-action): [build a monument](new-monument), [place craftsmen](placing) or [raise monuments](raise).",
      ),
      p(
        "A specialist chosen in this turn has to be used before the turn ends. [Dziva](god-dziva) lets her worshipper set prices first.",
      ),
    ],
  },
  "main-action": {
    title: "The main action",
    blocks: [
      p(
        "There is one main action in a turn. Placing may bring several craftsmen, raising several monuments, and [Obatala](god-obatala) builds twice; all that is still one action.",
      ),
      p(
        "The action is not interrupted. Choosing a card or using a specialist is fine before it begins and after it is done. Doing so once it has begun ends it: you cannot go on placing, raising or building afterwards.",
      ),
    ],
  },
  "taking-back": {
    title: "Taking back and ending the turn",
    blocks: [
      p(
        "Until you end your turn, its moves can be taken back one by one: phase II hides nothing. Ending the turn is final.",
      ),
      p("A turn in which you do nothing at all is allowed."),
    ],
  },

  areas: {
    title: "Areas",
    blocks: [
      p(
        "The map is a grid of areas, each land or water. Land is plain, or holds a resource, or is one of the six starting areas.",
      ),
      list(
        "The borders of map tiles mean nothing once the game has begun: pieces lie across them, and water runs on.",
        "The gaps in the maps for three and four players are not part of the map. Nothing enters, crosses or stands on them.",
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
        "A starting area is never empty, not even one that nobody started on. For [range](range) it is land like any other.",
        "Resources and water added in play count like printed ones.",
        "Only monuments keep [a distance](zoning) from each other. All other pieces may touch anything.",
        "Nothing ever leaves the map, except used markers.",
      ),
    ],
  },
  resources: {
    title: "Resources and used markers",
    blocks: [
      p(
        "There are four: wood, clay, ivory and diamond. Each good that is made puts a used marker on a resource, and a resource with a marker serves nobody else this round ([Atete](god-atete) excepted). The markers go before the next round begins.",
      ),
      p(
        "The [shaman](specialist-shaman) can add 6 wood, 4 clay, 3 ivory and 3 diamonds in a whole game, the [rain ceremony](specialist-rain-ceremony) 8 water tiles. When a kind has run out, no more of it comes.",
      ),
    ],
  },

  range: {
    title: "Range",
    blocks: [
      p(
        "A step goes to one of the eight neighbouring areas, diagonals included. The distance of two pieces is the least number of steps between them; neighbours are at distance 1. In range means at most 3 steps.",
      ),
      list(
        "A craftsman covers several areas: count from whichever is nearest, and to whichever is nearest.",
        "Nothing blocks. Craftsmen, resources and starting areas are crossed like plain land, one step per area.",
        "[Water](water) can shorten a way a great deal.",
        "On the way to a craftsman, monuments act as [hubs](hubs). On the way to a resource they are crossed like land, and hubs are of no help.",
        "In the turn of [Eshu's](god-eshu) worshipper, range is 6 for everybody's pieces.",
      ),
    ],
  },
  water: {
    title: "Water",
    blocks: [
      p(
        "Water areas joined side to side are one body, however large. Going into it is one step, moving about in it is free, and leaving it for any neighbouring area is one step.",
      ),
      list(
        "Water may be entered and left diagonally.",
        "Bodies that only meet at a corner stay two. Going straight from one to the other is one step.",
        "Nothing can be built on water.",
        "[Rain](specialist-rain-ceremony) joins bodies at once.",
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
        "Every monument, whoever owns it and at any level, is a hub on the way to a craftsman. A way that comes to a monument ends its leg there; from the monument a new leg with full range begins. Any number of hubs can be chained.",
      ),
      list(
        "A leg cannot run over a monument without stopping there. A way around it that stays in range is free.",
        "Hubs lead to craftsmen only: from a monument to a craftsman, or from a secondary craftsman to a primary one. They never help a craftsman to reach a resource.",
        "When monuments are raised, hubs [cost cattle](hub-cost). When craftsmen are placed, they are free.",
      ),
    ],
  },
  "hub-cost": {
    title: "What hubs cost",
    blocks: [
      p(
        "In a raise each use of a hub costs 1 cattle, to the stock or, once somebody adores [Qamata](god-qamata), onto that card. Your own monuments cost the same.",
      ),
      list(
        "A connection costs the fewest hubs that make it. You may name a longer chain and pay for it, with no hub twice in it.",
        "Every connection pays for itself: monument to craftsman for each good, and a secondary craftsman to his primary once more. A hub used in both costs 2.",
        "The monument being raised is where its own connections start, so it is never a hub there. Between a secondary and a primary craftsman it is a hub like any other and costs 1.",
      ),
    ],
  },
};
