import { list, p, table } from "../../../web/rules-blocks.ts";
import type { MediterraneanSections } from "../../../games/mediterranean/rules-text.ts";

export const ending: MediterraneanSections<"ending" | "set-up" | "play" | "values" | "glossary"> = {
  winning: {
    title: "Who wins",
    blocks: [
      p(
        "After the purchases of turn 6 the game is over. The most VP win. Cards still stored and money that is left count for nothing.",
      ),
    ],
  },
  ties: {
    title: "Ties",
    blocks: [
      p("Among players with equal VP this decides, in order:"),
      list(
        "more cubes in [culture](culture-grid) boxes;",
        "more buildings standing;",
        "for the first place only: rock, paper, scissors. Whoever first wins five throws wins; draws count for nobody. With more than two contenders the winner meets the next, in [turn order](turn-order).",
      ),
      p("Other places are shared."),
    ],
  },

  start: {
    title: "What everybody starts with",
    blocks: [
      list(
        "5 VP and no money.",
        "Democracy and Venus up, their markers and that of industry on 0; happiness and safety on START.",
        "Seven cubes on the mat: one on each farm, one on the base of industry, one on the [warehouse](places). Eight are in supply.",
      ),
    ],
  },
  layout: {
    title: "Cards for the whole game",
    blocks: [
      p(
        "The turn order is drawn and all decks are shuffled. Six developments are laid out for each turn, and for each turn from 2 on one calamity of unhappiness and one of barbarians. So every card comes up once, and chance is only in the order.",
      ),
      p("Four and five players use all cards too. Seats that people do not take are for bots."),
    ],
  },

  overlooked: {
    title: "What is easily overlooked",
    blocks: [
      list(
        "A set grows faster than its cards: the fifth card of a good is worth more than the first two together.",
        "What you do not store is spent, bad bottoms included. Trade them away in time, or store what you may.",
        "Who gives picks the copy. Friendly deals carry Depressions.",
        "Count your arrows before the bell: one too many against your idea costs all buildings of that track.",
        "Only the lowest below START is struck. You need not be happy, only happier than somebody else.",
        "Money is halved each turn: spend it.",
        "A harbor costs much and pays most when bought early.",
        "Buy cubes with buildings before you need workers; in the iron age farms no longer help out.",
      ),
    ],
  },
  options: {
    title: "Options of a table",
    blocks: [
      list(
        "**Trading time**: four minutes; longer or shorter, or no clock. A longer market is for everyone at the table.",
        "**Grace**: ten seconds after [the bell](ready), or another length.",
        "**Crossing 0**: a 0 on each face, or one that both share. See [past 0](crossing).",
        "**Types in hand**: hidden, or open to all. Bottoms never are.",
        "**Pledges**: binding, or mere talk. See [pledges](pledges).",
        "**VP**: open or hidden, and whether they may be part of deals.",
        "**Chat while trading**: [set phrases](phrases), or free words.",
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
        "abilities not used are not used; [pledged](pledges) uses happen by themselves;",
        "flips that were chosen are carried out;",
        "after trading comes the grace, then what is not stored is spent;",
        "the bank compares your Poverty cards with twice your prosperity cards and helps with the larger number;",
        "votes not cast are abstentions, and without a majority the [judges](votes) pay;",
        "cubes are lost in the order the card names places, stored cards the latest first;",
        "nothing more is bought; a missing hand in a tie-break is drawn.",
      ),
    ],
  },

  stated: {
    title: "Stated and reconstructed values",
    blocks: [
      p(
        "The rulebook of this prototype, version 4.5 of April 2013, states some values in words and shows others only in pictures that are not to be had. We have reconstructed the latter: they agree with everything the text says and were balanced as one set. In all tables † marks a reconstructed value.",
      ),
      list(
        "**Stated**: the values of [sets](goods), the effects of most [bottoms](bottoms), what everybody [starts with](start), two [calamities](calamity-cards), some bonuses of [industries](industries), the clock, and the course of the game.",
        "**Reconstructed**: how many cards carry [which bottom](bottom-counts), the [levels](levels) of the boards and the ends of the tracks, nearly all prices and effects of [buildings](building-list) and [developments](development-list), the other calamities, the bonuses of [culture](culture-grid).",
        "Most names of cards and buildings are ours as well, and so are the [options](options) and what happens when [time is up](time-up).",
      ),
      p(
        "All values belong to an edition that each game names. Whoever owns the printed game and finds a value that differs can tell us: a correction makes a new edition, and games already begun keep theirs.",
      ),
    ],
  },
  numbers: {
    title: "Other numbers",
    blocks: [
      p("What stands on no card and no board. See [stated and reconstructed](stated)."),
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
          ["Available", "Where cubes wait for work. See [cubes](cubes)."],
          ["Bottom", "The lower half of a card, seen by its holder. See [bottoms](bottoms)."],
          ["Dominance", "Nobody spent more of a good. See [industries](industries)."],
          ["Face", "A side of a board or tile, for one idea. See [the boards](boards)."],
          ["Flip", "A board turns over; its buildings are destroyed. See [flips](flips)."],
          ["Give opponent", "An ability used on another player. See [it](give-opponent)."],
          ["Grace", "Seconds for storing after the bell. See [the bell](ready)."],
          ["Idea", "Democracy, dictatorship, Venus or Mars. See [the boards](boards)."],
          ["Judge", "Who votes when others tie for a calamity. See [votes](votes)."],
          ["Level", "How many buildings a space allows. See [levels](levels)."],
          ["Monopoly", "Nobody else spent any of a good. See [industries](industries)."],
          ["Pledge", "A promise about a building, part of a deal. See [pledges](pledges)."],
          ["Set", "All cards of one good that you spend. See [sets](sets)."],
          ["Special card", "Zealots, Corruption, Slave Revolt. See [bottoms](bottoms)."],
          ["Spent", "Laid open in resolution and discarded. See [the order](resolution-order)."],
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
