import type { Mutant } from "@sofala/engine/testing/mutation";
import { inEntry } from "./rows.ts";

const FILE = "data/first-edition/buildings.ts";

const LEFT_OR_RIGHT = ["religion: 1 }", "religion: -1 }"] as const;
const ONE_ARROW = ["amount: 1", "amount: 2"] as const;
const TWO_ARROWS = ["amount: 2", "amount: 1"] as const;
const HAPPY = ["happiness: 1", "safety: 1"] as const;
const SAFE = ["safety: 1", "happiness: 1"] as const;
const RICH = ["money: 2", "money: 1"] as const;
const ROWS = ['"letters"', '"drama"', '"sculpture"'] as const;

/** Price, cubes and ability of each face (table 13.8). */
const FACES: {
  readonly [id: string]: readonly [price: number, cubes: number, ability: string, another: string];
} = {
  "white-G1": [6, 2, ...ONE_ARROW],
  "black-G1": [6, 2, ...ONE_ARROW],
  "white-G2": [5, 1, ...TWO_ARROWS],
  "black-G2": [5, 1, ...TWO_ARROWS],
  "white-G3": [5, 1, ...HAPPY],
  "black-G3": [5, 1, ...SAFE],
  "white-G4": [5, 1, ...RICH],
  "black-G4": [5, 1, ...RICH],
  "white-G5": [7, 3, "happiness: -1", "happiness: 1"],
  "black-G5": [7, 3, "safety: -1", "happiness: -1"],
  "white-G6": [9, 0, ROWS[0], ROWS[1]],
  "black-G6": [9, 0, ROWS[2], ROWS[0]],
  "blue-R1": [6, 2, ...ONE_ARROW],
  "red-R1": [6, 2, ...ONE_ARROW],
  "blue-R2": [5, 1, ...TWO_ARROWS],
  "red-R2": [5, 1, ...TWO_ARROWS],
  "blue-R3": [5, 1, ...HAPPY],
  "red-R3": [5, 1, ...SAFE],
  "blue-R4": [5, 1, ...ONE_ARROW],
  "red-R4": [5, 1, ...ONE_ARROW],
  "blue-R5": [7, 3, ...LEFT_OR_RIGHT],
  "red-R5": [7, 3, LEFT_OR_RIGHT[1], LEFT_OR_RIGHT[0]],
  "blue-R6": [9, 0, ROWS[1], ROWS[2]],
  "red-R6": [7, 1, "safety: 1, money: 1", "safety: 1"],
};

export const BUILDINGS: readonly Mutant[] = Object.entries(FACES).flatMap(
  ([id, [price, cubes, ability, another]]) =>
    inEntry(FILE, `buildings/${id.toLowerCase()}`, `Building ${id}`, `"${id}": {`, [
      ["its price is too low", `price: ${price}`, `price: ${price - 1}`],
      ["its price is too high", `price: ${price}`, `price: ${price + 1}`],
      ["it brings a cube too many", `population: ${cubes}`, `population: ${cubes + 1}`],
      ["its ability is another", ability, another],
    ]),
);
