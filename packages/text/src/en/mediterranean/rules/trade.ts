import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { MediterraneanSections } from "../../../games/mediterranean/rules-text.ts";

export const trade: MediterraneanSections<"civic" | "trading"> = {
  reveal: {
    title: "The reveal",
    blocks: [
      p(
        "The six [developments](development-list) of the turn are laid open, and from turn 2 on two [calamities](calamity-cards): one for the unhappy, one for the unsafe. They are open before you trade, so that you know what to fear and what to save for.",
      ),
    ],
  },
  "own-abilities": {
    title: "Own abilities",
    blocks: [
      p(
        "All at once, players may use the abilities of their standing buildings that concern themselves: arrows and bonuses. Each once a turn, in any order, or not at all.",
      ),
      p(
        "Only those who have such a building are asked; the step ends when they are all ready. A building can be used from the civic phase after it was [built](building).",
      ),
    ],
  },
  "give-opponent": {
    title: "Give opponent",
    blocks: [
      p(
        "Then, one after another in turn order, those with a give-opponent building may use it: once a turn, on one other player of their choice. It may also help.",
      ),
      list(
        "It moves the other player's marker as [the list](building-list) says, and can [flip](crossing) a board.",
        "A [pledge](pledges) has to be kept here: you cannot pass while a pledged use is possible, and cannot use the building otherwise than pledged. When the step is over all pledges end.",
      ),
    ],
  },
  flips: {
    title: "Flips",
    blocks: [
      p(
        "Last, everybody may turn over their government board, their religion board, or both, each once a turn. The choices are kept covered and carried out together.",
      ),
      list(
        "The other face comes up with its marker on 0, or further where a [push](crossing) flipped it.",
        "All your buildings of that track are destroyed: they go back to your unbuilt tiles and can be built again for the full price, with their cubes again.",
        "No cubes are lost. All this holds for flips of every cause.",
      ),
      p(
        "Everybody starts with democracy and Venus; in turn 1, without buildings, a flip costs nothing.",
      ),
    ],
  },

  market: {
    title: "The market",
    blocks: [
      p(
        "The market is open to all at once for four minutes. Anyone makes [offers](offers), answers those of others and puts cards into the [warehouse](warehouse). The clock warns at one minute and at thirty seconds.",
      ),
      p(
        "If two people answer one offer, the one whose answer reaches the server first has the deal.",
      ),
      p(
        "Every card that is not stored when the market closes will be spent: its set brings money, and its bottom does what it says.",
      ),
    ],
  },
  offers: {
    title: "Offers",
    blocks: [
      p("An offer says whom it is for, what its maker gives and what its maker wants."),
      list(
        "It is for everyone, or for some of the others.",
        "What is given: exact cards, from hand or warehouse, of which the others see the types only; VP; [pledges](pledges).",
        "What is wanted: numbers of types; VP; pledges.",
        "Cards for cards in any numbers. A gift is an offer, and so is asking for one; nothing for nothing is none.",
        "Money, cubes, buildings and developments cannot be traded. VP offered must be held.",
      ),
    ],
  },
  deals: {
    title: "Deals",
    blocks: [
      p(
        "Someone to whom an offer is open accepts it and names the cards that answer exactly what is wanted. At that moment everything must be there: cards, VP, valid pledges. Then all of it changes hands in one step, or nothing does.",
      ),
      p(
        "The types promised are the types delivered, except for [Piracy](piracy). The receiver sees the bottoms of the new cards; everyone else hears the types. Who gives picks which copy of a good it is: a good way to be rid of a bad bottom.",
      ),
    ],
  },
  "offer-life": {
    title: "How long an offer lives",
    blocks: [
      p(
        "An offer reserves nothing: you may promise the same card in several. It ends when it is accepted, when its maker withdraws it, when the last of those it was made to has declined, or when one of its cards has gone in another deal.",
      ),
      list(
        "An offer whose VP are no longer there stays on the list but cannot be accepted meanwhile.",
        "Declining closes an offer for you alone.",
        "All offers end with the trading of the turn.",
      ),
    ],
  },
  pledges: {
    title: "Pledges",
    blocks: [
      p(
        "In a deal you may promise something about one of your [give-opponent](give-opponent) buildings in the civic phase of the next turn: to use it on a certain player, or not to.",
      ),
      list(
        "The building must be standing, and the promise may not contradict another.",
        "A pledge binds, and is kept by itself if time runs out. It lapses if the building is gone.",
        "In turn 6 there are no pledges.",
        "An [option](options) makes them mere talk.",
      ),
    ],
  },
  piracy: {
    title: "Piracy",
    blocks: [
      p(
        "One luxury card is Piracy. It has no value, is never part of a set and cannot be stored. Who gives it may promise it as spices or as gold. The receiver sees what it is on receiving it, and may pass it on in the same way.",
      ),
      p("No other card can be given as what it is not."),
    ],
  },
  warehouse: {
    title: "Warehouse",
    blocks: [
      p(
        "Stored cards are not spent. You may store 3 cards with one cube on the warehouse, 5 with two, none without. Until the time is up cards may be put in, taken out and traded out of it.",
      ),
      list(
        "Some [bottoms](bottoms) may not be stored; trying is refused, and nobody else learns of it.",
        "Stored cards come back to hand in the next production.",
        "After turn 6 they are worth nothing.",
      ),
    ],
  },
  ready: {
    title: "Ready, and the bell",
    blocks: [
      p(
        "Whoever is done says so and can then do nothing but take that back; their offers stay open to others. Trading ends when all are ready or when the time is up.",
      ),
      p(
        "After the bell all offers end, and ten seconds of grace follow in which cards can be stored and nothing else happens.",
      ),
    ],
  },
  phrases: {
    title: "Silence about bottoms, and set phrases",
    blocks: [
      p(
        "Nobody may say or hint what the bottom of a card is, before, during or after a trade. While trading there are therefore offers, and set phrases instead of free words:",
      ),
      table("phrases"),
      p(
        "A table among friends may open its chat by an [option](options). Then most of the other players together may fine a hint 1 to 5 VP, once for each incident.",
      ),
    ],
  },
  "market-rounds": {
    title: "A market in rounds",
    blocks: [
      p(
        "By an [option](options) the open market is replaced by three rounds. In each, first all make offers, then all accept and decline. Withdrawing and storing are possible in both steps. It suits slow games and one device for all.",
      ),
      example(
        "Round 1: you offer two wool for a wine to everyone, others make theirs. All ready. Now Ben accepts yours, and you decline one of his. All ready: round 2 begins.",
      ),
    ],
  },
};
