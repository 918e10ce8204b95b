import { describeGameContract } from "@sofala/engine/testing";
import { trials } from "@sofala/engine/testing/trials";
import { zimbabwe, type God, type Options } from "@sofala/zimbabwe";
import * as fc from "fast-check";
import { describe } from "vitest";

const GODS: readonly God[] = [
  "anansi",
  "atete",
  "dziva",
  "elegua",
  "engai",
  "eshu",
  "gu",
  "obatala",
  "qamata",
  "shadipinyi",
  "tsui-goab",
  "xango",
];

const options: fc.Arbitrary<Options> = fc.record(
  {
    gods: fc.oneof(fc.constant("random" as const), fc.subarray([...GODS], { minLength: 1 })),
    specialists: fc.boolean(),
    firstPlay: fc.boolean(),
    dziva: fc.constantFrom("ruled" as const, "start" as const),
    roundLimit: fc.integer({ min: 0, max: 6 }),
  },
  { requiredKeys: [] },
);

describe.each([2, 3, 4, 5])("with %i players", (players) => {
  describeGameContract(zimbabwe, {
    players: fc.constant(players),
    options,
    runs: trials(1, 12),
    maxDecisions: trials(100, 150),
    seed: players,
  });
});
