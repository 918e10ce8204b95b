import { ok, type Observer, type Result, type Seat } from "@sofala/engine";
import {
  badInput,
  parseFileArgument,
  parseCommandLine,
  parseInteger,
  type Context,
  type CommandError,
} from "./command.ts";
import { loadTable, type LoadedTable } from "./load-table.ts";

/** A table and its observer; undefined: everything is shown. */
export interface OpenedTable<Watcher> {
  readonly table: LoadedTable;
  readonly observer: Watcher | undefined;
}

/** `FILE [--step N] [--seat N|spectator]` */
export const openTableForObserver = (
  command: string,
  args: readonly string[],
  context: Context,
): Promise<Result<OpenedTable<Observer>, CommandError>> =>
  openTableFor(command, args, context, parseObserver);

/** `FILE [--step N] [--seat N]` */
export const openTableForSeat = (
  command: string,
  args: readonly string[],
  context: Context,
): Promise<Result<OpenedTable<Seat>, CommandError>> =>
  openTableFor(command, args, context, parseSeat);

async function openTableFor<Watcher>(
  command: string,
  args: readonly string[],
  context: Context,
  named: (text: string, table: LoadedTable) => Result<Watcher, CommandError>,
): Promise<Result<OpenedTable<Watcher>, CommandError>> {
  const line = parseCommandLine(args, { step: { type: "string" }, seat: { type: "string" } });
  if (!line.ok) return line;
  const { values, positionals } = line.value;
  const file = parseFileArgument(command, positionals);
  if (!file.ok) return file;
  const step = values.step === undefined ? ok(undefined) : parseInteger(values.step, "--step", 0);
  if (!step.ok) return step;
  const table = await loadTable(file.value, context, step.value);
  if (!table.ok) return table;
  const by = values.seat === undefined ? ok(undefined) : named(values.seat, table.value);
  return by.ok ? ok({ table: table.value, observer: by.value }) : by;
}

/** Parses a seat of the table. */
function parseSeat(text: string, { names }: LoadedTable): Result<Seat, CommandError> {
  const seat = parseInteger(text, "--seat", 0);
  if (!seat.ok || seat.value < names.length) return seat;
  return badInput(`There is no seat ${seat.value}: the seats are 0 to ${names.length - 1}.`);
}

/** Parses a seat of the table, or `spectator`. */
export const parseObserver = (text: string, table: LoadedTable): Result<Observer, CommandError> =>
  text === "spectator" ? ok(text) : parseSeat(text, table);
