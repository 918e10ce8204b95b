import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { ZimbabweSections } from "../../../games/zimbabwe/rules-text.ts";

export const culture: ZimbabweSections<"building" | "craftsmen" | "prices" | "raising"> = {
  "new-monument": {
    title: "Building a monument",
    blocks: [
      p(
        "As your main action, put one new monument of level 1 on [empty land](empty-land) that keeps [its distance](zoning). It costs nothing and brings 1 VP. There is no limit to the number of monuments you may have.",
      ),
      p("With [Obatala](god-obatala) you may build two in one action."),
    ],
  },
  zoning: {
    title: "Distance between monuments",
    blocks: [
      p(
        "A new monument may not touch any other monument, yours or another's, along a side or at a corner. The [nomads](specialist-nomads) lift this for the rest of the turn in which they are paid.",
      ),
      p("Craftsmen, resources and water may touch monuments and each other."),
    ],
  },

  placing: {
    title: "Placing craftsmen",
    blocks: [
      p(
        "As your main action you may place any number of craftsmen, one after another. Each must fulfil everything when its turn comes, with those placed before it already standing.",
      ),
      list(
        "You have its [technology card](technology), or take it now.",
        "Its tile covers [empty land](empty-land) only. A 1×2 tile may lie across or stand upright.",
        "A [free resource](free-resource) of its kind is in range.",
        "A [secondary craftsman](secondary-craftsmen) also reaches a primary one.",
        "You pay its cost to the stock, for each craftsman; with the [builder](specialist-builder) part of it comes back.",
      ),
      table("craftsmen"),
      p(
        "VP are for each craftsman, not for the card. After placing you may [raise prices](raising-prices).",
      ),
    ],
  },
  technology: {
    title: "Technology cards and tiles",
    blocks: [
      p(
        "With your first craftsman of a type you take the lowest card left of that type and add its number to your VR. Further craftsmen of the type need no new card.",
      ),
      list(
        "There are two cards of each type; the second has the higher number. When both are gone, the type is closed to everybody else.",
        "You never take a card without placing, nor two cards of a type. A card that would lift your VR above 40 cannot be taken.",
        "There are three tiles of each type for all players together.",
        "With [Gu](god-gu) each card counts 1.",
      ),
    ],
  },
  "free-resource": {
    title: "A free resource",
    blocks: [
      p(
        "When you place a craftsman, at least one resource of the kind it works must be within range of the new tile and out of range of every craftsman of the same type on the map, your own and others'. A resource in range of such a craftsman is claimed.",
      ),
      list(
        "Only the same type claims. A sculptor, a wood carver and a throne maker may all live on the same wood.",
        "[Hubs](hubs) do not help; used markers do not matter.",
        "The question is asked only at the moment of placing. Later rain or resources change nothing for who already stands.",
        "In the turn of [Eshu's](god-eshu) worshipper both halves of the test use range 6.",
      ),
    ],
  },
  "secondary-craftsmen": {
    title: "Placing secondary craftsmen",
    blocks: [
      p(
        "Sculptor, vessel maker and throne maker work on the good of a primary craftsman. Besides a [free resource](free-resource) of their own, they must reach a craftsman of the type they work with, anybody's, in range or over any number of [hubs](hubs), which are free here.",
      ),
      p(
        "A primary craftsman of that type must have stood on the map before your turn began: the first primary and its secondary do not come in one turn. If one did stand, a primary placed in this turn may be the one that is reached.",
      ),
    ],
  },
  "craft-wood-carver": {
    title: "Wood carver",
    blocks: [
      p(
        "Primary craftsman of the wood line: makes a mask from wood. Supplies [sculptors](craft-sculptor); once a sculptor stands anywhere, masks alone [raise nothing](superseded).",
      ),
    ],
  },
  "craft-potter": {
    title: "Potter",
    blocks: [
      p(
        "Primary craftsman of the clay line: makes a pot from clay. Supplies [vessel makers](craft-vessel-maker); once one stands anywhere, pots alone [raise nothing](superseded).",
      ),
    ],
  },
  "craft-ivory-carver": {
    title: "Ivory carver",
    blocks: [
      p(
        "Primary craftsman of the ivory line: makes a carving from ivory. Supplies [throne makers](craft-throne-maker); once one stands anywhere, carvings alone [raise nothing](superseded).",
      ),
    ],
  },
  "craft-diamond-cutter": {
    title: "Diamond cutter",
    blocks: [
      p(
        "The whole diamond line: cuts a diamond. There is no secondary craftsman, so nothing ever replaces this good. Dear to place, but each one brings more VP than any other craftsman.",
      ),
    ],
  },
  "craft-sculptor": {
    title: "Sculptor",
    blocks: [
      p(
        "Secondary craftsman of the wood line: makes a sculpture from wood and the mask of a [wood carver](craft-wood-carver). A sculpture therefore uses [two wood](secondary-goods).",
      ),
    ],
  },
  "craft-vessel-maker": {
    title: "Vessel maker",
    blocks: [
      p(
        "Secondary craftsman of the clay line: makes a vessel from clay and the pot of a [potter](craft-potter). A vessel therefore uses [two clay](secondary-goods).",
      ),
    ],
  },
  "craft-throne-maker": {
    title: "Throne maker",
    blocks: [
      p(
        "Secondary craftsman of the ivory line: makes a throne from wood and the carving of an [ivory carver](craft-ivory-carver). A throne uses one wood and one ivory, and counts as the ivory line, so a sculpture may go with it.",
      ),
    ],
  },

  "new-price": {
    title: "The price of a new card",
    blocks: [
      p(
        "When you take a technology card you set its price: 1, 2 or 3 cattle for a good. It holds for all your craftsmen of that type and for every buyer, yourself included. What is paid lies on the card until [revenue](revenue).",
      ),
    ],
  },
  "raising-prices": {
    title: "Raising prices",
    blocks: [
      p(
        "Prices go up only as part of placing craftsmen, after the placing is done, or as a whole [main action](main-action) without placing anybody. You may lift any of your cards to 2 or 3, a card taken in this turn included; from 1 straight to 3 is fine.",
      ),
      list(
        "Every price you name must go up. You may do it more than once.",
        "After raising prices you place no more craftsmen in this turn.",
        "Prices never go down, except with [Dziva](god-dziva).",
      ),
    ],
  },

  raise: {
    title: "Raising monuments",
    blocks: [
      p(
        "As your main action you may raise any of your monuments below level 5, one after another, each by one level in a turn. A raise takes as many goods as the monument has levels before it: one from level 1 to 2, four from level 4 to 5. It takes all of them, or there is no raise.",
      ),
      table("levels"),
      list(
        "[The goods must differ](different-goods).",
        "Goods are bought for one monument and cannot be kept for another.",
        "One craftsman may deliver several times while there are resources.",
        "You pay from the hand: prices onto the owners' cards, [hubs](hub-cost) to the stock.",
      ),
    ],
  },
  "different-goods": {
    title: "Different goods",
    blocks: [
      p(
        "Goods belong to four lines: wood (mask or sculpture), clay (pot or vessel), ivory (carving or throne), diamond. The goods of one raise come from different lines, so level 5 needs all four.",
      ),
      p(
        "Two monuments raised in one turn may use the same lines. [Tsui-Goab's](god-tsui-goab) worshipper may repeat lines within a raise.",
      ),
    ],
  },
  superseded: {
    title: "Secondary drives out primary",
    blocks: [
      p(
        "As soon as a secondary craftsman stands anywhere on the map, the primary good of its line raises nothing any more: for nobody, and even where no secondary craftsman can be reached or can deliver. On the map such a primary craftsman shows a barred bowl.",
      ),
      p("Primary craftsmen go on supplying secondary ones, and are paid for it."),
    ],
  },
  buying: {
    title: "Buying a good",
    blocks: [
      list(
        "**The craftsman** may be anybody's; you need no technology. He must be reached from the monument, in [range](range) or over [hubs](hubs).",
        "**The price** on the owner's card is paid onto that card. Your own craftsmen are paid too: that cattle returns to you in [revenue](revenue).",
        "**The resource** must be of his kind, in range of him without hubs, and unused. You choose which; it gets a used marker.",
      ),
      p("[Anansi](god-anansi) changes the price, [Atete](god-atete) what counts as unused."),
    ],
  },
  "secondary-goods": {
    title: "Buying a secondary good",
    blocks: [
      p(
        "You buy two things: from the secondary craftsman, reached from your monument, and from a primary craftsman of the type he works with, reached from him. Both are paid, and hubs are paid on each connection.",
      ),
      list(
        "Each of the two marks a resource in its own range. These are two different resources, also when both want the same kind; only [Atete](god-atete) may use one twice.",
        "On the way from the secondary to the primary craftsman, the monument being raised is an ordinary [hub](hub-cost).",
        "The pair may belong to one player or to two.",
      ),
    ],
  },
  "raise-example": {
    title: "An example",
    blocks: [
      example(
        "You raise a monument from level 2 to 3, which takes two goods. A potter of Zulu stands two steps away at price 2: 2 cattle go onto Zulu's card, and a clay in his range is marked. Your own ivory carver at price 1 can only be reached over Lozi's monument: 1 cattle to the stock for the hub and 1 onto your own card. You pay 4 in all, 1 of it comes back to you in revenue, and you gain 4 VP.",
      ),
      example(
        "Now somebody places a throne maker. The same raise needs a throne instead of the carving: the throne maker's price, one wood for him, and besides the carving as before, brought from your ivory carver to the throne maker, with hubs of its own if need be.",
      ),
    ],
  },
};
