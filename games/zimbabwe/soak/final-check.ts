import type { Ranking } from "@sofala/engine";
import { zimbabwe, type Position, type State } from "../src/index.ts";
import {
  CRAFTS,
  CRAFT_NAMES,
  GOD_VR,
  MONUMENT_VP,
  RESOURCE_NAMES,
  RESOURCE_TILES,
  SPECIALISTS,
  SPECIALIST_NAMES,
} from "../test/naive/data.ts";

type Seat = Required<Position["seats"][number]> & { readonly vr: number; readonly vp: number };
type Table = Omit<Position, "seats"> & {
  readonly seats: readonly Seat[];
  readonly ranking: Ranking;
};

/** What is wrong with the end of a game, looked at from scratch; undefined where nothing is. */
export function faultAtTheEnd(state: State, rounds: number): string | undefined {
  const table = zimbabwe.scenario.describe(state) as unknown as Table;
  const isWon = table.seats.some(({ vp, vr }) => vp >= vr);
  if (table.phase !== "over") return "the game is not over";
  if (table.round > rounds) return `round ${table.round}`;
  if (!isWon && table.round < rounds) return "the game ended without a reason";
  for (const [index, seat] of table.seats.entries()) {
    const { vr, vp } = seat;
    if (seat.cattle < 0) return `seat ${index} has ${seat.cattle} cattle`;
    if (vr > 40) return `seat ${index} has a VR of ${vr}`;
    if (vr !== requirement(seat)) return `seat ${index}: VR ${vr}, not ${requirement(seat)}`;
    if (vp !== points(table, index)) return `seat ${index}: VP ${vp}, not ${points(table, index)}`;
  }
  const order = ranked(table);
  if (table.ranking.flat().join() !== order.join()) {
    return `ranked ${table.ranking.flat().join()}, not ${order.join()}`;
  }
  return faultInTheBox(table);
}

/** R 1.8, 7.4 */
function requirement({ god, specialists, technologies }: Seat): number {
  let vr = 20 + (god === undefined ? 0 : GOD_VR[god]);
  for (const name of SPECIALIST_NAMES) if (name in specialists) vr += SPECIALISTS[name].vr;
  for (const craft of CRAFT_NAMES) {
    const card = technologies[craft]?.card;
    if (card !== undefined) vr += god === "gu" ? 1 : CRAFTS[craft].vr[card === 1 ? 0 : 1];
  }
  return vr;
}

/** R 1.10 */
function points({ monuments, craftsmen }: Table, seat: number): number {
  let vp = 0;
  for (const piece of monuments) if (piece.seat === seat) vp += MONUMENT_VP[piece.level] ?? 0;
  for (const piece of craftsmen) if (piece.seat === seat) vp += CRAFTS[piece.craftsman].vp;
  return vp;
}

/** R 13.2 */
function ranked({ seats, turnOrder }: Table): readonly number[] {
  const keys = (seat: number) => {
    const { vp = 0, vr = 0, god } = seats[seat] ?? {};
    return [vp - vr, god === "xango" ? 1 : 0, vp, -turnOrder.indexOf(seat)];
  };
  return [...seats.keys()].toSorted((a, b) => {
    const [mine, yours] = [keys(a), keys(b)];
    const at = mine.findIndex((key, i) => key !== yours[i]);
    return (yours[at] ?? 0) - (mine[at] ?? 0);
  });
}

/** R 1.3-1.5 */
function faultInTheBox({ supply, craftsmen }: Table): string | undefined {
  const { resources, water } = supply;
  if (water < 0 || water > 8) return `${water} water tiles left`;
  const kind = RESOURCE_NAMES.find(
    (name) => resources[name] < 0 || resources[name] > RESOURCE_TILES[name],
  );
  if (kind !== undefined) return `${resources[kind]} tiles of ${kind} left`;
  const craft = CRAFT_NAMES.find(
    (name) => craftsmen.filter(({ craftsman }) => craftsman === name).length > 3,
  );
  return craft === undefined ? undefined : `too many of ${craft}`;
}
