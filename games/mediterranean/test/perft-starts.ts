import { findVersion, type JsonObject, type Seat } from "@sofala/engine";
import { mediterranean, type State } from "../src/index.ts";
import { stateOf } from "./support/positions.ts";
import { playedBy } from "./support/random-play.ts";

/** A moment from which moves are counted. */
export interface Start {
  readonly name: string;
  /** The part that is running. */
  readonly part: NonNullable<State["part"]>;
  readonly position: JsonObject;
  /** Seats that say they are ready first. */
  readonly ready?: readonly Seat[];
}

export function stateAt({ position, ready = [] }: Start): State {
  // The counts depend on what the seed deals: under version 1 they are those of the first day.
  let state = stateOf(position, "perft", findVersion(mediterranean, 1));
  for (const seat of ready) state = playedBy(state, seat, { kind: "ready" }).after;
  return state;
}

const ALL: readonly Seat[] = [0, 1, 2, 3];
const table = (
  turn: number,
  phase: "civic" | "trading" | "purchasing",
  seats: readonly JsonObject[],
  rest: JsonObject = {},
): JsonObject => ({ turn, phase, seats, ...rest });

/** Boards as they are after some turns. */
const DEMOCRAT = {
  vp: 9,
  government: { idea: "democracy", position: 7 },
  religion: { idea: "venus", position: 4 },
  buildings: ["white-G1", "white-G3", "white-G5", "blue-R2"],
};
const TYRANT = {
  vp: 7,
  government: { idea: "dictatorship", position: 6 },
  religion: { idea: "mars", position: 1 },
  buildings: ["black-G4", "black-G5", "red-R5", "red-R6"],
};
const BUILDER = {
  vp: 6,
  religion: { idea: "venus", position: 3 },
  buildings: ["blue-R1", "blue-R5"],
};

const CIVIC: readonly Start[] = [
  {
    name: "own abilities of three seats",
    part: "abilities",
    position: table(4, "civic", [DEMOCRAT, TYRANT, BUILDER, {}]),
  },
  {
    name: "gifts of three seats in turn order",
    part: "give",
    position: table(4, "civic", [DEMOCRAT, TYRANT, BUILDER, {}], { turnOrder: [1, 3, 2, 0] }),
    ready: [0, 1, 2],
  },
  {
    name: "gifts that are pledged",
    part: "give",
    position: table(3, "civic", [DEMOCRAT, TYRANT, BUILDER, {}], {
      turnOrder: [1, 3, 2, 0],
      pledges: [
        { seat: 1, building: "black-G5", target: 0, use: true },
        { seat: 1, building: "red-R5", target: 2, use: false },
        { seat: 2, building: "blue-R5", target: 1, use: false },
        { seat: 2, building: "blue-R5", target: 3, use: false },
      ],
    }),
    ready: [0, 1, 2],
  },
  {
    name: "pledges that are talk",
    part: "give",
    position: table(3, "civic", [{}, TYRANT, {}, {}], {
      pledges: [{ seat: 1, building: "black-G5", target: 0, use: true }],
      options: { pledges: "talk" },
    }),
    ready: [1],
  },
  {
    name: "flips of the first turn",
    part: "flips",
    position: table(1, "civic", [{}, {}, {}, {}]),
  },
  {
    name: "flips of the last two of six",
    part: "flips",
    position: table(1, "civic", [{}, {}, {}, {}, {}, {}]),
    ready: [0, 1, 2, 3],
  },
];

/** Cards with which a bank has a choice: prosperity and Poverty. */
const BOTH_KINDS = [
  ["grain-13", "grain-15"],
  ["wool-13", "wool-15", "wool-16"],
  ["timber-13", "timber-15"],
];

const RESOLUTION: readonly Start[] = [
  {
    name: "three banks",
    part: "bank",
    position: table(
      2,
      "trading",
      BOTH_KINDS.map((hand) => ({ cubes: { bank: 1 }, hand })),
      { calamities: [] },
    ),
    ready: ALL,
  },
  {
    name: "three judges of three, in their first round",
    part: "vote",
    position: table(
      2,
      "trading",
      [-2, -2, -2, 0, 0, 1].map((happiness) => ({ happiness, money: 9 })),
      { calamities: ["CU3", "CB1"] },
    ),
    ready: [...ALL, 4, 5],
  },
  {
    name: "two judges of two, and barbarians after them",
    part: "vote",
    position: table(
      4,
      "trading",
      [-1, 0, 1, -1].map((happiness) => ({ happiness, safety: happiness, cubes: { city: 2 } })),
      { calamities: ["CU4", "CB4"] },
    ),
    ready: ALL,
  },
  {
    name: "two cubes of the production",
    part: "cubes",
    position: table(
      4,
      "trading",
      [{ happiness: -3, cubes: { available: 2, city: 3, harbor: 1, "farm.ore": 0 } }],
      { calamities: ["CU4", "CB1"] },
    ),
    ready: ALL,
  },
  {
    name: "a cube of the improvements or of culture, then of cities",
    part: "cubes",
    position: table(
      5,
      "trading",
      [
        {
          happiness: -3,
          safety: -2,
          industry: 2,
          cubes: {
            warehouse: 2,
            bank: 1,
            army: 1,
            "industry.arms": 1,
            "industry.curing": 1,
            city: 1,
            harbor: 2,
            "farm.grain": 0,
            "farm.wool": 0,
          },
          culture: ["letters.glory", "drama.guard"],
          warehouse: ["grain-01", "wool-01", "timber-01", "ore-01", "salt-01"],
        },
      ],
      { calamities: ["CU5", "CB4"] },
    ),
    ready: ALL,
  },
  {
    name: "stored cards for which there is no room",
    part: "stored",
    position: table(
      4,
      "trading",
      [
        {
          safety: -1,
          cubes: { warehouse: 2 },
          warehouse: ["grain-01", "wool-01", "timber-01", "ore-01", "salt-01"],
        },
      ],
      { calamities: ["CU1", "CB5"] },
    ),
    ready: ALL,
  },
];

const RICH = { money: 30, cubes: { available: 3, city: 1 } };

/** The purchases of one seat, the others being ready, with developments of every kind. */
const ages = (turn: number, developments: readonly string[], seat: JsonObject): Start => ({
  name: `purchases of turn ${turn}: ${developments.join(" ")}`,
  part: "purchasing",
  position: table(turn, "purchasing", [{}, seat], { developments, calamities: [] }),
  ready: [0, 2, 3],
});

const PURCHASING: readonly Start[] = [
  ages(1, ["S01", "S04", "S05", "S06", "S08", "S17"], { money: 12 }),
  ages(2, ["S02", "S10", "S11", "S12", "S14", "S18"], { ...RICH, ...BUILDER, money: 14 }),
  ages(3, ["S07", "S09", "S13", "S15", "S16", "S03"], { ...RICH, ...TYRANT, money: 10 }),
  ages(4, ["B01", "B03", "B04", "B05", "B08", "B11"], { ...RICH, ...DEMOCRAT, money: 13 }),
  ages(5, ["B02", "B06", "B07", "B09", "B10", "B12"], {
    ...RICH,
    ...TYRANT,
    industry: 3,
    money: 13,
    culture: ["drama.glory"],
  }),
  ages(6, ["I01", "I02", "I03", "I04", "I05", "I06"], {
    ...RICH,
    ...DEMOCRAT,
    industry: 2,
    culture: ["letters.glory", "letters.guard"],
    forbidden: ["I05"],
  }),
  {
    name: "purchases of all seats at once",
    part: "purchasing",
    position: table(
      1,
      "purchasing",
      ALL.map((seat) => ({ money: 2 * seat })),
      { developments: ["S01", "S08", "S10", "S11", "S17", "S18"] },
    ),
  },
];

const THROWS: readonly Start[] = [
  {
    name: "throws of two contenders, and of the next",
    part: "throw",
    position: table(
      6,
      "purchasing",
      ALL.map((seat) => ({ vp: seat === 2 ? 4 : 9 })),
    ),
    ready: ALL,
  },
];

export const STARTS: readonly Start[] = [...CIVIC, ...RESOLUTION, ...PURCHASING, ...THROWS];
