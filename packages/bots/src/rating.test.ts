import { describe, expect, test } from "vitest";
import { INITIAL_RATING, ordinal, updateRatings, ratingsAfter, type Rating } from "./rating.ts";

const near = ({ mu, sigma }: Rating): readonly [number, number] => [
  Number(mu.toFixed(9)),
  Number(sigma.toFixed(9)),
];
const [strong, middling, weak] = [
  { mu: 29.182, sigma: 4.782 },
  { mu: 27.174, sigma: 4.922 },
  { mu: 16.672, sigma: 6.217 },
] as const;

/** The figures are those of openskill 5.0.1 for JavaScript. */
describe("the Plackett-Luce model", () => {
  test("rates four newcomers", () => {
    const after = updateRatings(
      [INITIAL_RATING, INITIAL_RATING, INITIAL_RATING, INITIAL_RATING],
      [[0], [1], [2], [3]],
    );
    expect(after.map(near)).toEqual([
      [27.795252673, 8.263571791],
      [26.552918151, 8.179617988],
      [24.68941637, 8.08412788],
      [20.962412806, 8.08412788],
    ]);
  });

  test("shares a place among those who tie", () => {
    expect(
      updateRatings([INITIAL_RATING, INITIAL_RATING, INITIAL_RATING], [[0, 1], [2]]).map(near),
    ).toEqual([
      [25.71726217, 8.205243377],
      [25.71726217, 8.205243377],
      [23.56547566, 8.205243377],
    ]);
  });

  test("learns most from an unexpected result", () => {
    expect(updateRatings([strong, middling, weak], [[1], [2], [0]]).map(near)).toEqual([
      [26.842292306, 4.711268696],
      [28.442718551, 4.879548212],
      [18.602185891, 6.066460941],
    ]);
    expect(updateRatings([strong, weak], [[0], [1]]).map(near)).toEqual([
      [29.691168685, 4.735201615],
      [15.811500876, 6.080997352],
    ]);
  });

  test("publishes a cautious rating", () => {
    expect(ordinal(strong)).toBeCloseTo(14.836, 9);
    expect(ordinal(INITIAL_RATING)).toBeCloseTo(0, 9);
  });
});

test("a bot at several seats gets the mean of their updates", () => {
  const after = ratingsAfter([
    { seats: ["steady", "novice", "novice"], ranking: [[0], [1], [2]] },
    { seats: ["novice", "steady", "novice"], ranking: [[1], [0, 2]] },
  ]);
  const [steady, novice] = [after.get("steady"), after.get("novice")];
  expect([...after.keys()]).toEqual(["steady", "novice"]);
  expect(steady?.mu).toBeGreaterThan(INITIAL_RATING.mu);
  expect(novice?.mu).toBeLessThan(INITIAL_RATING.mu);
});
