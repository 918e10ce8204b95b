import { named, staleMutants, topicsWithoutMutant } from "@sofala/engine/testing/mutation";
import { expect, test } from "vitest";
import { SUBJECT } from "../soak/mutants.ts";

/** They are tried in the soak; here they only have to fit the code as it is. */
test("every mutant changes one place of the rules", () => {
  expect(staleMutants(SUBJECT).map(named)).toEqual([]);
});

test("every ruling, god and specialist has a mutant", () => {
  expect(topicsWithoutMutant(SUBJECT)).toEqual([]);
});
