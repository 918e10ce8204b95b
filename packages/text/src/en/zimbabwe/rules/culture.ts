import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { ZimbabweSections } from "../../../games/zimbabwe/rules-text.ts";

export const culture: ZimbabweSections<"building" | "craftsmen" | "prices" | "raising"> = {
  "new-monument": {
    title: "Building a monument",
    blocks: [
      p(
        "As your main action, place one new level 1 monument on [empty land](empty-land), at a [distance](zoning) from other monuments. It costs nothing and gives 1 VP. You may have any number of monuments.",
      ),
      p("With [Obatala](god-obatala) you may build two in one action."),
    ],
  },
  zoning: {
    title: "Distance between monuments",
    blocks: [
      p(
        "A new monument may not touch any other monument, whoever owns it, along a side or at a corner. If you use the [nomads](specialist-nomads), this rule does not apply to you for the rest of the turn.",
      ),
      p("Craftsmen, resources and water may touch monuments and each other."),
    ],
  },

  placing: {
    title: "Placing craftsmen",
    blocks: [
      p(
        "As your main action you may place any number of craftsmen, one after another. Each must meet all of these conditions when you place it, with the ones placed before it already on the map.",
      ),
      list(
        "You have its [technology card](technology), or take it now.",
        "Its tile covers [empty land](empty-land) only. A 1×2 tile can be horizontal or vertical.",
        "A [free resource](free-resource) of its kind is in range.",
        "A [secondary craftsman](secondary-craftsmen) also reaches a primary one.",
        "You pay the cost of each craftsman to the stock; with the [builder](specialist-builder), part of it comes back.",
      ),
      table("craftsmen"),
      p(
        "Each craftsman gives VP; the card does not. After placing you may [raise prices](raising-prices).",
      ),
    ],
  },
  technology: {
    title: "Technology cards and tiles",
    blocks: [
      p(
        "With your first craftsman of a type, you take the lowest remaining card of that type and add its number to your VR. More craftsmen of that type do not need a new card.",
      ),
      list(
        "There are two cards of each type; the second has the higher number. When both are taken, nobody else can place that type.",
        "You never take a card without placing a craftsman, and never two cards of a type. You cannot take a card that would raise your VR above 40.",
        "There are three tiles of each type for all players together.",
        "With [Gu](god-gu) each card counts 1.",
      ),
    ],
  },
  "free-resource": {
    title: "A free resource",
    blocks: [
      p(
        "When you place a craftsman, at least one resource of the kind it uses must be in range of the new tile and out of range of every craftsman of the same type on the map, your own and others'. A resource in range of such a craftsman is claimed.",
      ),
      list(
        "Only craftsmen of the same type matter. A sculptor, a wood carver and a throne maker may all use the same wood.",
        "[Hubs](hubs) do not help; used markers do not matter.",
        "This matters only when you place the craftsman. Rain or resources added later do not affect craftsmen already on the map.",
        "On the turn of the player who adores [Eshu](god-eshu), both conditions use range 6.",
      ),
    ],
  },
  "secondary-craftsmen": {
    title: "Placing secondary craftsmen",
    blocks: [
      p(
        "Sculptors, vessel makers and throne makers use the good of a primary craftsman. In addition to a [free resource](free-resource), they must reach a craftsman of the type they work with, whoever owns it, in range or via any number of [hubs](hubs), which are free here.",
      ),
      p(
        "A primary craftsman of that type must have been on the map before your turn began: you cannot place the first primary craftsman of a type and its secondary in the same turn. If there was one, the secondary may also reach a primary placed this turn.",
      ),
    ],
  },
  "craft-wood-carver": {
    title: "Wood carver",
    blocks: [
      p(
        "Primary craftsman of the wood line: makes a mask from wood. Supplies [sculptors](craft-sculptor); once there is a sculptor on the map, masks alone [cannot raise monuments](superseded).",
      ),
    ],
  },
  "craft-potter": {
    title: "Potter",
    blocks: [
      p(
        "Primary craftsman of the clay line: makes a pot from clay. Supplies [vessel makers](craft-vessel-maker); once there is one on the map, pots alone [cannot raise monuments](superseded).",
      ),
    ],
  },
  "craft-ivory-carver": {
    title: "Ivory carver",
    blocks: [
      p(
        "Primary craftsman of the ivory line: makes a carving from ivory. Supplies [throne makers](craft-throne-maker); once there is one on the map, carvings alone [cannot raise monuments](superseded).",
      ),
    ],
  },
  "craft-diamond-cutter": {
    title: "Diamond cutter",
    blocks: [
      p(
        "The whole diamond line: cuts a diamond. There is no secondary craftsman, so nothing ever replaces this good. It is expensive to place, but gives more VP than any other craftsman.",
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
        "Secondary craftsman of the ivory line: makes a throne from wood and the carving of an [ivory carver](craft-ivory-carver). A throne uses one wood and one ivory, and counts as the ivory line, so you can combine it with a sculpture.",
      ),
    ],
  },

  "new-price": {
    title: "The price of a new card",
    blocks: [
      p(
        "When you take a technology card, you set its price: 1, 2 or 3 cattle per good. It applies to all your craftsmen of that type and to every buyer, including you. The cattle paid stay on the card until [revenue](revenue).",
      ),
    ],
  },
  "raising-prices": {
    title: "Raising prices",
    blocks: [
      p(
        "You can raise prices only after placing craftsmen, or as your whole [main action](main-action) without placing any. You may raise the price of any of your cards to 2 or 3, including a card taken this turn, and directly from 1 to 3.",
      ),
      list(
        "Every price you change must go up. You may do this more than once.",
        "After raising prices you cannot place more craftsmen this turn.",
        "Prices never go down, except with [Dziva](god-dziva).",
      ),
    ],
  },

  raise: {
    title: "Raising monuments",
    blocks: [
      p(
        "As your main action you may raise any of your monuments below level 5, one after another, each by one level per turn. A raise needs as many goods as the monument's current level: one from level 1 to 2, four from level 4 to 5. You need all of them to raise it.",
      ),
      table("levels"),
      list(
        "[The goods must differ](different-goods).",
        "Goods are bought for one monument and cannot be kept for another.",
        "One craftsman may deliver several times as long as there are resources.",
        "You pay from your hand: prices onto the owners' cards, [hubs](hub-cost) to the stock.",
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
        "Two monuments raised in one turn may use the same lines. If you adore [Tsui-Goab](god-tsui-goab), you may repeat lines within a raise.",
      ),
    ],
  },
  superseded: {
    title: "Secondary goods replace primary goods",
    blocks: [
      p(
        "As soon as there is a secondary craftsman on the map, nobody can raise monuments with the primary good of its line, even if the secondary craftsman cannot be reached or cannot deliver. On the map, such a primary craftsman shows a barred bowl.",
      ),
      p("Primary craftsmen continue to supply secondary ones and are paid for it."),
    ],
  },
  buying: {
    title: "Buying a good",
    blocks: [
      list(
        "**The craftsman** may be anybody's; you do not need the technology. It must be reachable from the monument, in [range](range) or via [hubs](hubs).",
        "**The price** goes onto the owner's card. You pay your own craftsmen too: those cattle come back to you at [revenue](revenue).",
        "**The resource** must be of the right kind, in range of the craftsman without hubs, and unused. You choose which one; it gets a used marker.",
      ),
      p("[Anansi](god-anansi) changes the price, [Atete](god-atete) what counts as unused."),
    ],
  },
  "secondary-goods": {
    title: "Buying a secondary good",
    blocks: [
      p(
        "You buy two things: one from the secondary craftsman, reached from your monument, and one from a primary craftsman of the type it works with, reached from the secondary one. You pay both, and hubs on each connection.",
      ),
      list(
        "Each of the two uses a resource in its own range. These must be two different resources, even if both are of the same kind; only [Atete](god-atete) allows you to use one twice.",
        "On the way from the secondary to the primary craftsman, the monument being raised is an ordinary [hub](hub-cost).",
        "The pair may belong to one player or to two.",
      ),
    ],
  },
  "raise-example": {
    title: "An example",
    blocks: [
      example(
        "You raise a monument from level 2 to 3, which needs two goods. Zulu's potter is two steps away, with a price of 2: 2 cattle go onto Zulu's card, and a clay in the potter's range is marked. Your own ivory carver at price 1 can only be reached via Lozi's monument: 1 cattle to the stock for the hub and 1 onto your own card. You pay 4 in total, 1 of it comes back to you at revenue, and you gain 4 VP.",
      ),
      example(
        "Now somebody places a throne maker. The same raise needs a throne instead of the carving: you pay the throne maker's price and use one wood, and you also buy the carving as before, delivered from your ivory carver to the throne maker, via hubs if necessary.",
      ),
    ],
  },
};
