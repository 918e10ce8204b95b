import type { Ranking, Seat } from "@sofala/engine";
import { mediterranean, type State } from "@sofala/mediterranean";
import { buildingOf } from "../naive/buildings.ts";
import {
  AREAS,
  AREA_NAMES,
  CARDS,
  CUBES,
  DECKS,
  LAST_SPACE,
  NOT_STORABLE,
  STATUS_RANGE,
  cardOf,
} from "../naive/data.ts";
import type { NaiveDescription } from "../naive/index.ts";

/** What lies on the table, as a position spells it. */
export type Table = NaiveDescription;
type SeatOfTable = Table["seats"][number];

const tables = new WeakMap<State, Table>();

/** What lies on the table; the same description every time a state is asked about. */
export function tableOf(state: State): Table {
  const known = tables.get(state);
  if (known !== undefined) return known;
  const table = mediterranean.scenario.describe(state) as unknown as Table;
  tables.set(state, table);
  return table;
}

/** What no move may break, looked at from scratch; undefined where all is well. */
export function faultInTable(state: State): string | undefined {
  const table = tableOf(state);
  const piles = DECKS.flatMap((deck) => [...table.decks[deck], ...table.discards[deck]]);
  const held = table.seats.flatMap(({ hand, warehouse }) => [...hand, ...warehouse]);
  const cards = [...piles, ...held].toSorted();
  if (cards.join() !== ALL_CARDS) return "cards are missing or twice";
  for (const deck of DECKS) {
    const stray = [...table.decks[deck], ...table.discards[deck]].find(
      (card) => cardOf(card).deck !== deck,
    );
    if (stray !== undefined) return `${stray} lies with ${deck}`;
  }
  if (!isEverySeat(table, table.turnOrder)) return "turn order";
  for (const [seat, told] of table.seats.entries()) {
    const fault = faultAtSeat(told) ?? faultInSlots(told, state.players[seat]?.nextSlot ?? 0);
    if (fault !== undefined) return `seat ${seat}: ${fault}`;
  }
  const isWaiting = table.toAct.length > 0;
  return isWaiting === (table.phase !== "over") ? undefined : "nobody is to act";
}

const isEverySeat = ({ seats }: Table, list: readonly Seat[]): boolean =>
  list.length === seats.length && [...seats.keys()].every((seat) => list.includes(seat));

const ALL_CARDS = CARDS.map(({ id }) => id)
  .toSorted()
  .join();

function faultAtSeat(seat: SeatOfTable): string | undefined {
  const { vp, money, happiness, safety, industry, culture, buildings } = seat;
  if (vp < 0 || money < 0) return `${vp} VP, $${money}`;
  for (const status of [happiness, safety]) {
    if (status < STATUS_RANGE.min || status > STATUS_RANGE.max) return `status ${status}`;
  }
  for (const track of ["government", "religion"] as const) {
    const { position } = seat[track];
    if (position < 0 || position > LAST_SPACE) return `${track} ${position}`;
  }
  if (industry < 0 || industry > 3) return `industry ${industry}`;
  const wrongArea = AREA_NAMES.find((area) => {
    const cubes = seat.cubes[area] ?? -1;
    return cubes < 0 || cubes > AREAS[area].capacity;
  });
  if (wrongArea !== undefined) return `${seat.cubes[wrongArea]} cubes on ${wrongArea}`;
  const cubes = Object.values(seat.cubes).reduce((sum, count) => sum + count, culture.length);
  if (cubes > CUBES) return `${cubes} cubes`;
  const stray = buildings.find((id) => {
    const building = buildingOf(id);
    return building === undefined || seat[building.track].idea !== building.idea;
  });
  if (stray !== undefined) return `${stray} stands on the wrong side`;
  for (const list of ["culture", "bonuses", "buildings", "used", "bought", "forbidden"] as const) {
    if (new Set<string>(seat[list]).size < seat[list].length) return `something twice in ${list}`;
  }
  return undefined;
}

function faultInSlots({ slots, warehouse }: SeatOfTable, nextSlot: number): string | undefined {
  if (new Set(slots).size < slots.length) return "a slot twice";
  if (slots.some((slot) => slot < 1 || slot >= nextSlot)) return "a slot that was never given";
  const forbidden = warehouse.find((card) => NOT_STORABLE.includes(cardOf(card).bottom));
  if (forbidden !== undefined) return `${forbidden} is stored`;
  return undefined;
}

/** What is wrong with a game that nobody plays any more. */
export function faultAtTheEnd(state: State): string | undefined {
  const table = tableOf(state);
  if (table.phase !== "over" || table.turn !== 6) return `it ended in turn ${table.turn}`;
  const ranking: Ranking = mediterranean.result(state) ?? [];
  const seats = ranking.flat();
  if (!isEverySeat(table, seats)) return "seats without a rank";
  if (ranking[0]?.length !== 1) return "no winner";
  const wrong = seats.find((seat, n) => n > 0 && isBetter(table, seat, seats[n - 1] ?? seat));
  if (wrong !== undefined) return `seat ${wrong} is ranked too low`;
  return faultInTable(state);
}

/** R 9.1 */
function isBetter({ seats }: Table, one: Seat, other: Seat): boolean {
  const worth = (seat: Seat) => {
    const { vp = 0, culture = [], buildings = [] } = seats[seat] ?? {};
    return [vp, culture.length, buildings.length];
  };
  const [mine, theirs] = [worth(one), worth(other)];
  const at = mine.findIndex((value, n) => value !== theirs[n]);
  return at !== -1 && (mine[at] ?? 0) > (theirs[at] ?? 0);
}
