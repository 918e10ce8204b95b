import type { Seat } from "@sofala/engine";
import { COLUMNS, ROWS, columnOf, rowOf } from "../board.ts";
import { buildingOf } from "../buildings.ts";
import type { CultureBox, CultureLine, CultureRow, Gain } from "../data/edition.ts";
import type { Log } from "../events.ts";
import { changeVp, takeGain } from "../purse.ts";
import { playerAt, type State } from "../state.ts";

/** Does a building double this row (Q 20)? */
const isDoubled = (state: State, seat: Seat, row: CultureRow): boolean =>
  playerAt(state, seat).buildings.some((id) => {
    const { ability } = buildingOf(state, id);
    return ability.kind === "doubleCulture" && ability.category === row;
  });

/** The points printed on the card, and the bonus of a row or column that is complete (R 8.6). */
export function scoreCulture(
  state: State,
  seat: Seat,
  box: CultureBox,
  printed: number,
  log: Log,
): void {
  const row = rowOf(box);
  const factor = isDoubled(state, seat, row) ? 2 : 1;
  changeVp(state, seat, printed * factor, "culture", log);
  const rowBonus = state.edition.rowBonus.value[row];
  scoreLine(state, seat, row, { ...rowBonus, vp: (rowBonus.vp ?? 0) * factor }, log);
  const column = columnOf(box);
  scoreLine(state, seat, column, state.edition.columnBonus.value[column], log);
}

/** Each line scores once a game. */
function scoreLine(state: State, seat: Seat, line: CultureLine, bonus: Gain, log: Log): void {
  const player = playerAt(state, seat);
  if (player.bonuses.includes(line) || !isComplete(player.culture, line)) return;
  player.bonuses.push(line);
  log.push({ kind: "culture-line-completed", seat, line });
  takeGain(state, seat, bonus, { vp: "line", money: "development" }, log);
}

export const LINES: readonly CultureLine[] = [...ROWS, ...COLUMNS];

/** A row or a column has three boxes. */
export const isComplete = (culture: readonly CultureBox[], line: CultureLine): boolean =>
  culture.filter((box) => rowOf(box) === line || columnOf(box) === line).length === 3;
