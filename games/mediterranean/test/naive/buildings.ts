/** What the oracle knows of the building faces. */
import type { Effect, Idea, Row, Track } from "./data.ts";

type Ability =
  | { kind: "arrows"; amount: number }
  | { kind: "bonus"; gain: Effect }
  | { kind: "give"; effect: Effect }
  | { kind: "double"; row: Row };
export interface Building {
  id: string;
  track: Track;
  idea: Idea;
  price: number;
  population: number;
  ability: Ability;
}

const arrows = (amount: number): Ability => ({ kind: "arrows", amount });
const bonus = (gain: Effect): Ability => ({ kind: "bonus", gain });
const give = (effect: Effect): Ability => ({ kind: "give", effect });
const double = (row: Row): Ability => ({ kind: "double", row });

const side = (track: Track, idea: Idea, faces: [string, number, number, Ability][]): Building[] =>
  faces.map(([id, price, population, ability]) => ({
    id,
    track,
    idea,
    price,
    population,
    ability,
  }));

export const BUILDINGS: Building[] = [
  ...side("government", "democracy", [
    ["white-G1", 6, 2, arrows(1)],
    ["white-G2", 5, 1, arrows(2)],
    ["white-G3", 5, 1, bonus({ happiness: 1 })],
    ["white-G4", 5, 1, bonus({ money: 2 })],
    ["white-G5", 7, 3, give({ happiness: -1 })],
    ["white-G6", 9, 0, double("letters")],
  ]),
  ...side("government", "dictatorship", [
    ["black-G1", 6, 2, arrows(1)],
    ["black-G2", 5, 1, arrows(2)],
    ["black-G3", 5, 1, bonus({ safety: 1 })],
    ["black-G4", 5, 1, bonus({ money: 2 })],
    ["black-G5", 7, 3, give({ safety: -1 })],
    ["black-G6", 9, 0, double("sculpture")],
  ]),
  ...side("religion", "venus", [
    ["blue-R1", 6, 2, arrows(1)],
    ["blue-R2", 5, 1, arrows(2)],
    ["blue-R3", 5, 1, bonus({ happiness: 1 })],
    ["blue-R4", 5, 1, arrows(1)],
    ["blue-R5", 7, 3, give({ religion: 1 })],
    ["blue-R6", 9, 0, double("drama")],
  ]),
  ...side("religion", "mars", [
    ["red-R1", 6, 2, arrows(1)],
    ["red-R2", 5, 1, arrows(2)],
    ["red-R3", 5, 1, bonus({ safety: 1 })],
    ["red-R4", 5, 1, arrows(1)],
    ["red-R5", 7, 3, give({ religion: -1 })],
    ["red-R6", 7, 1, bonus({ safety: 1, money: 1 })],
  ]),
];

export const buildingOf = (id: string) => BUILDINGS.find((building) => building.id === id);
