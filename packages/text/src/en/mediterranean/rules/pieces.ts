import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { MediterraneanSections } from "../../../games/mediterranean/rules-text.ts";

export const pieces: MediterraneanSections<"goal" | "pieces" | "production"> = {
  aim: {
    title: "Six turns of trade",
    blocks: [
      p(
        "Four to six players each lead a young civilisation through six turns. Goods are worth more in [sets](sets), so everybody wants to trade. But every card has a [bottom half](bottoms) that only its holder sees. When it is spent, it can change governments, religions, happiness and safety.",
      ),
      p(
        "Money buys [buildings](building) and [developments](developments), which give victory points (VP). The player with the most VP after turn 6 [wins](winning).",
      ),
    ],
  },
  turn: {
    title: "The five phases of a turn",
    blocks: [
      list(
        "**Production.** Everybody draws goods for their farms, cities and harbors. See [cards for cubes](cards-for-cubes).",
        "**Civic phase.** The developments and calamities of the turn are revealed; players use buildings and may flip boards. See [the reveal](reveal).",
        "**Trading.** Everybody trades at the same time, with a clock. See [the market](market).",
        "**Resolution.** All cards that are not stored are spent: they bring money and move markers. Then calamities strike. See [the order](resolution-order).",
        "**Purchasing.** Everybody buys. See [buying](buying).",
      ),
      p(
        "Turns 1 to 3 are the stone age, 4 and 5 the bronze age, 6 the iron age. The age decides which developments are available and how hard [calamities](calamity-cards) strike.",
      ),
    ],
  },
  "open-and-hidden": {
    title: "What is open and what is hidden",
    blocks: [
      list(
        "**Visible to everybody**: boards, markers, cubes, buildings, money, VP, the turn order, how many cards there are in each deck, hand and warehouse, the discards, every offer and deal (the types of the cards, not their bottoms), pledges and votes.",
        "**Known only to the holder**: the bottoms of their cards, which cards are stored, and which card is [Piracy](piracy).",
        "**Hidden by default**: the types of cards in hand. See [options](options).",
        "**Revealed at the same time**: [flips](flips) of boards, and hands in a [tie-break](ties).",
      ),
      p(
        "You cannot track a card from hand to hand: each holder sees it under a different number. Counting discards is allowed.",
      ),
    ],
  },

  goods: {
    title: "Goods",
    blocks: [
      p(
        "The type of a card is its good. Basic goods come from farms, civic goods from cities, luxury goods from harbors. The table shows what a set of one good is worth in $: for one card, two cards, three and so on.",
      ),
      table("goods"),
      p(
        "The bottom of most civic cards is the idea that their good promotes. Each basic good has an [industry](industries). [Piracy](piracy) is worth nothing.",
      ),
    ],
  },
  bottoms: {
    title: "Bottoms",
    blocks: [
      p(
        "The lower half of a card is its bottom: an idea, prosperity, or something bad. It takes effect once, when the card is spent. If a card cannot be stored because of its bottom, you must trade it away or accept the effect.",
      ),
      table("bottoms"),
      p(
        "Mars Zealots, Venus Zealots, Corruption and Slave Revolt are called special cards: each combines an arrow and unhappiness.",
      ),
    ],
  },
  "bottom-counts": {
    title: "How many of each",
    blocks: [
      p("How many cards of each good have each bottom. Discards are visible, so you can count."),
      table("bottom-counts"),
    ],
  },
  cubes: {
    title: "Cubes",
    blocks: [
      p(
        "Everybody has 15 cubes. A cube on the mat is a worker; the others are your supply. Cubes you gain go from the supply to the available area, from which [developments](workers) take workers.",
      ),
      list(
        "When your supply is empty, you do not gain any more cubes.",
        "Cubes you lose go back to the supply.",
        "Only cards move workers.",
      ),
    ],
  },
  places: {
    title: "The places on your mat",
    blocks: [
      p("Where cubes can be, how many there are at the start, and how many there is room for."),
      table("places"),
      list(
        "Farms, cities and harbors [produce cards](cards-for-cubes).",
        "The [warehouse](warehouse) stores 3 cards with one cube, 5 with two, and none without a cube.",
        "A cube on industry, base or named, lets you [buy VP](buying-vp); a named industry also pays [bonuses](industries).",
        "Bank, army and colosseum are [improvements](improvements); culture boxes and [wonders](wonders) score.",
      ),
    ],
  },
  boards: {
    title: "Government and religion",
    blocks: [
      p(
        "You have a board for each, with two sides: democracy (white) and dictatorship (black), Venus (blue) and Mars (red). The side that is face up is your idea. Its marker is on one of the spaces, which are numbered from 0 up.",
      ),
      list(
        "Arrows to the right strengthen democracy and Venus, arrows to the left dictatorship and Mars.",
        "An arrow for your idea moves the marker away from 0, an arrow against it towards 0.",
        "The marker cannot move beyond the last space.",
        "When the marker is pushed [past 0](crossing), the board flips.",
      ),
    ],
  },
  levels: {
    title: "Levels",
    blocks: [
      p(
        "Each space has a level: you can build on that board until you have that many [buildings](building). Both sides of both boards are the same.",
      ),
      table("levels"),
    ],
  },
  crossing: {
    title: "Past 0",
    blocks: [
      p(
        "Each side has its own 0. The first push against a marker on 0 only flips the board, to the 0 of the other side; further pushes move the marker on from there. Everything that pushes can do this, except calamities.",
      ),
      example(
        "Your marker is on democracy 1 and is pushed three spaces to the left. The first brings it to 0, the second flips the board to dictatorship 0, the third moves it to dictatorship 1. Your government buildings are [destroyed](flips).",
      ),
      p("With an [option](options), both sides share one 0."),
    ],
  },
  status: {
    title: "Happiness and safety",
    blocks: [
      p(
        "Each track has a 0, called START, and [goes further](numbers) down than up. The player who is lowest below START is the [victim](victim) of the next calamity. Markers cannot move past the ends.",
      ),
    ],
  },
  "culture-grid": {
    title: "The culture grid",
    blocks: [
      p(
        "Nine boxes: three rows (letters, drama, sculpture) by three columns (glory, revels, guard). A complete row or column scores its bonus, once per game. See [culture](culture).",
      ),
      table("culture"),
    ],
  },
  tiles: {
    title: "Building tiles",
    blocks: [
      p(
        "Everybody has the same twelve tiles, six for government and six for religion. Each has one side for each idea of its track, and each side has its own price, cubes and ability: see [the list](building-list).",
      ),
      list(
        "**Arrows** push the marker towards the building's idea.",
        "**Bonus**: happiness, safety or money.",
        "**Give opponent**: one other player's marker is moved. See [give opponent](give-opponent).",
        "**Double culture** always works automatically. See [culture](culture).",
      ),
    ],
  },

  "cards-for-cubes": {
    title: "Cards for cubes",
    blocks: [
      p(
        "Each cube on a farm gives you a card of its good, each cube in a city a civic card, each cube in a harbor a luxury card. Players draw in turn order.",
      ),
      p(
        "Before that, cards from your [warehouse](warehouse) return to your hand. You may store them again later.",
      ),
    ],
  },
  pairs: {
    title: "At most two of a civic good",
    blocks: [
      p(
        "In one production you get at most two civic cards of the same type; cards returning from the warehouse do not count. A third one is put aside, and you draw again. If there is no other type, even after the discards are shuffled in, you keep the third card.",
      ),
    ],
  },
  decks: {
    title: "Decks",
    blocks: [
      p(
        "There are seven: one for each basic good, one for all civic goods, one for all luxury goods, each with its own discards. When a deck is empty, its discards are reshuffled; if there are none, the cube gives you nothing.",
      ),
      p(
        "At the end of a turn in which [Piracy](piracy) was spent, the luxury deck and its discards are shuffled together.",
      ),
    ],
  },
};
