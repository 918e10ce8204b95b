import type { TurnReason } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { zimbabweAdvice as english } from "../../src/en/zimbabwe/web/advice.ts";
import { zimbabweAdvice as italian } from "../../src/it/zimbabwe/web/advice.ts";
import { SENTENCE } from "../wording.ts";

const NAMES = ["Ann", "Kofi", "Ada"];

const SAMPLES: readonly (readonly [english: string, reason: TurnReason])[] = [
  ["Wins the game.", { kind: "wins" }],
  ["Brings you to your VR of 24.", { kind: "reaches-vr", vr: 24 }],
  ["Stops Kofi from winning this round.", { kind: "stops-win", rival: 1 }],
  ["Brings 6 VP now.", { kind: "vp", vp: 6, vr: 0 }],
  ["Brings 3 VP now, but raises your VR by 2.", { kind: "vp", vp: 3, vr: 2 }],
  ["Brings 3 VP now and lowers your VR by 2.", { kind: "vp", vp: 3, vr: -2 }],
  ["Brings you 1 more cattle every round.", { kind: "income", cattle: 1, god: undefined }],
  ["Gives you Engai: 2 more cattle every round.", { kind: "income", cattle: 2, god: "engai" }],
  ["Gives you Gu.", { kind: "god", god: "gu" }],
  ["Gives you the shaman.", { kind: "specialist", specialist: "shaman" }],
  ["Costs 5 cattle, of which 1 returns to you.", { kind: "cost", cattle: 5, returns: 1 }],
  ["Costs 5 cattle, all of which return to you.", { kind: "cost", cattle: 5, returns: 5 }],
  ["Brings you 3 more cattle at the end of this round.", { kind: "profit", cattle: 3 }],
  ["Lets you raise a monument next round for 3 cattle.", { kind: "next-raise", cost: 3 }],
  [
    "Makes your next raise 4 cattle cheaper (3 instead of 7).",
    { kind: "cheaper-raise", by: 4, cost: 3 },
  ],
  ["Stops Ada from raising a monument this round.", { kind: "stops-raise", rival: 2 }],
  [
    "Leaves Kofi without ivory this round.",
    { kind: "takes-resource", rival: 1, resource: "ivory" },
  ],
  [
    "Leaves Kofi without diamonds this round.",
    { kind: "takes-resource", rival: 1, resource: "diamond" },
  ],
  ["Makes Kofi's next raise cost 2 more cattle.", { kind: "costlier-raise", rival: 1, by: 2 }],
  [
    "Lets you sell goods made from clay to Kofi and Ada.",
    { kind: "sells", rivals: [1, 2], resource: "clay" },
  ],
  ["Brings your victory about 2 rounds closer.", { kind: "sooner", rounds: 1.8 }],
  ["Keeps your 4 cattle for later.", { kind: "keeps-cattle", cattle: 4 }],
  [
    "Makes you second in the turn order and brings you 2 cattle if all others pass now.",
    { kind: "order", place: 2, cattle: 2 },
  ],
  [
    "Makes you first in the turn order and costs you 1 cattle if all others pass now.",
    { kind: "order", place: 1, cattle: -1 },
  ],
  [
    "Has 5 resources nearby: wood and clay.",
    { kind: "near", count: 5, resources: ["wood", "clay"] },
  ],
  ["Wins about 25 out of 100 simulated games.", { kind: "chance", chance: 0.25 }],
];

test.each(SAMPLES)("%s", (sentence, reason) => {
  expect(english.reasons([reason], NAMES)).toBe(sentence);
  expect(italian.reasons([reason], NAMES)).toMatch(SENTENCE);
});

test("two reasons make one sentence", () => {
  const reasons: readonly TurnReason[] = [
    { kind: "vp", vp: 6, vr: 0 },
    { kind: "takes-resource", rival: 1, resource: "ivory" },
  ];
  expect(english.reasons(reasons, NAMES)).toBe(
    "Brings 6 VP now and leaves Kofi without ivory this round.",
  );
  expect(italian.reasons(reasons, NAMES)).toBe(
    "Porta subito 6 PV e lascia Kofi senza avorio in questo giro.",
  );
});
