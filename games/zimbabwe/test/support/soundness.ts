import { expectSame } from "@sofala/engine/testing";
import { zimbabwe, type Position, type State } from "../../src/index.ts";
import {
  CRAFTS,
  CRAFT_NAMES,
  GOD_NAMES,
  GOD_VR,
  MONUMENT_VP,
  RESOURCE_LETTER,
  RESOURCE_NAMES,
  RESOURCE_TILES,
  SPECIALISTS,
  SPECIALIST_NAMES,
} from "../naive/data.ts";
import { footprint, terrainAt } from "../naive/map.ts";

type Seat = Required<Position["seats"][number]> & { readonly vr: number; readonly vp: number };

/** A description of a state, as readers get it. */
export type WholeTable = Omit<Position, "seats"> & {
  readonly seats: readonly Seat[];
  readonly gifts?: { readonly plaques: readonly number[] };
};

export const wholeTable = (state: State): WholeTable =>
  zimbabwe.scenario.describe(state) as unknown as WholeTable;

/** What no move may break, looked at from scratch. */
export function expectSound(state: State): void {
  const table = wholeTable(state);
  expectApart(table);
  expectCards(table);
  for (const [index, seat] of table.seats.entries()) {
    expectWithin(seat.cattle, 0, Infinity);
    expectSame(seat.vr, requirement(seat));
    expectWithin(seat.vr, 0, 40);
    expectSame(seat.vp, points(table, index));
  }
  for (const craft of CRAFT_NAMES) {
    const placed = table.craftsmen.filter(({ craftsman }) => craftsman === craft);
    expectWithin(placed.length, 0, 3);
  }
  for (const resource of RESOURCE_NAMES) {
    expectWithin(table.supply.resources[resource], 0, RESOURCE_TILES[resource]);
  }
  expectWithin(table.supply.water, 0, 8);
}

const expectWithin = (found: number, least: number, most: number): void =>
  expectSame(found >= least && found <= most, true, () => `${found} in ${least} to ${most}`);

/** No two pieces on one cell, and each where it may stand. */
function expectApart({ board, monuments, craftsmen, used }: WholeTable): void {
  const covered = craftsmen.flatMap(({ craftsman, at, vertical }) =>
    footprint(craftsman, at, vertical === true),
  );
  const cells = [...covered, ...monuments.map(({ at }) => at)];
  expectSame(new Set(cells).size, cells.length);
  expectNone(covered.filter((cell) => terrainAt(board, cell) !== "."));
  expectNone(monuments.filter(({ at }) => !".s".includes(terrainAt(board, at))));
  const marked = Object.entries(used);
  expectNone(marked.filter(([cell]) => !"ctid".includes(terrainAt(board, cell))));
  expectNone(marked.filter(([, markers]) => markers < 1 || markers > 2));
}

const expectNone = (wrong: readonly unknown[]): void => expectSame(wrong, []);

/** Every card is in one place, card 1 goes before card 2, and each technology has its craftsman. */
function expectCards({ seats, gods, craftsmen }: WholeTable): void {
  const adored = seats.flatMap(({ god }) => god ?? []);
  expectSame(new Set([...adored, ...gods]).size, adored.length + gods.length);
  const specialists = seats.flatMap((seat) => Object.keys(seat.specialists));
  expectSame(new Set(specialists).size, specialists.length);
  for (const craft of CRAFT_NAMES) {
    const owners = [...seats.keys()].filter(
      (seat) => seats[seat]?.technologies[craft] !== undefined,
    );
    const cards = owners.map((seat) => seats[seat]?.technologies[craft]?.card);
    expectSame(new Set(cards), new Set([1, 2].slice(0, cards.length)));
    const working = craftsmen.flatMap(({ craftsman, seat }) => (craftsman === craft ? seat : []));
    expectSame(new Set(working), new Set(owners));
  }
}

/** R 1.8, R 7.4 */
function requirement({ god, specialists, technologies }: Seat): number {
  const cards = CRAFT_NAMES.map((craft) => {
    const card = technologies[craft]?.card;
    if (card === undefined) return 0;
    return god === "gu" ? 1 : CRAFTS[craft].vr[card === 1 ? 0 : 1];
  });
  const owned = SPECIALIST_NAMES.filter((name) => specialists[name] !== undefined);
  const adored = GOD_NAMES.filter((name) => name === god);
  return sum([
    20,
    ...cards,
    ...owned.map((name) => SPECIALISTS[name].vr),
    ...adored.map((name) => GOD_VR[name]),
  ]);
}

/** R 1.10 */
function points({ monuments, craftsmen }: WholeTable, seat: number): number {
  const own = <T extends { readonly seat: number }>(pieces: readonly T[]) =>
    pieces.filter((piece) => piece.seat === seat);
  return sum([
    ...own(monuments).map(({ level }) => MONUMENT_VP[level] ?? 0),
    ...own(craftsmen).map(({ craftsman }) => CRAFTS[craftsman].vp),
  ]);
}

/** What the box and the cards came with: tiles on the map and those left, and the gods in play. */
export function contents(state: State): object {
  const { board, supply, gods, seats } = wholeTable(state);
  const areas = [...board.join("")];
  const count = (letter: string) => areas.filter((area) => area === letter).length;
  return {
    cells: areas.length - count(" "),
    starts: count("s"),
    resources: RESOURCE_NAMES.map(
      (resource) => count(RESOURCE_LETTER[resource]) + supply.resources[resource],
    ),
    water: count("~") + 2 * supply.water,
    gods: [...gods, ...seats.flatMap(({ god }) => god ?? [])].toSorted(),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
