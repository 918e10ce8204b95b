import { expect, test } from "vitest";
import type { ToldMove } from "../../mediterranean-text.ts";
import { move } from "./moves.ts";

const NAMES = ["Ann", "Ben", "Cleo", "Dora"];

/** At least one of every kind. */
const MENU: { readonly [Kind in ToldMove["kind"]]: readonly Example<Kind>[] } = {
  "use-ability": [
    [{ kind: "use-ability", building: "white-G2" }, "Use the Senate House"],
    [{ kind: "use-ability", building: "white-G5", target: 1 }, "Use the Tribunal on Ben"],
  ],
  flip: [[{ kind: "flip", track: "religion" }, "Turn the religion board over"]],
  offer: [
    [
      {
        kind: "offer",
        to: "all",
        give: { cards: [3, 7], as: { 7: "gold" }, vp: 2 },
        want: { goods: { wine: 2, grain: 1 } },
      },
      "Offer everyone cards 3 and 7 as gold and 2 VP for 2 wine and 1 grain",
    ],
    [
      {
        kind: "offer",
        to: [1],
        give: { goods: { timber: 1, gold: 1 }, vp: 2 },
        want: { vp: 1 },
        replyTo: 2,
      },
      "Offer Ben 1 timber, 1 gold and 2 VP for 1 VP, in reply to offer 2",
    ],
    [{ kind: "offer", to: "all", give: {}, want: { vp: 1 } }, "Offer everyone nothing for 1 VP"],
  ],
  accept: [
    [{ kind: "accept", offer: 3 }, "Accept offer 3"],
    [{ kind: "accept", offer: 3, give: [4, 7] }, "Accept offer 3 with cards 4 and 7"],
    [
      { kind: "accept", offer: 3, give: [7], as: { 7: "spices" } },
      "Accept offer 3 with card 7 as spices",
    ],
  ],
  decline: [[{ kind: "decline", offer: 3 }, "Decline offer 3"]],
  withdraw: [[{ kind: "withdraw", offer: 3 }, "Withdraw offer 3"]],
  store: [
    [{ kind: "store", cards: [2, 5] }, "Store cards 2 and 5"],
    [{ kind: "store", cards: [] }, "Store no cards"],
    [{ kind: "store", count: 1 }, "Store 1 card"],
    [{ kind: "store", count: 0 }, "Store no cards"],
  ],
  bank: [
    [{ kind: "bank", choice: "poverty" }, "Let the bank shield from Poverty"],
    [{ kind: "bank", choice: "prosperity" }, "Let the bank multiply prosperity"],
  ],
  vote: [[{ kind: "vote", victim: 1 }, "Vote for Ben"]],
  "lose-cubes": [
    [{ kind: "lose-cubes", areas: ["city", "farm.ore"] }, "Lose 2 cubes: cities and ore farm"],
  ],
  "discard-stored": [
    [{ kind: "discard-stored", cards: [4] }, "Discard card 4"],
    [{ kind: "discard-stored" }, "Discard stored cards"],
  ],
  build: [[{ kind: "build", building: "red-R6" }, "Build the Hall of Trophies"]],
  develop: [
    [
      { kind: "develop", card: "S14", from: ["available"], box: "letters.guard" },
      "Buy Epic Poem with 1 worker from available for letters, guard",
    ],
    [
      { kind: "develop", card: "S12", from: ["farm.ore"], industry: "arms" },
      "Buy Industry with 1 worker from ore farm for arms",
    ],
    [{ kind: "develop", card: "B12", spaces: 1 }, "Buy Edict moving 1 right"],
    [{ kind: "develop", card: "B03" }, "Buy Merchant Fleet"],
  ],
  "buy-vp": [[{ kind: "buy-vp", vp: 2 }, "Buy 2 VP"]],
  ready: [[{ kind: "ready" }, "Ready"]],
  unready: [[{ kind: "unready" }, "Not ready after all"]],
  throw: [
    [{ kind: "throw", hand: "paper" }, "Throw paper"],
    [{ kind: "throw" }, "Throw"],
  ],
  "time-up": [[{ kind: "time-up", part: "vote" }, "Time is up"]],
};

type Example<Kind extends ToldMove["kind"]> = readonly [
  move: Extract<ToldMove, { readonly kind: Kind }>,
  label: string,
];

test.each(
  Object.values(MENU).flatMap((examples) =>
    examples.map(([chosen, label]: readonly [ToldMove, string]) => ({ chosen, label })),
  ),
)("$label", ({ chosen, label }) => {
  expect(move(chosen, NAMES)).toBe(label);
  expect(label).toMatch(/^[A-Z].*[^.!]$/);
});
