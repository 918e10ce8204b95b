import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { MediterraneanSections } from "../../../games/mediterranean/rules-text.ts";

export const resolution: MediterraneanSections<"resolution" | "calamities"> = {
  "resolution-order": {
    title: "The order",
    blocks: [
      p(
        "All cards that are not stored are revealed and spent. Then these steps follow, each for all players at the same time:",
      ),
      list(
        "money for [sets](sets);",
        "[arrows](arrows), and flips caused by them;",
        "the choices of [banks](bank), then prosperity;",
        "[happiness and safety](moods);",
        "[industries](industries);",
        "the new [turn order](turn-order);",
        "from turn 2 on the [calamities](victim): unhappiness first, then barbarians.",
      ),
    ],
  },
  sets: {
    title: "Money for sets",
    blocks: [
      p(
        "All the cards of one good that you spend form a set, which pays what [the table of goods](goods) says. Cards beyond the longest set start another set.",
      ),
      example(
        "Seven wine make a set of six and a set of one: $27 + $2. Three grain, one timber, two dye and one spice earn $6 + $1 + $5 + $3 = $15.",
      ),
    ],
  },
  arrows: {
    title: "Arrows",
    blocks: [
      p(
        "For each track all your arrows are added up, right against left, including those of special cards, and the marker moves once by the difference. If that moves it [past 0](crossing), the board flips and your buildings of that track are [destroyed](flips).",
      ),
    ],
  },
  bank: {
    title: "Prosperity and the bank",
    blocks: [
      p(
        "Each prosperity card gives 1 VP. With a bank you choose each turn, after all cards are revealed: either your Poverty cards cost no happiness, or each prosperity card gives 3 VP.",
      ),
      p(
        "You choose only if you spent both kinds; with one kind, the bank applies to it automatically. Depression and special cards are not affected.",
      ),
    ],
  },
  moods: {
    title: "Happiness and safety fall",
    blocks: [
      p(
        "Poverty and Depression cost happiness, Barbarians and Barbarian Fury cost safety, and special cards cost happiness in addition to their arrow; see [the table of bottoms](bottoms). Each marker moves once for all cards together.",
      ),
    ],
  },
  industries: {
    title: "Industries",
    blocks: [
      p(
        "If you have a cube on a named industry and spent at least one card of its good, and nobody spent more of it, you get its dominance bonus; ties count. If nobody else spent any, you get the monopoly bonus instead. Everybody's cards count, whether or not they have the industry.",
      ),
      table("industries"),
      example(
        "You have shipbuilding and spend two timber; Ann spends two as well, the others less. You have dominance. If nobody else had spent timber, you would have the monopoly.",
      ),
    ],
  },
  "turn-order": {
    title: "Turn order",
    blocks: [
      p(
        "The player with the most money comes first, and so on; money from industries counts. Players with equal money keep their order. Losses to calamities afterwards do not change it.",
      ),
      p(
        "The turn order decides who draws first, who uses [give-opponent](give-opponent) buildings first, and the order of contenders in a [tie-break](ties).",
      ),
    ],
  },

  victim: {
    title: "The victim",
    blocks: [
      p(
        "The unhappiness calamity strikes the player with the lowest happiness, then the barbarian calamity strikes the player with the lowest safety. Only players below START can be struck; if there are none, nothing happens. Turn 1 has no calamities.",
      ),
      p(
        "If the victim lost at least one space, VP, dollar, cube or card, their happiness or safety returns to START. A forbidden purchase does not count as a loss. If nothing was lost, the marker stays where it is.",
      ),
    ],
  },
  votes: {
    title: "Ties and votes",
    blocks: [
      p(
        "If several players are tied for lowest, all the others are judges. Each judge openly votes for one of the tied players. The victim is the player who gets the votes of more than half of all judges.",
      ),
      list(
        "You can change your vote until every judge has voted.",
        "Without a majority, they vote again, for at most three rounds.",
        "If they still do not agree, the calamity is skipped and every judge loses 5 VP, however they voted.",
        "A single judge decides alone. If all players are tied, nothing happens and nobody loses VP.",
      ),
    ],
  },
  losses: {
    title: "What is lost",
    blocks: [
      list(
        "**Towards 0**: the marker moves on its current side and stops at 0.",
        "**VP or money**: up to the amount; neither goes below 0.",
        "**Cubes**: as many as the card says, or all cubes in the places it names if there are fewer; the victim chooses which. See [lost cubes](lost-cubes).",
        "**Stored cards**: all are discarded.",
        "**Forbidden**: the victim cannot buy those developments this turn.",
      ),
    ],
  },
  "lost-cubes": {
    title: "Lost cubes",
    blocks: [
      list(
        "**Farm, city, harbor**: no card for it from the next [production](cards-for-cubes) on.",
        "**Available**: no other effect.",
        "**Warehouse**: you have room only for the remaining cubes; you choose which surplus cards to discard.",
        "**Bank**: you lose its help immediately.",
        "**Army**: you lose the safety it gave. **Colosseum**: you lose the happiness it gave.",
        "**A named industry**: you lose its bonus, and the industry marker moves back one space. The base is lost last, after all named industries; without any industry cube you cannot [buy VP](buying-vp).",
        "**Culture**: the box is empty again. You keep the VP, but bonuses do not score twice.",
      ),
    ],
  },
  "calamity-cards": {
    title: "The calamities",
    blocks: [
      p("There are ten, five of each kind. What the victim loses depends on the age."),
      table("calamities"),
    ],
  },
};
