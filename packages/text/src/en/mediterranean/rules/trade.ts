import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { MediterraneanSections } from "../../../games/mediterranean/rules-text.ts";

export const trade: MediterraneanSections<"civic" | "trading"> = {
  reveal: {
    title: "The reveal",
    blocks: [
      p(
        "The six [developments](development-list) of the turn are revealed and, from turn 2 on, two [calamities](calamity-cards): one for unhappiness, one for barbarians. You see them before you trade, so you know what to avoid and what to save for.",
      ),
    ],
  },
  "own-abilities": {
    title: "Your own abilities",
    blocks: [
      p(
        "At the same time, all players may use the abilities of their buildings that affect themselves: arrows and bonuses. Each ability can be used once per turn, in any order, or not at all.",
      ),
      p(
        "Only players with such a building take part; the step ends when they are all ready. You can use a building from the next civic phase after you [build](building) it.",
      ),
    ],
  },
  "give-opponent": {
    title: "Give opponent",
    blocks: [
      p(
        "Then, one after another in turn order, players with a give-opponent building may use it: once per turn, on another player of their choice. The effect may also help that player.",
      ),
      list(
        "It moves the other player's marker as [the list](building-list) says, and can [flip](crossing) a board.",
        "You must keep [pledges](pledges) here: you cannot pass while a pledged use is possible, and cannot use the building in a different way. All pledges end with this step.",
      ),
    ],
  },
  flips: {
    title: "Flips",
    blocks: [
      p(
        "Finally, everybody may flip their government board, their religion board or both, each once per turn. The choices are secret and carried out at the same time.",
      ),
      list(
        "The marker starts on 0 of the other side, or further along if a [push](crossing) flipped the board.",
        "All your buildings of that track are destroyed: they go back to your unbuilt tiles and can be built again for the full price, and give you their cubes again.",
        "You do not lose cubes. All of this applies to flips for any reason.",
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
        "The market is open to everybody at the same time for four minutes. You make [offers](offers), answer those of others and put cards into the [warehouse](warehouse). The clock warns you with one minute left, and again with thirty seconds left.",
      ),
      p(
        "If two players answer the same offer, the first answer to reach the server gets the deal.",
      ),
      p(
        "Every card that is not stored when the market closes is spent: its set earns money, and its bottom takes effect.",
      ),
    ],
  },
  offers: {
    title: "Offers",
    blocks: [
      p("An offer says who it is for, what its maker gives and what its maker wants."),
      list(
        "It is for everyone, or for certain players.",
        "You can give specific cards from your hand or warehouse (the others see only their types), VP and [pledges](pledges).",
        "You can ask for a number of cards of each type, VP and pledges.",
        "You can trade any number of cards. You may also give something for nothing or ask for a gift, but an offer cannot be empty.",
        "Money, cubes, buildings and developments cannot be traded. You must have the VP you offer.",
      ),
    ],
  },
  deals: {
    title: "Deals",
    blocks: [
      p(
        "A player who can answer an offer accepts it and chooses cards that match exactly what is wanted. At that moment everything must be available: cards, VP and valid pledges. Then everything changes hands in one step, or nothing does.",
      ),
      p(
        "The types promised are the types delivered, except for [Piracy](piracy). The receiver sees the bottoms of the new cards; everyone else sees the types. The giver chooses which copy of a good to give: a good way to get rid of a bad bottom.",
      ),
    ],
  },
  "offer-life": {
    title: "When an offer ends",
    blocks: [
      p(
        "An offer does not reserve cards: you may promise the same card in several offers. An offer ends when it is accepted, when its maker withdraws it, when everybody it was made to has declined, or when one of its cards has been traded in another deal.",
      ),
      list(
        "If its maker no longer has enough VP, an offer stays in the list but cannot be accepted for the time being.",
        "Declining closes an offer only for you.",
        "All offers end when trading ends.",
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
        "You must have built the building, and the pledge may not contradict another one.",
        "A pledge is binding and is kept automatically if time runs out. It ends if the building is destroyed.",
        "In turn 6 there are no pledges.",
        "With an [option](options), pledges are not binding.",
      ),
    ],
  },
  piracy: {
    title: "Piracy",
    blocks: [
      p(
        "One luxury card is Piracy. It has no value, is never part of a set and cannot be stored. You may promise it as spices or gold when you give it. The receiver sees what it is only after the deal, and may pass it on in the same way.",
      ),
      p("You cannot promise any other card as a different good."),
    ],
  },
  warehouse: {
    title: "Warehouse",
    blocks: [
      p(
        "Stored cards are not spent. You may store 3 cards with one cube on the warehouse, 5 with two, and none without a cube. Until time is up, you may store cards, take them out and trade them from there.",
      ),
      list(
        "Some [bottoms](bottoms) cannot be stored. If you try, nobody else finds out.",
        "Stored cards return to your hand in the next production.",
        "After turn 6 they are worth nothing.",
      ),
    ],
  },
  ready: {
    title: "Ready and the end of trading",
    blocks: [
      p(
        "When you are done, say that you are ready. You can then do nothing except undo that; others can still accept your offers. Trading ends when everybody is ready or when time is up.",
      ),
      p("Then all offers end, and you have ten more seconds in which you can only store cards."),
    ],
  },
  phrases: {
    title: "Set phrases, and no hints about bottoms",
    blocks: [
      p(
        "Nobody may say or hint what the bottom of a card is, before, during or after a trade. So during trading, the chat is limited to set phrases:",
      ),
      table("phrases"),
      p(
        "A private table may allow free chat with an [option](options). Then a majority of the other players may impose a fine of 1–5 VP for a hint, once per incident.",
      ),
    ],
  },
  "market-rounds": {
    title: "A market in rounds",
    blocks: [
      p(
        "With an [option](options), the open market is replaced by three rounds. In each round, everybody first makes offers, then everybody accepts or declines. You can withdraw offers and store cards in both steps. This suits correspondence games and games on one device.",
      ),
      example(
        "Round 1: you offer everyone two wool for a wine, and others make their offers. When everybody is ready, Ben accepts your offer, and you decline one of his. When everybody is ready again, round 2 begins.",
      ),
    ],
  },
};
