import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { ZimbabweSections } from "../../../games/zimbabwe/rules-text.ts";

export const cards: ZimbabweSections<"gifts" | "gods" | "specialists"> = {
  queue: {
    title: "The queue",
    blocks: [
      p(
        "Players queue by VR, highest first. If two VRs are equal, the player with the lower marker comes first, that is, the one whose VR changed longer ago. In round 1 the queue is the reverse of the order in which the first monuments were placed.",
      ),
      p(
        "Everyone in the queue has a plaque, in the same order. Once somebody adores [Shadipinyi](god-shadipinyi), there is one more plaque in front of all others.",
      ),
    ],
  },
  giving: {
    title: "Giving",
    blocks: [
      p(
        "Going round the queue from the first player, everyone who has not passed yet gives or passes. The first gift is at least 1 cattle, and every later gift at least 1 more than the one before. Nobody has to give, and the only limit is the cattle in your hand.",
      ),
      list(
        "You pay each gift in full, whatever you gave before.",
        "If you adore [Elegua](god-elegua), the stock pays up to 3 cattle of your first gift.",
      ),
    ],
  },
  plaques: {
    title: "Plaques",
    blocks: [
      p(
        "The cattle of a gift go onto the plaques one by one, from the first to the last and round again. The next gift continues after the last plaque that received cattle. Plaques of players who have passed keep receiving cattle.",
      ),
      p("Cattle on plaques are out of play until the phase is over."),
      example(
        "The queue is Kilwa, Zulu, Lozi. Kilwa gives 2: one each for Kilwa and Zulu. Zulu gives 4: Lozi, Kilwa, Zulu, Lozi. Lozi passes and is third, Kilwa passes and is second, Zulu is first. Everybody takes 2 from their plaque: Kilwa breaks even, Zulu has lost 2, Lozi has gained 2.",
      ),
    ],
  },
  passing: {
    title: "Passing and the turn order",
    blocks: [
      p(
        "A player who passes takes the last free place in this round's turn order and gives no more. When all but one have passed, the remaining player is first and pays nothing further, even if nobody gave anything. Then everyone takes the cattle on their plaque.",
      ),
      list(
        "If you cannot give enough on your turn, you pass automatically, even at the very start. If you adore [Elegua](god-elegua), his 3 cattle count until you make your first gift.",
        "If the first player in the queue opens with a gift of 1, it goes onto their own plaque, unless somebody adores [Shadipinyi](god-shadipinyi).",
      ),
    ],
  },

  "choosing-a-god": {
    title: "Choosing a god",
    blocks: [
      p(
        "You may choose one god per game, on your turn, and you keep it to the end. It must be in play and not adored by anybody else. You do not have to choose one.",
      ),
      list(
        "You cannot choose a god in a turn in which you choose a specialist.",
        "The god's number changes your [VR](vr) immediately; it cannot go above 40.",
        "The god's power works from that moment, in the same turn and round.",
      ),
      table("gods"),
    ],
  },
  "god-anansi": {
    title: "Anansi, the Trickster",
    blocks: [
      p(
        "You pay 1 cattle for every good, whatever its price. For a [secondary good](secondary-goods) that is 1 to the secondary craftsman and 1 to the primary one. Hubs cost as usual.",
      ),
    ],
  },
  "god-atete": {
    title: "Atete, Goddess of Fertility",
    blocks: [
      p(
        "You may use a resource that already has one used marker, whoever used it. For you the limit is two markers, for everybody else one: you can use a resource after anyone, but nobody can use it after you.",
      ),
      p("You may then also use the same resource twice for a [secondary good](secondary-goods)."),
    ],
  },
  "god-dziva": {
    title: "Dziva, Who Changes Her Mind",
    blocks: [
      p(
        "You may set the prices of your technology cards up or down, from 1 to 3, before any other move of your turn and right after choosing her. You may do it again as long as you do nothing else in between. It is not a main action.",
      ),
      p(
        "With an [option](options) you may do so only at the start of a turn, so not in the turn you choose her.",
      ),
    ],
  },
  "god-elegua": {
    title: "Elegua, God of Beginnings",
    blocks: [
      p(
        "The stock pays up to 3 cattle of your first gift in each round: all of a gift of 1 to 3, exactly 3 of a larger one. So your first gift can be up to 3 more than the cattle in your hand.",
      ),
      p("All of it goes onto the plaques. If you pass without giving, you get nothing."),
    ],
  },
  "god-engai": {
    title: "Engai, Provider of Cattle",
    blocks: [
      p(
        "You get 2 more cattle at every [revenue](revenue), starting in the round in which you choose him.",
      ),
    ],
  },
  "god-eshu": {
    title: "Eshu, God of Connections",
    blocks: [
      p(
        "On your turn, the [range](range) is 6 instead of 3 for all pieces of all players: monuments, hubs and craftsmen alike.",
      ),
      p(
        "When you place a craftsman, this goes both ways: the craftsmen already on the map also [claim resources](free-resource) up to 6 steps away. On other players' turns the range is 3 for everyone.",
      ),
    ],
  },
  "god-gu": {
    title: "Gu, the Master Craftsman",
    blocks: [
      p(
        "Each of your technology cards adds 1 VR instead of its own number. This applies to first and second cards, and to cards you already have as well as new ones.",
      ),
      p(
        "You can choose him if your VR after this reduction, with Gu's own number added, is at most 40. Even if the total stays the same, your marker goes on top of its stack.",
      ),
    ],
  },
  "god-obatala": {
    title: "Obatala, Creator of Mankind",
    blocks: [
      p(
        "When you [build](new-monument), you may build one monument or two. The second keeps its distance from the first as well, unless the [nomads](specialist-nomads) were paid.",
      ),
      p(
        "If you choose him after building this turn, you cannot build a second monument this turn.",
      ),
    ],
  },
  "god-qamata": {
    title: "Qamata, God of Trade",
    blocks: [
      p(
        "From the moment you choose him, everybody who uses a [hub](hub-cost), including you, pays for it onto this card instead of to the stock. You collect these cattle at revenue.",
      ),
    ],
  },
  "god-shadipinyi": {
    title: "Shadipinyi, God of Drunks",
    blocks: [
      p(
        "There is one more plaque, before all others in the queue. It receives cattle like the rest but never gives. When the gifts are over, you take its cattle as well as those on your own plaque.",
      ),
      p("The plaque exists only once somebody adores him."),
    ],
  },
  "god-tsui-goab": {
    title: "Tsui-Goab, the Shape Shifter",
    blocks: [
      p(
        "The goods of one raise [need not differ](different-goods). You may repeat a good, even from the same craftsman; you pay for each one, and each uses a different resource.",
      ),
      p("You still cannot use a primary good if its secondary craftsman is on the map."),
    ],
  },
  "god-xango": {
    title: "Xango, Lord of Drummers",
    blocks: [
      p(
        "He lowers your VR, and when players are above their VR by the same amount, [you come first](ranking). A player with a larger overshoot still beats you.",
      ),
    ],
  },

  "choosing-a-specialist": {
    title: "Choosing a specialist",
    blocks: [
      p(
        "There are five specialists, with one card each. You may have any number of specialists, but you can choose at most one per turn, and none in the turn in which you choose a god.",
      ),
      list(
        "The card's number is added to your [VR](vr) immediately; it cannot go above 40.",
        "You must use a new specialist in the same turn, and that is its one use for the turn. So you can choose it only if you can pay for it now. If it places something, there must also be a tile left and a place for it.",
        "Until you have used it, you cannot end your turn or make a move that would leave you without the cattle or the place for it.",
      ),
      table("specialists"),
    ],
  },
  "using-a-specialist": {
    title: "Using a specialist",
    blocks: [
      p(
        "You put the fee onto the specialist's card and do what it says. The fee stays there until [revenue](revenue) and then comes back to you. You can use each of your specialists once per turn, but not in the middle of a [main action](main-action).",
      ),
    ],
  },
  "specialist-builder": {
    title: "Builder",
    blocks: [
      p(
        "For the rest of your turn, up to 2 cattle of the cost of each craftsman you place go onto this card instead of to the stock, and return to you at revenue. Any cost beyond 2 goes to the stock.",
      ),
      list(
        "You still need the full cost in your hand.",
        "Only craftsmen placed after paying the builder count.",
        "You may pay the builder without placing any craftsmen.",
      ),
    ],
  },
  "specialist-herd": {
    title: "Herd",
    blocks: [
      p(
        "Put 2, 4 or 6 cattle onto the card, once per turn. The stock adds 1, 2 or 3, and at revenue you take back 3, 6 or 9.",
      ),
    ],
  },
  "specialist-nomads": {
    title: "Nomads",
    blocks: [
      p(
        "For the rest of your turn, your new monuments may [touch others](zoning); with Obatala both of them. The land must still be empty.",
      ),
      p("You may pay the nomads without building anything."),
    ],
  },
  "specialist-rain-ceremony": {
    title: "Rain ceremony",
    blocks: [
      p(
        "Place a water tile on two [empty](empty-land) areas that share a side. It joins the [water](water) next to it immediately, and distances change.",
      ),
      p(
        "You cannot pay without placing, so one of the 8 tiles must be left, and there must be room for it. Craftsmen already on the map are not affected if distances become shorter later.",
      ),
    ],
  },
  "specialist-shaman": {
    title: "Shaman",
    blocks: [
      p(
        "Place a resource tile of your choice on an [empty](empty-land) area. It is unused and can be used immediately, even this turn.",
      ),
      p("You cannot pay without placing, so there must be a tile and an empty area left."),
    ],
  },
};
