import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { MediterraneanSections } from "../../../games/mediterranean/rules-text.ts";

export const resolution: MediterraneanSections<"resolution" | "calamities"> = {
  "resolution-order": {
    title: "The order",
    blocks: [
      p(
        "All cards that are not stored are laid open and spent. Then, step by step for all players together:",
      ),
      list(
        "money for [sets](sets);",
        "[arrows](arrows), and flips that follow from them;",
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
        "All the cards you spent of one good are a set and pay as [the table of goods](goods) says. Cards beyond the longest set begin another.",
      ),
      example(
        "Seven wine are a set of six and a set of one: $27 + $2. Three grain, one timber, two dye and one spices bring $6 + $1 + $5 + $3 = $15.",
      ),
    ],
  },
  arrows: {
    title: "Arrows",
    blocks: [
      p(
        "For each track all your arrows are added up, right against left, those of special cards included, and the marker moves once by the sum. If that carries it [past 0](crossing), the board flips and your buildings of that track are [destroyed](flips).",
      ),
    ],
  },
  bank: {
    title: "Prosperity and the bank",
    blocks: [
      p(
        "Each prosperity card brings 1 VP. With a bank you choose anew each turn, when all cards are open: either your Poverty cards cost no happiness, or each prosperity card brings 3 VP.",
      ),
      p(
        "You are asked only if you spent both kinds; with one kind the bank helps with that by itself. Depression and special cards are not touched.",
      ),
    ],
  },
  moods: {
    title: "Happiness and safety fall",
    blocks: [
      p(
        "Poverty and Depression cost happiness, Barbarians and Barbarian Fury safety, special cards happiness besides their arrow, as much as [the table of bottoms](bottoms) says. The markers move for all cards together.",
      ),
    ],
  },
  industries: {
    title: "Industries",
    blocks: [
      p(
        "If you have a cube on a named industry and spent at least one card of its good, and nobody spent more of it, you get its dominance bonus; ties count. If nobody else spent any, you get the monopoly bonus instead. Everybody's cards are compared, whoever owns the industry.",
      ),
      table("industries"),
      example(
        "You have shipbuilding and spend two timber; Ann spends two as well, the others less. You have dominance. Had nobody else spent timber, you would have the monopoly.",
      ),
    ],
  },
  "turn-order": {
    title: "Turn order",
    blocks: [
      p(
        "The richest comes first, and so on down, money from industries included. Players with equal money keep the order they had. What calamities take afterwards does not change it.",
      ),
      p(
        "It decides who is dealt first, who uses [give-opponent](give-opponent) buildings first, and the order of contenders in a [tie-break](ties).",
      ),
    ],
  },

  victim: {
    title: "The victim",
    blocks: [
      p(
        "The calamity of unhappiness strikes the player lowest on happiness, then that of barbarians the one lowest on safety. Only players below START can be struck; if there is none, nothing happens. Turn 1 has no calamities.",
      ),
      p(
        "When at least one space, VP, dollar, cube or card was lost, the victim's happiness or safety goes back to START. A forbidden purchase is no loss, and if nothing was lost the marker stays.",
      ),
    ],
  },
  votes: {
    title: "Ties and votes",
    blocks: [
      p(
        "Where several are lowest together, all the others are judges and each votes for one of those tied, openly. The victim needs the votes of more than half of all judges.",
      ),
      list(
        "A vote may be changed until every judge has voted.",
        "Without a majority they vote again, three rounds at most.",
        "If they still do not agree, the calamity is skipped and every judge loses 5 VP, however they voted.",
        "A single judge decides alone. If all players are tied nothing happens and nobody pays.",
      ),
    ],
  },
  losses: {
    title: "What is lost",
    blocks: [
      list(
        "**Towards 0**: the marker moves on its present face and stops at 0.",
        "**VP or money**: up to the amount; neither falls below 0.",
        "**Cubes**: as many as the card says, or all there are in the places it names; the victim chooses which. See [lost cubes](lost-cubes).",
        "**Stored cards**: all are discarded.",
        "**Forbidden**: the victim may not buy those developments this turn.",
      ),
    ],
  },
  "lost-cubes": {
    title: "Lost cubes",
    blocks: [
      list(
        "**Farm, city, harbor**: no card for it from the next [production](cards-for-cubes) on.",
        "**Available**: nothing more.",
        "**Warehouse**: room shrinks to that of the cubes left; you choose which surplus cards are discarded.",
        "**Bank**: its help is gone at once.",
        "**Army**: the safety it brought is gone. **Colosseum**: the happiness it brought is gone.",
        "**A named industry**: its bonus is gone, and the industry marker goes back one space. The base goes last, after all named ones; without any industry cube no [VP can be bought](buying-vp).",
        "**Culture**: the box is empty again. VP scored stay, and bonuses do not score twice.",
      ),
    ],
  },
  "calamity-cards": {
    title: "The calamities",
    blocks: [
      p("There are ten, five of each sort. What the victim loses depends on the age of the turn."),
      table("calamities"),
    ],
  },
};
