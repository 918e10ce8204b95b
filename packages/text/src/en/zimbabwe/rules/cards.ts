import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { ZimbabweSections } from "../../../games/zimbabwe/rules-text.ts";

export const cards: ZimbabweSections<"gifts" | "gods" | "specialists"> = {
  queue: {
    title: "The queue",
    blocks: [
      p(
        "Players queue by VR, the highest first. Among equals the one whose marker lies lower, that is, whose VR changed longer ago, comes first. In round 1 the queue is the reverse of the order in which the first monuments were placed.",
      ),
      p(
        "Everyone in the queue has a plaque, in the same order. Once somebody adores [Shadipinyi](god-shadipinyi), one more plaque stands in front of all.",
      ),
    ],
  },
  giving: {
    title: "Giving",
    blocks: [
      p(
        "From the first of the queue and round it, everyone still in gives or passes. The first gift is at least 1 cattle, every later one at least 1 more than the gift before it. Nobody has to give, and nothing but your hand limits a gift.",
      ),
      list(
        "A gift is paid in full each time, whatever you gave before.",
        "[Elegua](god-elegua) pays up to 3 cattle of his worshipper's first gift.",
      ),
    ],
  },
  plaques: {
    title: "Plaques",
    blocks: [
      p(
        "The cattle of a gift are dealt one by one onto the plaques, from the first to the last and round again. The next gift goes on after the plaque that was served last. Plaques of players who have passed keep receiving.",
      ),
      p("Cattle on plaques are out of play until the phase is over."),
      example(
        "The queue is Kilwa, Zulu, Lozi. Kilwa gives 2: one each for Kilwa and Zulu. Zulu gives 4: Lozi, Kilwa, Zulu, Lozi. Lozi passes and is third, Kilwa passes and is second, Zulu is first. Everybody takes 2 from their plaque: Kilwa is where it was, Zulu is 2 down, Lozi 2 up.",
      ),
    ],
  },
  passing: {
    title: "Passing and the turn order",
    blocks: [
      p(
        "Whoever passes takes the last free place of this round's turn order and gives no more. When all but one have passed, the last one is first and pays nothing further, even if nobody gave anything. Then everyone takes the cattle on their plaque.",
      ),
      list(
        "If you cannot give enough when the queue comes to you, you pass by yourself, also at the very start. [Elegua's](god-elegua) 3 count while the first gift of his worshipper is still to come.",
        "If the first of the queue opens with a gift of 1, it lands on their own plaque, as long as nobody adores [Shadipinyi](god-shadipinyi).",
      ),
    ],
  },

  "choosing-a-god": {
    title: "Choosing a god",
    blocks: [
      p(
        "You may choose one god in the whole game, in your turn, and keep it to the end. It must be among the gods in play and adored by nobody else. Nobody has to choose.",
      ),
      list(
        "Not in a turn in which you choose a specialist.",
        "The god's number changes your [VR](vr) at once; it may not end above 40.",
        "The gift of the god works from that moment, in the same turn and round.",
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
        "You may use a resource that already bears one used marker, yours or someone else's. For you two markers are the limit, for everybody else one: you can follow anyone, nobody can follow you.",
      ),
      p("Both resources of a [secondary good](secondary-goods) may then be one resource twice."),
    ],
  },
  "god-dziva": {
    title: "Dziva, Who Changes Her Mind",
    blocks: [
      p(
        "You may set the prices of your technology cards up or down, from 1 to 3, before any other move of your turn and right after choosing her. You may do it again as long as nothing else came in between. It is not a main action.",
      ),
      p(
        "An [option](options) allows it only at the start of a turn, and so not in the turn of choice.",
      ),
    ],
  },
  "god-elegua": {
    title: "Elegua, God of Beginnings",
    blocks: [
      p(
        "Of your first gift in each round the stock pays up to 3 cattle: all of a gift of 1 to 3, exactly 3 of a larger one. Your first gift can therefore be 3 larger than your hand.",
      ),
      p("All of it goes onto the plaques. If you pass without giving, you keep nothing of it."),
    ],
  },
  "god-engai": {
    title: "Engai, Provider of Cattle",
    blocks: [
      p(
        "You get 2 more cattle in every [revenue](revenue), beginning with that of the round in which you choose him.",
      ),
    ],
  },
  "god-eshu": {
    title: "Eshu, God of Connections",
    blocks: [
      p(
        "In your turn [range](range) is 6 instead of 3, for all pieces of all players: from monuments, hubs and craftsmen alike.",
      ),
      p(
        "When you place a craftsman, this goes both ways: the craftsmen already standing also [claim resources](free-resource) up to 6 steps away. In the turns of others range is 3 for everyone.",
      ),
    ],
  },
  "god-gu": {
    title: "Gu, the Master Craftsman",
    blocks: [
      p(
        "Each of your technology cards counts 1 VR instead of its own number, first and second cards, those you have and those to come.",
      ),
      p(
        "Whether you can choose him is judged by the sum: your VR after the rebate, with Gu's own number added, may be 40 at most. Even if the sum stays as it was, your marker goes on top of its stack.",
      ),
    ],
  },
  "god-obatala": {
    title: "Obatala, Creator of Mankind",
    blocks: [
      p(
        "When you [build](new-monument), you may build one monument or two. The second keeps its distance from the first as well, unless the [nomads](specialist-nomads) were paid.",
      ),
      p("Chosen after you have built in this turn, he comes too late for a second one now."),
    ],
  },
  "god-qamata": {
    title: "Qamata, God of Trade",
    blocks: [
      p(
        "Whoever uses a [hub](hub-cost), you included, pays for it onto this card instead of to the stock, from the moment you choose. You collect it in revenue.",
      ),
    ],
  },
  "god-shadipinyi": {
    title: "Shadipinyi, God of Drunks",
    blocks: [
      p(
        "One more plaque stands before all others in the queue. It receives like the rest and never gives. When the gifts are over, you take its cattle besides your own.",
      ),
      p("The plaque exists only while somebody adores him, not while he is on offer."),
    ],
  },
  "god-tsui-goab": {
    title: "Tsui-Goab, the Shape Shifter",
    blocks: [
      p(
        "The goods of one raise [need not differ](different-goods). You may repeat a good, even from the same craftsman; each is paid for and uses a resource of its own.",
      ),
      p("A primary good whose secondary stands on the map is of no use to you either."),
    ],
  },
  "god-xango": {
    title: "Xango, Lord of Drummers",
    blocks: [
      p(
        "He lowers your VR, and when players are above their VR by the same number, [you come first](ranking). A larger overshoot still beats you.",
      ),
    ],
  },

  "choosing-a-specialist": {
    title: "Choosing a specialist",
    blocks: [
      p(
        "Each of the five exists once. You may own any number, but choose one in a turn at most, and none in the turn in which you choose a god.",
      ),
      list(
        "The card's number is added to your [VR](vr) at once; it may not end above 40.",
        "You must use a new specialist in that same turn, and that is its one use. So you can choose it only if you could pay it now and, where it places something, if there is a tile and a place for it.",
        "Until you have used it, moves that would leave it without its cattle or its place are refused, and so is ending the turn.",
      ),
      table("specialists"),
    ],
  },
  "using-a-specialist": {
    title: "Using a specialist",
    blocks: [
      p(
        "You put the fee onto the specialist's own card and do what it says. The fee lies there until [revenue](revenue) and then comes back to you. Each of your specialists can be used once in your turn, but not in the middle of a [main action](main-action).",
      ),
    ],
  },
  "specialist-builder": {
    title: "Builder",
    blocks: [
      p(
        "For the rest of your turn, up to 2 cattle of the cost of each craftsman you place go onto this card instead of to the stock, and return to you in revenue. What a craftsman costs beyond 2 goes to the stock.",
      ),
      list(
        "The whole cost must still be in your hand.",
        "Only craftsmen placed after paying the builder count.",
        "You may pay him without placing anybody.",
      ),
    ],
  },
  "specialist-herd": {
    title: "Herd",
    blocks: [
      p(
        "Put 2, 4 or 6 cattle onto the card, once in a turn. The stock adds 1, 2 or 3, and in revenue you take 3, 6 or 9 back.",
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
        "Place a water tile on two [empty](empty-land) areas that share a side. It joins the [water](water) next to it at once, and distances change with it.",
      ),
      p(
        "You cannot pay without placing, so it needs one of the 8 tiles and room for it. Distances that shrink later take nothing away from craftsmen who already stand.",
      ),
    ],
  },
  "specialist-shaman": {
    title: "Shaman",
    blocks: [
      p(
        "Place a resource tile of your choice on an [empty](empty-land) area. It is unused and can serve at once, even in this turn.",
      ),
      p("You cannot pay without placing, so a tile and an empty area must be left."),
    ],
  },
};
