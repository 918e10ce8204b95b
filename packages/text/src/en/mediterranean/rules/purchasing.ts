import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { MediterraneanSections } from "../../../games/mediterranean/rules-text.ts";

export const purchasing: MediterraneanSections<"purchasing"> = {
  buying: {
    title: "All at once",
    blocks: [
      p(
        "Nobody's purchases take anything from another, so all buy at the same time, in any order and number: [buildings](building), [developments](developments), [VP](buying-vp). What a purchase brings serves the next.",
      ),
      p(
        "If you want to see what those before you in turn order buy, wait. Until you are ready your purchases can be taken back. The phase ends when all are ready.",
      ),
    ],
  },
  building: {
    title: "Building",
    blocks: [
      p("You may build a tile if all of this is so:"),
      list(
        "its face is of the idea that is up on your board;",
        "it is not standing already;",
        "you have fewer buildings of that track than the [level](levels) of the space your marker is on;",
        "you pay its price.",
      ),
      p(
        "Level 1 is enough for any of them, and the order is free. Its cubes come to available at once, its ability serves from the next [civic phase](own-abilities) on. A marker that goes back later does no harm; only a [flip](flips) destroys.",
      ),
    ],
  },
  "building-list": {
    title: "All buildings",
    blocks: [
      p(
        "Six for each idea. The tiles stand in the same order: the first of democracy is the other face of the first of dictatorship, and so on; the same with Venus and Mars.",
      ),
      table("buildings-democracy"),
      table("buildings-dictatorship"),
      table("buildings-venus"),
      table("buildings-mars"),
    ],
  },
  developments: {
    title: "Developments",
    blocks: [
      p(
        "Each of the six developments of the turn can be bought once by every player, whatever others buy, unless a [calamity](losses) forbids it. Some cards of the bronze age have one price in turn 4 and another in turn 5.",
      ),
      list(
        "You pay, then the effects happen in order.",
        "A card that needs a [worker](workers) cannot be bought if none can be placed.",
        "What nobody bought is gone at the end of the turn.",
      ),
    ],
  },
  "development-list": {
    title: "All developments",
    blocks: [
      p(
        "Six come up each turn, all in the course of a game: turns 1 to 3 share those of the stone age, 4 and 5 those of the bronze age, turn 6 has those of the iron age.",
      ),
      table("developments-stone"),
      table("developments-bronze"),
      table("developments-iron"),
    ],
  },
  workers: {
    title: "Workers",
    blocks: [
      p(
        "A card that places workers takes each from available or from a farm, as you choose; in the iron age from available only. A farm without its cube produces nothing any more.",
      ),
      list(
        "Land Reform takes workers from farms only.",
        "A card for up to two takes one or two.",
        "[Places](places) hold no more than they have room for.",
        "Merchant Fleet needs no worker: it moves a cube from a city to a harbor.",
      ),
    ],
  },
  "buying-vp": {
    title: "Buying VP",
    blocks: [
      p(
        "With at least one cube on industry, base or named, you may buy any number of VP for the price at your industry marker. Each [Industry](improvements) card moves the marker one space on.",
      ),
      table("prices"),
      p("A price for several at once holds within one purchase; an odd VP costs the single price."),
    ],
  },
  culture: {
    title: "Culture",
    blocks: [
      p(
        "The worker of a culture card goes to an empty box of the row the card names, that of a Scholar to any empty box of [the grid](culture-grid). Then score, in this order:",
      ),
      list(
        "the VP of the card;",
        "the bonus of the row, if it is complete now;",
        "the bonus of the column, if it is complete now.",
      ),
      p(
        "Each bonus scores once a game, even if a box is emptied and filled again. A building that doubles culture doubles the VP of a card placed in its row, by a Scholar too, and the VP of that row's bonus, never a column's.",
      ),
      example(
        "With the Academy you put Histories into the last empty box of letters: twice the VP of the card, and twice the bonus of the row. The column it completes counts once.",
      ),
    ],
  },
  improvements: {
    title: "Improvements",
    blocks: [
      p("Each takes a worker."),
      list(
        "**Warehouse**: room for five cards instead of three. See [warehouse](warehouse).",
        "**Bank**: see [prosperity and the bank](bank).",
        "**Army**: more safety, once. **Colosseum**: more happiness, once. [The list](development-list) says how much.",
        "**Industry**: the worker goes to one of the five [industries](industries) without a cube, at your choice, and the industry marker moves one space on. It pays from the next resolution on.",
      ),
    ],
  },
  "status-cards": {
    title: "Status",
    blocks: [
      p(
        "Some of these cards sell safety or happiness, others give money or a cube for a loss of them.",
      ),
      p(
        "Oracle and Edict: first their cost is paid, then the marker of religion or government moves in a direction of your choice, as far as the card allows. It can [flip](crossing).",
      ),
    ],
  },
  wonders: {
    title: "Wonders",
    blocks: [
      p(
        "The worker goes to the wonder, and each of your buildings of that track that stands at this moment scores 3 VP. So build first.",
      ),
    ],
  },
  "turn-end": {
    title: "The end of a turn",
    blocks: [
      p(
        "When all are ready, everybody's money is halved, rounded down: $3 becomes $1. This happens after turn 6 too. Then the next turn begins with [production](cards-for-cubes).",
      ),
    ],
  },
};
