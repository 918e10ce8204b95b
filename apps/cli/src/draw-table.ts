import type { Observer, Ranking } from "@sofala/engine";
import type { ObserverView } from "./games/terminal-ui.ts";
import { terminalUiOf } from "./games/registry.ts";
import type { Context } from "./command.ts";
import type { LoadedTable } from "./load-table.ts";

type Position = Pick<LoadedTable, "game" | "state" | "names">;

/** How a table is drawn. */
export interface DrawOptions {
  /** Whose view is drawn; without an observer, everything. */
  readonly observer?: Observer | undefined;
  /** Cells to mark on the map. */
  readonly highlightedCells?: ReadonlySet<string>;
  readonly isBrief?: boolean;
}

/** What an observer sees of a table; without one, everything. */
export function observerViewOf(
  { game, state, names }: Position,
  observer?: Observer,
): ObserverView {
  const observers = observer === undefined ? [...names.keys()] : [observer];
  return {
    description: game.scenario.describe(state),
    views: observers.map((each) => game.view(state, each)),
  };
}

const NO_HIGHLIGHTS: ReadonlySet<string> = new Set();

/** The table as the terminal shows it. */
export function drawTable(
  position: Position,
  { terminal: { paint, columns } }: Context,
  { observer, highlightedCells = NO_HIGHLIGHTS, isBrief = false }: DrawOptions = {},
): string {
  const { game, names } = position;
  const context = { paint, columns, names, highlightedCells, isBrief };
  return terminalUiOf(game).draw(observerViewOf(position, observer), context).join("\n");
}

/** Who won, or who is to act. */
export function statusText({ game, state, names }: Position): string {
  const ranking = game.result(state);
  if (ranking !== undefined) return `The game is over: ${rankingText(ranking, names)}.`;
  const waiting = game.toAct(state).map((seat) => names[seat] ?? `Seat ${seat}`);
  return `To act: ${waiting.join(", ")}.`;
}

/** `1. Ann, 2. Ben and Cleo, 4. Dora` */
function rankingText(ranking: Ranking, names: readonly string[]): string {
  let place = 1;
  const entries: string[] = [];
  for (const seats of ranking) {
    entries.push(`${place}. ${seats.map((seat) => names[seat] ?? `Seat ${seat}`).join(" and ")}`);
    place += seats.length;
  }
  return entries.join(", ");
}
