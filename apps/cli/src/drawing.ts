import type { Ranking } from "@sofala/engine";
import { boardOf } from "./boards/boards.ts";
import type { Context } from "./command.ts";
import type { Table } from "./table.ts";

const NO_MARKS: ReadonlySet<string> = new Set();

/** The table as the terminal shows it, with some cells pointed out. */
export const drawTable = (
  { game, state, names }: Pick<Table, "game" | "state" | "names">,
  { terminal: { paint, columns } }: Context,
  marks = NO_MARKS,
): string =>
  boardOf(game).draw(game.scenario.describe(state), { paint, columns, names, marks }).join("\n");

/** Who won, or who is to act. */
export function standing({ game, state, names }: Pick<Table, "game" | "state" | "names">): string {
  const ranking = game.result(state);
  if (ranking !== undefined) return `The game is over: ${places(ranking, names)}.`;
  const waiting = game.toAct(state).map((seat) => names[seat] ?? `Seat ${seat}`);
  return `To act: ${waiting.join(", ")}.`;
}

/** `1. Ann, 2. Ben and Cleo, 4. Dora` */
function places(ranking: Ranking, names: readonly string[]): string {
  let place = 1;
  const entries: string[] = [];
  for (const seats of ranking) {
    entries.push(`${place}. ${seats.map((seat) => names[seat] ?? `Seat ${seat}`).join(" and ")}`);
    place += seats.length;
  }
  return entries.join(", ");
}
