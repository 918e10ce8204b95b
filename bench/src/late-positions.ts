import { dice, type Seat } from "@sofala/engine";
import { zimbabwe, type State } from "@sofala/zimbabwe";
import { after, sensibleMoves } from "./sensible-player.ts";
import { tableOf, type Table } from "./table.ts";

/** The start of a turn in phase II, late in a game between sensible players. */
export interface LatePosition {
  readonly state: State;
  readonly table: Table;
  readonly seat: Seat;
}

const FIRST_ROUND = 8;
const LAST_ROUND = 20;
/** Take one of this many late turns, because neighbouring turns are very similar. */
const STRIDE = 3;
/** The number of players of each game; mostly four, the most common number. */
const TABLES: readonly number[] = [4, 5, 4, 3];

/** Always the same positions, unless the rules change. */
export function latePositions(count: number): readonly LatePosition[] {
  const positions: LatePosition[] = [];
  for (let game = 0; positions.length < count; game++) {
    positions.push(...lateTurns(`bench/${game}`, TABLES[game % TABLES.length] ?? 4));
  }
  return positions.slice(0, count);
}

function lateTurns(seed: string, players: number): readonly LatePosition[] {
  const late: LatePosition[] = [];
  const chance = dice(`${seed}/players`);
  let state = zimbabwe.setup(seed, players, { roundLimit: LAST_ROUND });
  for (let [seat] = zimbabwe.toAct(state); seat !== undefined; [seat] = zimbabwe.toAct(state)) {
    const table = tableOf(state);
    if (table.phase === "culture" && table.round >= FIRST_ROUND) {
      late.push({ state, table, seat });
    }
    for (const move of sensibleMoves(state, chance)) state = after(state, seat, move);
  }
  return late.filter((_, index) => index % STRIDE === 0);
}

/** Describes what is on these boards, on average. */
export function describePositions(positions: readonly LatePosition[]): string {
  const mean = (value: (table: Table) => number) =>
    positions.reduce((sum, { table }) => sum + value(table), 0) / positions.length;
  const craftsmen = mean((table) => table.craftsmen.length);
  const monuments = mean((table) => table.monuments.length);
  const levels = mean((table) => table.monuments.reduce((sum, { level }) => sum + level, 0));
  const highest = mean((table) => Math.max(...table.monuments.map(({ level }) => level)));
  return (
    `late in games of sensible players, on average with ${craftsmen.toFixed(1)} craftsmen, ` +
    `${monuments.toFixed(1)} monuments of level ${(levels / monuments).toFixed(1)}, ` +
    `the highest of level ${highest.toFixed(1)}`
  );
}
