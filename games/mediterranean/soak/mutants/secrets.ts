import type { Mutant } from "@sofala/engine/testing/mutation";
import { inFile } from "./rows.ts";

/** What each observer is shown and told (R 12). */
export const SECRETS: readonly Mutant[] = [
  ...inFile("view.ts", "secrets/", [
    [
      "R 12.3",
      "all see the cards of all",
      "...(isOwn ? { hand: cards(hand)",
      "...(isOwn || seat >= 0 ? { hand: cards(hand)",
    ],
    [
      "R 12.3",
      "spectators see all cards",
      "const isOwn = seat === observer;",
      'const isOwn = seat === observer || observer === "spectator";',
    ],
    [
      "Q 21",
      "types in hand are open by default",
      'state.options.handTypes === "open" ?',
      'state.options.handTypes !== "open" ?',
    ],
    [
      "Q 21",
      "open types show bottoms",
      "{ handTypes: typesOf(state, hand) }",
      "{ handTypes: typesOf(state, hand), ...{ bottoms: hand.map(({ card }) => cardOf(state, card).bottom) } }",
    ],
    [
      "Q 21",
      "open types never show",
      'state.options.handTypes === "open" ?',
      'state.options.handTypes === "open" && isOwn ?',
    ],
    [
      "Q 21",
      "open types tell Piracy from gold",
      'isLuxury(good) || good === "piracy" ?',
      "isLuxury(good) ?",
    ],
    [
      "Q 21",
      "open types tell spices from gold",
      'isLuxury(good) || good === "piracy" ? "luxury"',
      'isLuxury(good) || good === "piracy" ? good.slice(0, 1)',
    ],
    [
      "Q 40",
      "VP are always open",
      "...(isOwn || state.options.publicVp ||",
      "...(isOwn || state.options.publicVp || seat >= 0 ||",
    ],
    ["Q 40", "VP are never open", "...(isOwn || state.options.publicVp ||", "...(isOwn ||"],
    [
      "Q 40",
      "one does not see his own VP",
      "...(isOwn || state.options.publicVp ||",
      "...(state.options.publicVp ||",
    ],
    [
      "R 12.3",
      "all see the cards of an offer",
      "...(seat === observer ? { cards, as } : {})",
      "...{ cards, as }",
    ],
    [
      "R 12.4",
      "the order of decks is open",
      "byDeck((deck) => state.decks[deck].length)",
      "byDeck((deck) => state.decks[deck] as unknown as number)",
    ],
    [
      "R 12.4",
      "later turns are open",
      "past: [...state.past],",
      "past: [...state.past, ...state.coming.developments.flat(), ...state.coming.calamities.flat()],",
    ],
    [
      "R 12.5",
      "all see the flips that wait",
      "nextSlot, flips } : {})",
      "nextSlot } : {}),\n    flips",
    ],
    [
      "R 12.5",
      "all see hands before they are shown",
      "...(own === undefined ? {} : { hand: own }),",
      "...{ hands },",
    ],
    [
      "R 12.3",
      "cards are spent open in trading",
      'const isTurnedUp = state.part === "bank";',
      'const isTurnedUp = state.part === "bank" || state.part === "trading";',
    ],
    [
      "R 12.1",
      "spent cards are hidden",
      'const isTurnedUp = state.part === "bank";',
      "const isTurnedUp = false;",
    ],
    [
      "R 12.4",
      "cards in view have their names",
      "return { slot, good, bottom };",
      "return { slot, good, bottom, card };",
    ],
    [
      "Notation slots",
      "a seat does not see its numbers",
      "return { slot, good, bottom };",
      "return { slot: slot * 0 + 1, good, bottom };",
    ],
    [
      "Q 23",
      "the receiver of Piracy sees gold",
      "return { slot, good, bottom };",
      'return { slot, good: good === "piracy" ? "gold" : good, bottom };',
    ],
  ]),
  ...inFile("telling.ts", "secrets/", [
    [
      "R 12.5",
      "all are told of flips that wait",
      "flip: () => undefined,",
      "flip: (move) => move,",
    ],
    [
      "R 12.3",
      "all are told the cards of an offer",
      "offer: ({ give, ...terms }, state, actor) => ({ ...terms, give: seenGiving(state, actor, give) }),",
      "offer: (move) => move,",
    ],
    [
      "R 12.3",
      "all are told the cards of an answer",
      'accept: ({ offer }) => ({ kind: "accept", offer }),',
      "accept: (move) => move,",
    ],
    [
      "R 12.3",
      "all are told which cards are stored",
      'store: ({ cards }) => ({ kind: "store", count: cards.length }),',
      "store: (move) => move,",
    ],
    [
      "R 12.5",
      "all are told a hand before it is shown",
      'throw: () => ({ kind: "throw" }),',
      "throw: (move) => move,",
    ],
    [
      "R 12.3",
      "all are told what was dealt",
      "(event.seat === observer ? event : seenDeal(event))",
      "event",
    ],
    [
      "R 12.5",
      "all are told of a flip that was chosen",
      "(event.seat === observer ? event : undefined)",
      "event",
    ],
    [
      "R 12.3",
      "all are told the numbers of an offer",
      "return event.seat === observer ? event : terms;",
      "return event;",
    ],
    [
      "R 12.3",
      "all are told the cards of a deal",
      "return terms;\n  },\n};",
      "return { ...terms, cardsToPartner: cardsToPartner.map(asGiven), cardsToMaker: cardsToMaker.map(asGiven) };\n  },\n};",
    ],
    [
      "R 12.3",
      "the maker is told the numbers of his partner",
      "cardsToPartner: cardsToPartner.map(asGiven),\n        cardsToMaker: cardsToMaker.map(asReceived)",
      "cardsToPartner: cardsToPartner.map(asReceived),\n        cardsToMaker: cardsToMaker.map(asGiven)",
    ],
    [
      "Q 21",
      "luxury cards are seen while dealt",
      '.filter((good) => !isLuxury(good) && good !== "piracy")',
      '.filter((good) => good !== "piracy")',
    ],
  ]),
];
