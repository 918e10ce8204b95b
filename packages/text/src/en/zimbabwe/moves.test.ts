import type { Move } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { move } from "./moves.ts";

/** At least one of every kind. */
const MENU: { readonly [Kind in Move["kind"]]: readonly Example<Kind>[] } = {
  "place-first": [[{ kind: "place-first", at: "g9" }, "Place your first monument at g9"]],
  give: [
    [{ kind: "give", cattle: 1 }, "Give 1 cattle"],
    [{ kind: "give", cattle: 4 }, "Give 4 cattle"],
  ],
  pass: [[{ kind: "pass" }, "Pass"]],
  "set-prices": [
    [
      { kind: "set-prices", prices: { potter: 1, sculptor: 3 } },
      "Set the potter's price to 1 and the sculptor's to 3",
    ],
  ],
  "choose-god": [[{ kind: "choose-god", god: "eshu" }, "Adore Eshu"]],
  "choose-specialist": [[{ kind: "choose-specialist", specialist: "herd" }, "Choose the herd"]],
  "use-specialist": [
    [{ kind: "use-specialist", specialist: "builder" }, "Use the builder"],
    [{ kind: "use-specialist", specialist: "nomads" }, "Use the nomads"],
    [{ kind: "use-specialist", specialist: "herd", cattle: 4 }, "Use the herd with 4 cattle"],
    [
      { kind: "use-specialist", specialist: "rain-ceremony", cells: ["c3", "c4"] },
      "Use the rain ceremony: water at c3 and c4",
    ],
    [
      { kind: "use-specialist", specialist: "shaman", resource: "ivory", at: "d5" },
      "Use the shaman: ivory at d5",
    ],
  ],
  "build-monument": [[{ kind: "build-monument", at: "g7" }, "Build a monument at g7"]],
  "place-craftsman": [
    [
      { kind: "place-craftsman", craftsman: "potter", at: "d5", vertical: true, price: 2 },
      "Place a potter at d5, upright, price 2",
    ],
    [
      { kind: "place-craftsman", craftsman: "ivory-carver", at: "d5" },
      "Place an ivory carver at d5",
    ],
  ],
  "raise-prices": [
    [{ kind: "raise-prices", prices: { potter: 3 } }, "Raise the potter's price to 3"],
  ],
  "raise-monument": [
    [
      { kind: "raise-monument", at: "g7", goods: [{ craftsman: "c4", resource: "b2" }] },
      "Raise g7 with a good from c4",
    ],
    [
      {
        kind: "raise-monument",
        at: "g7",
        goods: [
          { craftsman: "c4", resource: "b2", hubs: ["f6"] },
          {
            craftsman: "h9",
            resource: "i9",
            primary: { craftsman: "k3", resource: "k5" },
          },
        ],
      },
      "Raise g7 with goods from c4 over f6 and from h9 (supplied by k3)",
    ],
  ],
  "end-turn": [[{ kind: "end-turn" }, "End the turn"]],
};

type Example<Kind extends Move["kind"]> = readonly [
  move: Extract<Move, { readonly kind: Kind }>,
  label: string,
];

test.each(
  Object.values(MENU).flatMap((examples) =>
    examples.map(([chosen, label]: readonly [Move, string]) => ({ chosen, label })),
  ),
)("$label", ({ chosen, label }) => {
  expect(move(chosen)).toBe(label);
  expect(label).toMatch(/^[A-Z].*[^.!]$/);
});
