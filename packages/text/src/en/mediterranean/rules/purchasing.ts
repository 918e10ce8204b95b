import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { MediterraneanSections } from "../../../games/mediterranean/rules-text.ts";

export const purchasing: MediterraneanSections<"purchasing"> = {
  buying: {
    title: "Everybody at the same time",
    blocks: [
      p(
        "Purchases do not take anything away from other players, so everybody buys at the same time, in any order and number: [buildings](building), [developments](developments), [VP](buying-vp). You can use what one purchase gives you for the next.",
      ),
      p(
        "If you want to see what the players ahead of you in turn order buy, you can wait. You can undo your purchases until you are ready. The phase ends when everybody is ready.",
      ),
    ],
  },
  building: {
    title: "Building",
    blocks: [
      p("You may build a tile if all of these apply:"),
      list(
        "you build the side that shows your board's current idea;",
        "you have not built it yet;",
        "you have fewer buildings of that track than the [level](levels) of the space your marker is on;",
        "you pay its price.",
      ),
      p(
        "Level 1 is enough for any building, and you can build them in any order. A building's cubes become available immediately; you can use its ability from the next [civic phase](own-abilities) on. It does not matter if the marker moves back later; only a [flip](flips) destroys buildings.",
      ),
    ],
  },
  "building-list": {
    title: "All buildings",
    blocks: [
      p(
        "Six for each idea. The tiles are listed in the same order: the first of democracy is the other side of the first of dictatorship, and so on; the same applies to Venus and Mars.",
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
        "Developments that nobody bought are removed at the end of the turn.",
      ),
    ],
  },
  "development-list": {
    title: "All developments",
    blocks: [
      p(
        "Six appear each turn, and all of them during a game: those of the stone age in turns 1 to 3, those of the bronze age in turns 4 and 5, those of the iron age in turn 6.",
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
        "A card that places workers takes each from your available cubes or from a farm, as you choose; in the iron age only from your available cubes. A farm without its cube no longer produces anything.",
      ),
      list(
        "Land Reform takes workers only from farms.",
        "A card for up to two workers takes one or two.",
        "You cannot place more cubes than a [place](places) has room for.",
        "Merchant Fleet needs no worker: it moves a cube from a city to a harbor.",
      ),
    ],
  },
  "buying-vp": {
    title: "Buying VP",
    blocks: [
      p(
        "With at least one cube on industry, base or named, you may buy any number of VP for the price at your industry marker. Each [Industry](improvements) card moves the marker forward one space.",
      ),
      table("prices"),
      p(
        "A price for several VP applies within one purchase; a VP left over costs the single price.",
      ),
    ],
  },
  culture: {
    title: "Culture",
    blocks: [
      p(
        "The worker of a culture card goes to an empty box in the row the card names; a Scholar's worker goes to any empty box in [the grid](culture-grid). Then you score, in this order:",
      ),
      list(
        "the VP of the card;",
        "the bonus of the row, if it is complete now;",
        "the bonus of the column, if it is complete now.",
      ),
      p(
        "Each bonus scores once per game, even if a box is emptied and filled again. A building that doubles culture doubles the VP of a card placed in its row, including a Scholar, and the VP of that row's bonus, but never a column's.",
      ),
      example(
        "With the Academy you put Histories into the last empty box of letters: twice the VP of the card, and twice the bonus of the row. The column it completes counts once.",
      ),
    ],
  },
  improvements: {
    title: "Improvements",
    blocks: [
      p("Each needs a worker."),
      list(
        "**Warehouse**: room for five cards instead of three. See [warehouse](warehouse).",
        "**Bank**: see [prosperity and the bank](bank).",
        "**Army**: more safety, once. **Colosseum**: more happiness, once. [The list](development-list) says how much.",
        "**Industry**: the worker goes to any of the five [industries](industries) where you have no cube yet, and the industry marker moves forward one space. The industry pays from the next resolution on.",
      ),
    ],
  },
  "status-cards": {
    title: "Status",
    blocks: [
      p(
        "Some of these cards sell you safety or happiness; others give you money or a cube in exchange for safety or happiness.",
      ),
      p(
        "Oracle and Edict: first you pay the cost, then you move the religion or government marker in a direction of your choice, as far as the card allows. The board can [flip](crossing).",
      ),
    ],
  },
  wonders: {
    title: "Wonders",
    blocks: [
      p(
        "The worker goes to the wonder, and each of your buildings of that track scores 3 VP at that moment, so build first.",
      ),
    ],
  },
  "turn-end": {
    title: "The end of a turn",
    blocks: [
      p(
        "When everybody is ready, all money is halved, rounded down: $3 becomes $1. This happens after turn 6 too. Then the next turn begins with [production](cards-for-cubes).",
      ),
    ],
  },
};
