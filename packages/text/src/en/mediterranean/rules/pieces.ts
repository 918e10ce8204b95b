import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { MediterraneanSections } from "../../../games/mediterranean/rules-text.ts";

export const pieces: MediterraneanSections<"goal" | "pieces" | "production"> = {
  aim: {
    title: "Six turns of trade",
    blocks: [
      p(
        "Four to six players each lead a young civilization through six turns. Goods are worth more in [sets](sets), so everybody wants to swap. But every card has a [bottom half](bottoms) that only its holder sees, and when it is spent it moves governments, faiths and moods.",
      ),
      p(
        "Money buys [buildings](building) and [developments](developments), and they bring victory points (VP). The most VP after turn 6 [win](winning).",
      ),
    ],
  },
  turn: {
    title: "The five phases of a turn",
    blocks: [
      list(
        "**Production.** Everybody is dealt goods for their farms, cities and harbors. See [cards for cubes](cards-for-cubes).",
        "**Civic phase.** The developments and calamities of the turn are laid open; buildings are used; boards may be turned over. See [the reveal](reveal).",
        "**Trading.** A market for all at once, with a clock. See [the market](market).",
        "**Resolution.** All cards that are not stored are spent; they bring money, move markers, and calamities strike. See [the order](resolution-order).",
        "**Purchasing.** Everybody buys. See [buying](buying).",
      ),
      p(
        "Turns 1 to 3 are the stone age, 4 and 5 the bronze age, 6 the iron age. The age decides which developments are on offer and how hard [calamities](calamity-cards) strike.",
      ),
    ],
  },
  "open-and-hidden": {
    title: "What is open and what is hidden",
    blocks: [
      list(
        "**Open to all**: boards, markers, cubes, buildings, money, VP, the turn order, how many cards there are in each deck, hand and warehouse, the discards, every offer and deal by types, pledges and votes.",
        "**Known to the holder alone**: the bottoms of one's cards, which cards are stored, and which of them is [Piracy](piracy).",
        "**Hidden unless the table says otherwise**: the types of cards in hand. See [options](options).",
        "**Shown together**: [flips](flips) of boards, and hands in a [tie-break](ties).",
      ),
      p(
        "A card cannot be followed from hand to hand: each holder knows it by a number of their own. Counting discards is allowed.",
      ),
    ],
  },

  goods: {
    title: "Goods",
    blocks: [
      p(
        "The type of a card is its good. Basic goods come from farms, civic goods from cities, luxury goods from harbors. What a set of one good is worth in $ stands in the table: for one card, two cards, three and so on.",
      ),
      table("goods"),
      p(
        "A civic good mostly carries the idea it promotes. Each basic good has an [industry](industries). [Piracy](piracy) is worth nothing.",
      ),
    ],
  },
  bottoms: {
    title: "Bottoms",
    blocks: [
      p(
        "The lower half of a card is its bottom: an idea, prosperity, or something bad. It works once, when the card is spent. A bottom that may not be stored has to be traded away or borne.",
      ),
      table("bottoms"),
      p(
        "Both Zealots, Corruption and Slave Revolt are called special cards: an arrow and unhappiness in one.",
      ),
    ],
  },
  "bottom-counts": {
    title: "How many of each",
    blocks: [
      p("How many cards of a good carry which bottom. The discards are open, so you can count."),
      table("bottom-counts"),
    ],
  },
  cubes: {
    title: "Cubes",
    blocks: [
      p(
        "Everybody has 15 cubes. A cube on the mat is a worker; the others are your supply. Cubes you gain go from the supply to the place called available, where [developments](workers) take their workers from.",
      ),
      list(
        "When the supply is empty, further cubes are forfeited.",
        "Cubes you lose go back to the supply.",
        "Workers never move by themselves: only a card moves them.",
      ),
    ],
  },
  places: {
    title: "The places on your mat",
    blocks: [
      p("Where cubes can be, how many are there at the start, and how many there is room for."),
      table("places"),
      list(
        "Farms, cities and harbors [produce cards](cards-for-cubes).",
        "The [warehouse](warehouse) keeps 3 cards with one cube, 5 with two, none without.",
        "A cube on industry, base or named, lets you [buy VP](buying-vp); a named industry also pays [bonuses](industries).",
        "Bank, army and colosseum are [improvements](improvements); culture boxes and [wonders](wonders) score.",
      ),
    ],
  },
  boards: {
    title: "Government and religion",
    blocks: [
      p(
        "You have a board for each, with two faces: democracy (white) and dictatorship (black), Venus (blue) and Mars (red). The face that is up is your idea. Its marker stands on a space from 0 upwards.",
      ),
      list(
        "Arrows to the right strengthen democracy and Venus, arrows to the left dictatorship and Mars.",
        "An arrow along your idea moves the marker away from 0, one against it towards 0.",
        "Beyond the last space nothing more happens.",
        "Pushed [past 0](crossing), the board flips.",
      ),
    ],
  },
  levels: {
    title: "Levels",
    blocks: [
      p(
        "Each space has a level: the number of [buildings](building) of that track you may have when you build another. Both faces of both boards are alike.",
      ),
      table("levels"),
    ],
  },
  crossing: {
    title: "Past 0",
    blocks: [
      p(
        "Each face has a 0 of its own. The first push against a marker on 0 only turns the board over, to the 0 of the other face; further pushes move it on from there. Everything that pushes can do this, except calamities.",
      ),
      example(
        "Your marker is on democracy 1 and is pushed three spaces to the left. The first brings it to 0, the second turns the board to dictatorship 0, the third moves it to dictatorship 1. Your government buildings are [destroyed](flips).",
      ),
      p("An [option](options) lets both faces share one 0."),
    ],
  },
  status: {
    title: "Happiness and safety",
    blocks: [
      p(
        "Two tracks with a 0 that is called START; [their ends](numbers) are further down than up. Whoever is lowest below START is the [victim](victim) of the next calamity. What would go past an end is lost.",
      ),
    ],
  },
  "culture-grid": {
    title: "The culture grid",
    blocks: [
      p(
        "Nine boxes: three rows (letters, drama, sculpture) by three columns (glory, revels, guard). A complete row or column scores its bonus, once a game. See [culture](culture).",
      ),
      table("culture"),
    ],
  },
  tiles: {
    title: "Building tiles",
    blocks: [
      p(
        "Everybody has the same twelve tiles, six for government and six for religion. Each has a face for either idea of its track, with a price, cubes and an ability of its own: see [the list](building-list).",
      ),
      list(
        "**Arrows** push the marker on towards the building's own idea.",
        "**Bonus**: happiness, safety or money.",
        "**Give opponent**: one other player's marker is moved. See [give opponent](give-opponent).",
        "**Double culture** works by itself, always. See [culture](culture).",
      ),
    ],
  },

  "cards-for-cubes": {
    title: "Cards for cubes",
    blocks: [
      p(
        "Each cube on a farm brings a card of its good, each cube in a city a civic card, each cube in a harbor a luxury card. Cards are dealt in turn order.",
      ),
      p(
        "Before that, cards from your [warehouse](warehouse) come back to your hand. They may be stored again later.",
      ),
    ],
  },
  pairs: {
    title: "At most two of a civic good",
    blocks: [
      p(
        "In one deal you get at most two civic cards of a type; cards back from the warehouse do not count. A third one is put aside and the next card is tried. If no other type can be found, not even after the discards are shuffled in, you keep the third.",
      ),
    ],
  },
  decks: {
    title: "Decks",
    blocks: [
      p(
        "There are seven: one for each basic good, one for all civic goods, one for all luxury goods, each with its own discards. An empty deck is made anew from its discards; if there are none, the cube brings nothing.",
      ),
      p(
        "At the end of a turn in which [Piracy](piracy) was spent, the luxury deck and its discards are shuffled together.",
      ),
    ],
  },
};
