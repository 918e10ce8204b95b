import { list, p, table } from "../../../web/rules-blocks.ts";
import type { MediterraneanSections } from "../../../games/mediterranean/rules-text.ts";

export const ending: MediterraneanSections<"ending" | "set-up" | "play" | "values" | "glossary"> = {
  winning: {
    title: "Who wins",
    blocks: [
      p(
        "After the purchases of turn 6 the game is over. The player with the most VP wins. Stored cards and remaining money count for nothing.",
      ),
    ],
  },
  ties: {
    title: "Ties",
    blocks: [
      p("Ties in VP are broken as follows, in order:"),
      list(
        "more cubes in [culture](culture-grid) boxes;",
        "more buildings;",
        "for first place only: rock, paper, scissors. The first player to win five throws wins; draws do not count. With more than two contenders, the winner plays the next one, in [turn order](turn-order).",
      ),
      p("Other places are shared."),
    ],
  },

  start: {
    title: "What everybody starts with",
    blocks: [
      list(
        "5 VP and no money.",
        "Democracy and Venus face up; their markers and the industry marker on 0; happiness and safety on START.",
        "Seven cubes on the mat: one on each farm, one on the base of industry, one on the [warehouse](places). Eight are in the supply.",
      ),
    ],
  },
  layout: {
    title: "Cards for the whole game",
    blocks: [
      p(
        "The turn order is drawn at random, and all decks are shuffled. Six developments are laid out for each turn and, from turn 2 on, one unhappiness and one barbarian calamity. So every card appears once; only their order is random.",
      ),
      p("Games with four or five players use all cards too. Bots can take free seats."),
    ],
  },

  overlooked: {
    title: "Easily overlooked",
    blocks: [
      list(
        "The value of a set grows faster than its size: the fifth card of a good is worth more than the first two together.",
        "Cards you do not store are spent, including those with bad bottoms. Trade them away in time, or store what you can.",
        "The giver chooses the copy. Even a friendly deal can hide a Depression.",
        "Count your arrows before the market closes: one too many against your idea costs you all your buildings on that board.",
        "Only the lowest player below START is struck. You do not need to be happy, only happier than somebody else.",
        "Money is halved each turn: spend it.",
        "A harbor is expensive and pays off most if you buy it early.",
        "Get cubes from buildings before you need workers; in the iron age you cannot take them from farms.",
      ),
    ],
  },
  options: {
    title: "Options of a table",
    blocks: [
      list(
        "**Trading time**: four minutes by default; longer, shorter or no clock. It is the same for everyone at the table.",
        "**Grace**: time to store cards after [trading](ready): ten seconds by default.",
        "**Crossing 0**: a 0 on each side of a board, or one that both share. See [past 0](crossing).",
        "**Types in hand**: hidden, or visible to everybody. Bottoms are always hidden.",
        "**Pledges**: binding or not. See [pledges](pledges).",
        "**VP**: open or hidden, and whether they can be part of deals.",
        "**Chat while trading**: [set phrases](phrases) or free chat.",
        "**Market**: open, or [in rounds](market-rounds).",
        "**Edition** of the cards and boards. See [which values are stated](stated).",
      ),
    ],
  },
  "time-up": {
    title: "When time is up",
    blocks: [
      p("A table may have a clock for every part of a turn. When it runs out:"),
      list(
        "unused abilities are skipped; [pledged](pledges) uses happen automatically;",
        "flips that were chosen are carried out;",
        "after trading, the grace period begins; then all cards that are not stored are spent;",
        "the bank compares the number of your Poverty cards with twice the number of your prosperity cards, and applies to whichever is higher;",
        "missing votes count as abstentions, and without a majority the [judges](votes) lose VP;",
        "cubes are lost in the order in which the card lists places, stored cards starting with the most recent;",
        "purchases end; a missing hand in a tie-break is chosen at random.",
      ),
    ],
  },

  stated: {
    title: "Stated and reconstructed values",
    blocks: [
      p(
        "The rulebook of this prototype, version 4.5 of April 2013, states some values in words and shows others only in pictures that are not available. We have reconstructed those: they agree with everything the text says and were balanced together. In all tables † marks a reconstructed value.",
      ),
      list(
        "**Stated**: the values of [sets](goods), the effects of most [bottoms](bottoms), what everybody [starts with](start), two [calamities](calamity-cards), some bonuses of [industries](industries), the clock, and the course of the game.",
        "**Reconstructed**: how many cards have [each bottom](bottom-counts), the [levels](levels) of the boards and the ends of the tracks, nearly all prices and effects of [buildings](building-list) and [developments](development-list), the other calamities, the bonuses of [culture](culture-grid).",
        "Most names of cards and buildings are also ours, and so are the [options](options) and what happens when [time is up](time-up).",
      ),
      p(
        "All values belong to an edition, which is stored with each game. If you own the printed game and find a different value, please tell us: a correction makes a new edition, and games that have already started keep theirs.",
      ),
    ],
  },
  numbers: {
    title: "Other numbers",
    blocks: [
      p("Values that are not on any card or board. See [stated and reconstructed](stated)."),
      table("numbers"),
    ],
  },

  terms: {
    title: "Terms",
    blocks: [
      {
        kind: "terms",
        terms: [
          ["Arrow", "Pushes a government or religion marker. See [arrows](arrows)."],
          ["Available", "Cubes that can become workers. See [cubes](cubes)."],
          ["Bottom", "The lower half of a card, seen by its holder. See [bottoms](bottoms)."],
          ["Dominance", "Nobody spent more of a good. See [industries](industries)."],
          ["Flip", "A board is turned over, and its buildings are destroyed. See [flips](flips)."],
          [
            "Give opponent",
            "An ability used on another player. See [give opponent](give-opponent).",
          ],
          ["Grace", "Seconds to store cards after trading. See [the end of trading](ready)."],
          ["Idea", "Democracy, dictatorship, Venus or Mars. See [the boards](boards)."],
          ["Judge", "A player who votes when others are tied for a calamity. See [votes](votes)."],
          ["Level", "How many buildings a space allows. See [levels](levels)."],
          ["Monopoly", "Nobody else spent any of a good. See [industries](industries)."],
          ["Pledge", "A promise about a building, part of a deal. See [pledges](pledges)."],
          ["Set", "All cards of one good that you spend. See [sets](sets)."],
          ["Side", "A side of a board or tile shows one idea. See [the boards](boards)."],
          ["Special card", "Zealots, Corruption, Slave Revolt. See [bottoms](bottoms)."],
          ["Spent", "Revealed in the resolution and discarded. See [the order](resolution-order)."],
          ["START", "0 on happiness and safety. See [both tracks](status)."],
          ["Stored", "Kept in the warehouse, not spent. See [warehouse](warehouse)."],
          ["Supply", "Your cubes that are not on the mat. See [cubes](cubes)."],
          ["Type", "The good of a card. See [goods](goods)."],
          ["VP", "Victory points. See [who wins](winning)."],
          ["Worker", "A cube on the mat. See [workers](workers)."],
        ],
      },
    ],
  },
};
