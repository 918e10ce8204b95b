import type { HeldCard, Refusal } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import { refusal } from "./refusals.ts";

const NAMES = ["Ann", "Ben", "Cleo", "Dora"];
const OWN: readonly HeldCard[] = [
  { slot: 5, good: "wine", bottom: "barbarianFury" },
  { slot: 7, good: "piracy", bottom: "piracy" },
];

/** At least one of every code, with what a person would answer. */
const ANSWERS: { readonly [Code in Refusal["code"]]: readonly Example<Code>[] } = {
  "game/over": [[{}, "The game is over."]],
  "clock/only": [[{}, "Only the clock says that time is up, and that is all it says."]],
  "clock/other-part": [[{ part: "vote" }, "The clock runs for the vote now."]],
  "turn/wrong-part": [
    [{ part: "trading" }, "Now cards are traded and stored, until all are ready."],
    [{ part: "grace" }, "Trading is over; cards can still be stored."],
  ],
  "turn/not-yours": [[{}, "Others decide now."]],
  "turn/ready": [[{}, "You are ready; take that back first."]],
  "turn/not-ready": [[{}, "You have not said that you are ready."]],
  "ability/not-built": [[{ building: "white-G5" }, "You do not have the Tribunal."]],
  "ability/used": [[{ building: "white-G5" }, "The Tribunal has been used this turn."]],
  "ability/not-own-step": [
    [
      { building: "white-G5" },
      "The Tribunal is not used in this step: own abilities come first, then those for opponents.",
    ],
  ],
  "ability/target-needed": [[{}, "Say on whom the building is used."]],
  "ability/no-target": [[{}, "This building works for yourself; name nobody else."]],
  "ability/bad-target": [[{}, "This building is used on another player."]],
  "ability/pledged-otherwise": [
    [{ building: "white-G5" }, "You have pledged otherwise for the Tribunal."],
  ],
  "ability/pledge-open": [
    [
      { building: "white-G5", target: 1 },
      "You have pledged to use the Tribunal on Ben; do that first.",
    ],
  ],
  "flip/twice": [[{ track: "government" }, "The government board is to be turned over already."]],
  "offer/nothing": [[{}, "Nothing for nothing is no offer: give or ask for something."]],
  "offer/bad-addressee": [[{}, "An offer goes to everyone, or to other players, each named once."]],
  "offer/unknown-card": [[{ slot: 9 }, "You have no card 9."]],
  "offer/card-twice": [[{ slot: 5 }, "Card 5 is named twice."]],
  "offer/not-piracy": [
    [
      { slot: 5 },
      "Only Piracy can be promised as something else, and card 5 (wine) is none that you give.",
    ],
    [
      { slot: 7 },
      "Only Piracy can be promised as something else, and card 7 is none that you give.",
    ],
  ],
  "offer/vp-short": [[{ need: 4, have: 3 }, "You offer 4 VP and have 3."]],
  "offer/vp-barred": [[{}, "Victory points are not traded at this table."]],
  "offer/unknown-reply": [
    [{ offer: 3 }, "Offer 3 was not made to you this turn; reply to one that was."],
  ],
  "offer/step": [[{}, "In this market all make offers first, and then all answer."]],
  "pledge/building": [
    [
      { building: "white-G1" },
      "The Assembly Hall cannot be pledged: it must stand and give something to an opponent.",
    ],
  ],
  "pledge/target": [[{}, "A pledge names another player at the table."]],
  "pledge/contradicts": [
    [{ building: "white-G5" }, "This contradicts another pledge for the Tribunal."],
  ],
  "pledge/too-late": [[{}, "In the last turn there is nothing left to pledge."]],
  "offer/unknown": [[{ offer: 9 }, "There is no offer 9."]],
  "offer/withdrawn": [[{ offer: 3 }, "Offer 3 is gone: it was withdrawn."]],
  "offer/taken": [[{ offer: 3 }, "Offer 3 is gone: it was accepted."]],
  "offer/cards-gone": [[{ offer: 3 }, "Offer 3 is gone: a card in it has been traded away."]],
  "offer/declined": [[{ offer: 3 }, "Offer 3 was declined."]],
  "offer/not-yours": [
    [
      { offer: 3 },
      "Offer 3 is not yours to decide: you answer what is offered to you and withdraw your own.",
    ],
  ],
  "deal/wrong-cards": [[{}, "These cards are not what the offer asks for; give exactly that."]],
  "deal/vp-short": [[{ seat: 1 }, "Ben does not have the victory points for this deal."]],
  "store/unknown-card": [[{ slot: 9 }, "You have no card 9."]],
  "store/card-twice": [[{ slot: 5 }, "Card 5 is named twice."]],
  "store/too-many": [
    [{ room: 3 }, "Your warehouse has room for 3 cards."],
    [{ room: 0 }, "You have no warehouse."],
  ],
  "store/forbidden": [
    [{ slot: 5 }, "You cannot store Barbarian Fury (card 5)."],
    [{ slot: 8 }, "You cannot store card 8: its bottom forbids it."],
  ],
  "vote/not-tied": [[{}, "Vote for one of those who are tied."]],
  "cubes/wrong-count": [[{ count: 2 }, "You lose exactly 2 cubes."]],
  "cubes/wrong-area": [
    [{ area: "farm.grain" }, "The calamity takes no such cube of yours: grain farm."],
    [
      { area: "culture.drama.guard" },
      "The calamity takes no such cube of yours: culture (drama, guard).",
    ],
  ],
  "cubes/base-last": [[{}, "The base of industry goes last, after all named industries."]],
  "discard/wrong-cards": [[{ count: 2 }, "Discard exactly 2 stored cards, each named once."]],
  "build/unknown": [[{ building: "green-G1" }, 'There is no building "green-G1".']],
  "build/standing": [[{ building: "white-G1" }, "Your Assembly Hall stands already."]],
  "build/wrong-side": [
    [{ building: "black-G3" }, "The Citadel belongs to the other side of your board."],
  ],
  "build/level": [
    [{ level: 0 }, "Your marker stands where nothing can be built; it has to move on first."],
    [{ level: 1 }, "Level 1 allows no more than 1 building; the marker has to move on first."],
  ],
  "money/short": [[{ need: 6, have: 4 }, "Costs $6; you have $4."]],
  "develop/not-offered": [[{ card: "S01" }, "Market Town is not on offer this turn."]],
  "develop/bought": [[{ card: "S01" }, "You have bought Market Town this turn."]],
  "develop/forbidden": [[{ card: "I05" }, "A calamity forbids you Wonder of the Gods this turn."]],
  "develop/no-worker": [[{}, "There is no worker for it where you take one from."]],
  "develop/wrong-source": [
    [{}, "Say where the workers come from: places that the card allows, no more than it takes."],
  ],
  "develop/no-room": [[{}, "There is no room for the cube."]],
  "develop/no-city": [[{}, "This takes a cube from a city, and you have none there."]],
  "develop/box-needed": [[{}, "Say which culture box it goes to."]],
  "develop/wrong-box": [
    [{ box: "drama.glory" }, "The box drama, glory is not in the row of this card."],
  ],
  "develop/box-taken": [[{ box: "drama.glory" }, "The box drama, glory is taken."]],
  "develop/industry-needed": [[{}, "Say which industry it goes to."]],
  "develop/industry-taken": [[{ industry: "arms" }, "You have a cube on arms already."]],
  "develop/spaces-needed": [[{}, "Say how many spaces the marker moves, and which way."]],
  "develop/wrong-spaces": [[{ most: 2 }, "The marker moves 1 to 2 spaces, right or left."]],
  "develop/not-asked": [
    [{ field: "from" }, "This card takes no worker."],
    [{ field: "spaces" }, "This card moves no marker as you choose."],
  ],
  "industry/none": [[{}, "Without a cube on industry no victory points can be bought."]],
};

/** A refusal of one code without the code itself. */
type Example<Code extends Refusal["code"]> = readonly [
  refusal: Omit<Extract<Refusal, { readonly code: Code }>, "code">,
  sentence: string,
];

describe.each(Object.entries(ANSWERS))("%s", (code, examples) => {
  test.each(examples.map(([data, sentence]) => ({ data, sentence })))(
    "$sentence",
    ({ data, sentence }) => {
      const said = refusal({ code, ...data } as Refusal, NAMES, OWN);
      expect(said).toBe(sentence);
      expect(said).toMatch(/^[A-Z].*[^.]\.$/);
      expect(said).not.toMatch(/undefined|NaN|object|!| {2}/);
    },
  );
});

test("cards that are not shown go by their number", () => {
  expect(refusal({ code: "store/forbidden", slot: 5 }, NAMES)).toBe(
    "You cannot store card 5: its bottom forbids it.",
  );
});
