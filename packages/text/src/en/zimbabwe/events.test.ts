import type { Event } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { event } from "./events.ts";

const NAMES = ["Kilwa", "Zulu", "Ann"];

/** At least one of every kind, with what a person would write. */
const LOG: { readonly [Kind in Event["kind"]]: readonly Example<Kind>[] } = {
  "first-monument-placed": [[{ seat: 0, at: "g9" }, "Kilwa places a first monument at g9."]],
  "gift-given": [
    [
      { seat: 1, cattle: 5, fromStock: 0, plaques: [2, 2, 1] },
      "Zulu gives 5 cattle; the plaques receive 2, 2 and 1.",
    ],
    [
      { seat: 1, cattle: 5, fromStock: 3, plaques: [1, 2, 2] },
      "Zulu gives 5 cattle, 3 of them from the stock; the plaques receive 1, 2 and 2.",
    ],
    [
      { seat: 2, cattle: 1, fromStock: 1, plaques: [1, 0, 0] },
      "Ann gives 1 cattle from the stock; the plaques receive 1, 0 and 0.",
    ],
  ],
  passed: [
    [{ seat: 2, place: 3, automatic: false }, "Ann passes and will play third."],
    [
      { seat: 1, place: 2, automatic: true },
      "Zulu cannot give enough, passes and will play second.",
    ],
  ],
  "gifts-ended": [
    [
      { turnOrder: [1, 0, 2], received: [4, 3, 0] },
      "Play goes in the order Zulu, Kilwa and Ann; from the plaques they take 3, 4 and 0 cattle.",
    ],
    [
      { turnOrder: [1, 0], received: [0, 0] },
      "Play goes in the order Zulu and Kilwa; the plaques are empty.",
    ],
  ],
  "prices-set": [
    [{ seat: 0, prices: { potter: 2 } }, "Kilwa sets the potter's price to 2."],
    [
      { seat: 0, prices: { sculptor: 3, potter: 1, "ivory-carver": 2 } },
      "Kilwa sets the potter's price to 1, the ivory carver's to 2 and the sculptor's to 3.",
    ],
  ],
  "god-chosen": [[{ seat: 0, god: "tsui-goab", vr: 26 }, "Kilwa adores Tsui-Goab; VR is now 26."]],
  "specialist-chosen": [
    [{ seat: 1, specialist: "nomads", vr: 21 }, "Zulu chooses the nomads; VR is now 21."],
  ],
  "specialist-used": [[{ seat: 1, specialist: "rain-ceremony" }, "Zulu uses the rain ceremony."]],
  "herd-grown": [[{ seat: 2, cattle: 3 }, "Ann's herd grows by 3 cattle."]],
  "resource-placed": [[{ resource: "clay", at: "d5" }, "New on the map: clay at d5."]],
  "water-placed": [[{ cells: ["c3", "c4"] }, "Rain brings water to c3 and c4."]],
  "cattle-paid": [
    [{ seat: 0, cattle: 1, recipient: { to: "stock" } }, "Kilwa pays 1 cattle to the stock."],
    [
      {
        seat: 0,
        cattle: 2,
        recipient: { to: "technology", seat: 1, craftsman: "ivory-carver" },
      },
      "Kilwa pays 2 cattle onto Zulu's ivory carver card.",
    ],
    [
      { seat: 2, cattle: 4, recipient: { to: "specialist", seat: 2, specialist: "herd" } },
      "Ann pays 4 cattle onto their own herd card.",
    ],
    [
      { seat: 0, cattle: 2, recipient: { to: "god", seat: 2, god: "qamata" } },
      "Kilwa pays 2 cattle onto Ann's Qamata card.",
    ],
  ],
  "monument-built": [[{ seat: 0, at: "g7" }, "Kilwa builds a monument at g7."]],
  "technology-taken": [
    [
      { seat: 0, craftsman: "vessel-maker", card: 2, price: 3, vr: 27 },
      "Kilwa takes the second vessel maker card and sets its price to 3; VR is now 27.",
    ],
  ],
  "craftsman-placed": [
    [
      { seat: 0, craftsman: "ivory-carver", at: "d5", vertical: false, vp: 1 },
      "Kilwa places an ivory carver at d5 for 1 VP.",
    ],
    [
      { seat: 0, craftsman: "throne-maker", at: "d5", vertical: true, vp: 2 },
      "Kilwa places a throne maker at d5, upright, for 2 VP.",
    ],
  ],
  "resource-used": [[{ at: "e6", by: "d5" }, "The craftsman at d5 uses the resource at e6."]],
  "monument-raised": [
    [
      {
        seat: 0,
        at: "g7",
        level: 2,
        cattle: 1,
        vp: 2,
        goods: [{ craftsman: "c4", resource: "b2" }],
      },
      "Kilwa raises g7 to level 2 for 1 cattle, gaining 2 VP: a good from c4.",
    ],
    [
      {
        seat: 0,
        at: "g7",
        level: 3,
        cattle: 6,
        vp: 4,
        goods: [
          { craftsman: "c4", resource: "b2", hubs: ["f6", "e5"] },
          {
            craftsman: "h9",
            resource: "i9",
            hubs: [],
            primary: { craftsman: "k3", resource: "k5", hubs: ["j8"] },
          },
        ],
      },
      "Kilwa raises g7 to level 3 for 6 cattle, gaining 4 VP: " +
        "goods from c4 over f6 and e5 and from h9 (supplied by k3 over j8).",
    ],
  ],
  "turn-ended": [[{ seat: 1 }, "Zulu ends the turn."]],
  "revenue-collected": [
    [{ seat: 1, fromCards: 4, income: 3 }, "Zulu collects 4 cattle from cards and 3 of income."],
    [{ seat: 1, fromCards: 0, income: 1 }, "Zulu collects 1 cattle of income."],
    [{ seat: 1, fromCards: 4, income: 0 }, "Zulu collects 4 cattle from cards."],
    [{ seat: 1, fromCards: 0, income: 0 }, "Zulu collects no cattle of income."],
  ],
  "round-began": [
    [{ round: 3, queue: [2, 0, 1] }, "Round 3 begins; the queue is Ann, Kilwa and Zulu."],
  ],
  "game-ended": [
    [{ ranking: [[1], [0], [2]], limited: false }, "Zulu wins, followed by Kilwa and Ann."],
    [
      { ranking: [[1], [0, 2]], limited: true },
      "The last round is over: Zulu wins, followed by Kilwa level with Ann.",
    ],
    [{ ranking: [[0, 2], [1]], limited: false }, "Kilwa and Ann win together, followed by Zulu."],
  ],
};

/** An event of one kind without the kind itself. */
type Example<Kind extends Event["kind"]> = readonly [
  event: Omit<Extract<Event, { readonly kind: Kind }>, "kind">,
  sentence: string,
];

describe.each(Object.entries(LOG))("%s", (kind, examples) => {
  test.each(examples.map(([data, sentence]) => ({ data, sentence })))(
    "$sentence",
    ({ data, sentence }) => {
      const said = event({ kind, ...data } as Event, NAMES);
      expect(said).toBe(sentence);
      expect(said).toMatch(/^[A-Z].*[^.]\.$/);
      expect(said).not.toMatch(/undefined|NaN|object|!| {2}/);
    },
  );
});

test("a seat without a name goes by its number", () => {
  expect(event({ kind: "turn-ended", seat: 4 }, NAMES)).toBe("Seat 4 ends the turn.");
});
