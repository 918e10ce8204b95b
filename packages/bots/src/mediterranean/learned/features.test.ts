import { mediterranean, type State } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { FEATURES, SeatFeatures } from "./features.ts";

const UNWRITTEN = 99;

function table(players: number): State {
  const options = mediterranean.parseOptions({});
  if (!options.ok) throw new Error(options.error.reason);
  return mediterranean.setup("features", players, options.value);
}

test.each([4, 5, 6])("%i seats have all their numbers, each of a moderate size", (players) => {
  const features = new SeatFeatures();
  features.numbers.fill(UNWRITTEN);
  features.read(table(players));
  const written = [...features.numbers.subarray(0, players * FEATURES)];
  expect(written.filter((number) => !(Math.abs(number) <= 3))).toEqual([]);
  expect(new Set(features.numbers.subarray(players * FEATURES))).toEqual(
    players === 6 ? new Set() : new Set([UNWRITTEN]),
  );
});

test("the same table gives the same numbers", () => {
  const [one, other] = [new SeatFeatures(), new SeatFeatures()];
  for (const features of [one, other]) features.read(table(4));
  expect(one.numbers).toEqual(other.numbers);
});
