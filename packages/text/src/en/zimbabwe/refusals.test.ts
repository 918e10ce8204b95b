import type { Refusal } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { refusal } from "./refusals.ts";

const NAMES = ["Kilwa", "Zulu", "Ann"];

/** At least one of every code, with what a person would say. */
const ANSWERS: { readonly [Code in Refusal["code"]]: readonly Example<Code>[] } = {
  "move/malformed": [
    [
      { path: "$.at", reason: "a cell is missing" },
      "This move cannot be read: a cell is missing ($.at).",
    ],
  ],
  "game/over": [[{}, "The game is over."]],
  "turn/not-yours": [[{ active: 1 }, "It is Zulu's turn."]],
  "turn/wrong-phase": [
    [{ phase: "setup" }, "During set-up only first monuments are placed."],
    [{ phase: "gifts" }, "In phase I you give or pass."],
    [{ phase: "culture" }, "Phase II has no gifts and no first monuments."],
    [{ phase: "over" }, "The game is over."],
  ],
  "cell/off-map": [[{ at: "z9" }, "z9 is not on the map."]],
  "start/not-a-starting-area": [[{ at: "c4" }, "c4 is not a starting area."]],
  "start/taken": [[{ at: "c4" }, "The starting area c4 is taken."]],
  "gift/too-small": [
    [{ least: 1 }, "The gift must be at least 1 cattle."],
    [{ least: 4 }, "The gift must be at least 4 cattle."],
  ],
  "cattle/too-few": [
    [{ need: 4, have: 3 }, "Needs 4 cattle; you have 3."],
    [{ need: 1, have: 0 }, "Needs 1 cattle; you have none."],
  ],
  "prices/empty": [[{}, "At least one price must be named."]],
  "prices/card-missing": [[{ craftsman: "sculptor" }, "You have no sculptor card."]],
  "prices/must-rise": [
    [{ craftsman: "potter", price: 2 }, "The potter's price is 2; here it can only go up."],
  ],
  "prices/dziva-only": [[{}, "Only those who adore Dziva set their prices freely."]],
  "prices/too-late": [
    [{}, "With Dziva, prices come first in the turn, or right after she is chosen."],
  ],
  "card/one-per-turn": [[{}, "One god or specialist can be chosen in a turn."]],
  "god/already-adoring": [[{ god: "gu" }, "You adore Gu, and one god is the limit."]],
  "god/not-available": [[{ god: "tsui-goab" }, "Tsui-Goab is not on offer."]],
  "vr/too-high": [[{ vr: 42, limit: 40 }, "This would bring your VR to 42; 40 is the limit."]],
  "specialist/not-available": [
    [{ specialist: "shaman" }, "The shaman is not on offer."],
    [{ specialist: "nomads" }, "The nomads are not on offer."],
  ],
  "specialist/not-owned": [[{ specialist: "herd" }, "You do not have the herd."]],
  "specialist/already-used": [
    [{ specialist: "herd" }, "The herd has been used this turn."],
    [{ specialist: "nomads" }, "The nomads have been used this turn."],
  ],
  "specialist/nothing-to-place": [
    [
      { specialist: "rain-ceremony" },
      "The rain ceremony has nothing left to place, or nowhere to place it.",
    ],
  ],
  "specialist/must-be-used": [
    [{ specialist: "shaman" }, "The shaman was chosen this turn and must be used before it ends."],
    [{ specialist: "nomads" }, "The nomads were chosen this turn and must be used before it ends."],
  ],
  "specialist/must-stay-payable": [
    [
      { specialist: "shaman", need: 5, have: 4 },
      "With the shaman still to pay, this needs 5 cattle; you have 4.",
    ],
  ],
  "specialist/must-stay-placeable": [
    [
      { specialist: "rain-ceremony" },
      "This would leave the rain ceremony nowhere to place a tile.",
    ],
  ],
  "supply/no-resource-left": [[{ resource: "diamond" }, "No diamond tile is left."]],
  "rain/not-neighbours": [[{ cells: ["c3", "e3"] }, "c3 and e3 do not share a side."]],
  "main/one-per-turn": [
    [{ taken: "build" }, "There is one main action in a turn; this turn's went to building."],
    [{ taken: "raise" }, "There is one main action in a turn; this turn's went to raising."],
  ],
  "main/interrupted": [
    [
      { taken: "place" },
      "Something else came in between, so placing craftsmen is over for this turn.",
    ],
  ],
  "main/prices-raised": [[{}, "After raising prices, no more craftsmen are placed this turn."]],
  "land/not-empty": [
    [{ at: "c4", because: "off-map" }, "c4 is not on the map."],
    [{ at: "c4", because: "water" }, "c4 is water."],
    [{ at: "c4", because: "resource" }, "c4 holds a resource."],
    [{ at: "c4", because: "start" }, "c4 is a starting area and must stay free."],
    [{ at: "c4", because: "monument" }, "c4 holds a monument."],
    [{ at: "c4", because: "craftsman" }, "c4 is taken by a craftsman."],
  ],
  "monument/enough-built": [
    [{ limit: 1 }, "No more than 1 new monument in a turn."],
    [{ limit: 2 }, "No more than 2 new monuments in a turn."],
  ],
  "monument/zoning": [[{ at: "g7", near: "f6" }, "g7 touches the monument at f6."]],
  "craft/no-card-left": [[{ craftsman: "potter" }, "No potter card is left."]],
  "craft/no-tile-left": [[{ craftsman: "wood-carver" }, "No wood carver tile is left."]],
  "craft/not-rotatable": [
    [{ craftsman: "sculptor" }, "The sculptor tile is square and cannot be turned."],
  ],
  "craft/price-missing": [
    [{ craftsman: "potter" }, "The new potter card needs a price from 1 to 3."],
  ],
  "craft/price-not-asked": [
    [{ craftsman: "potter" }, "You have the potter card already; its price stays as it is."],
  ],
  "craft/no-free-resource": [
    [
      { craftsman: "potter", resource: "clay", range: 3 },
      "No clay within 3 steps that no potter claims.",
    ],
  ],
  "craft/no-primary-before": [
    [
      { craftsman: "throne-maker", primary: "ivory-carver" },
      "A throne maker needs an ivory carver who was on the map before this turn.",
    ],
  ],
  "craft/primary-out-of-reach": [
    [
      { craftsman: "sculptor", primary: "wood-carver" },
      "No wood carver within reach of the sculptor, even over hubs.",
    ],
  ],
  "raise/no-monument": [[{ at: "c4" }, "There is no monument at c4."]],
  "raise/foreign": [[{ at: "c4", owner: 2 }, "The monument at c4 belongs to Ann."]],
  "raise/complete": [[{ at: "c4" }, "The monument at c4 is at its highest level."]],
  "raise/once-per-turn": [[{ at: "c4" }, "The monument at c4 has been raised this turn."]],
  "raise/number-of-goods": [
    [{ need: 1, have: 2 }, "This raise takes 1 good, not 2."],
    [{ need: 3, have: 2 }, "This raise takes 3 goods, not 2."],
  ],
  "raise/same-good": [[{ resource: "ivory" }, "A raise takes only one good of the ivory line."]],
  "raise/no-craftsman": [[{ at: "c4" }, "There is no craftsman at c4."]],
  "raise/superseded": [
    [
      { craftsman: "wood-carver", by: "sculptor" },
      "With a sculptor on the map, the wood carver's good alone raises nothing.",
    ],
  ],
  "raise/primary-missing": [
    [
      { craftsman: "throne-maker", primary: "ivory-carver" },
      "The throne maker needs a good from an ivory carver.",
    ],
  ],
  "raise/primary-not-asked": [
    [{ craftsman: "potter" }, "The potter needs no other craftsman's good."],
  ],
  "raise/wrong-primary": [
    [
      { craftsman: "sculptor", primary: "wood-carver", found: "ivory-carver" },
      "The sculptor needs a good from a wood carver, not from an ivory carver.",
    ],
  ],
  "raise/out-of-reach": [[{ from: "g7", to: "c4" }, "c4 is out of reach from g7."]],
  "raise/not-a-hub": [[{ at: "c4" }, "There is no monument at c4 to be a hub."]],
  "raise/hub-twice": [[{ at: "c4" }, "c4 can be a hub only once on the same way."]],
  "raise/own-hub": [
    [{ at: "g7" }, "g7 is the monument being raised and cannot be a hub on its own way."],
  ],
  "raise/wrong-resource": [[{ at: "c4", resource: "clay" }, "There is no clay at c4."]],
  "raise/resource-out-of-range": [
    [{ at: "c4", craftsman: "h9", range: 3 }, "c4 is more than 3 steps from the craftsman at h9."],
  ],
  "raise/resource-used": [[{ at: "c4" }, "The resource at c4 has been used this round."]],
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
      const said = refusal({ code, ...data } as Refusal, NAMES);
      expect(said).toBe(sentence);
      // A sentence may open with the name of a cell.
      expect(said).toMatch(/^([A-Z]|[a-z]\d).*[^.]\.$/);
      expect(said).not.toMatch(/undefined|NaN|object|!| {2}/);
    },
  );
});
