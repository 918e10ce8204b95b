import type { Observer, Ranking } from "@sofala/engine";
import type { Sight } from "./games/terminal-ui.ts";
import { boardOf } from "./games/registry.ts";
import type { Context } from "./command.ts";
import type { Table } from "./load-table.ts";

type Position = Pick<Table, "game" | "state" | "names">;

/** How to look at a table. */
export interface Look {
  /** Who looks; nobody in particular sees everything. */
  readonly observer?: Observer | undefined;
  /** Cells to point out. */
  readonly marks?: ReadonlySet<string>;
  readonly isBrief?: boolean;
}

/** What an observer sees of a table; without one, everything. */
export function sightOf({ game, state, names }: Position, observer?: Observer): Sight {
  const observers = observer === undefined ? [...names.keys()] : [observer];
  return {
    description: game.scenario.describe(state),
    views: observers.map((each) => game.view(state, each)),
  };
}

const NO_MARKS: ReadonlySet<string> = new Set();

/** The table as the terminal shows it. */
export function drawTable(
  position: Position,
  { terminal: { paint, columns } }: Context,
  { observer, marks = NO_MARKS, isBrief = false }: Look = {},
): string {
  const { game, names } = position;
  const scene = { paint, columns, names, marks, isBrief };
  return boardOf(game).draw(sightOf(position, observer), scene).join("\n");
}

/** Who won, or who is to act. */
export function standing({ game, state, names }: Position): string {
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
