import { ok, type Observer, type Result, type Seat } from "@sofala/engine";
import {
  badInput,
  onlyFile,
  parseCommandLine,
  wholeNumber,
  type Context,
  type Trouble,
} from "./command.ts";
import { openTable, type Table } from "./load-table.ts";

/** A table, and who looks at it: nobody in particular where all is shown. */
export interface Watched<Watcher> {
  readonly table: Table;
  readonly by: Watcher | undefined;
}

/** `FILE [--step N] [--seat N|spectator]` */
export const openForObserver = (
  command: string,
  args: readonly string[],
  context: Context,
): Promise<Result<Watched<Observer>, Trouble>> => open(command, args, context, observerNamed);

/** `FILE [--step N] [--seat N]` */
export const openForSeat = (
  command: string,
  args: readonly string[],
  context: Context,
): Promise<Result<Watched<Seat>, Trouble>> => open(command, args, context, seatNamed);

async function open<Watcher>(
  command: string,
  args: readonly string[],
  context: Context,
  named: (text: string, table: Table) => Result<Watcher, Trouble>,
): Promise<Result<Watched<Watcher>, Trouble>> {
  const line = parseCommandLine(args, { step: { type: "string" }, seat: { type: "string" } });
  if (!line.ok) return line;
  const { values, positionals } = line.value;
  const file = onlyFile(command, positionals);
  if (!file.ok) return file;
  const step = values.step === undefined ? ok(undefined) : wholeNumber(values.step, "--step", 0);
  if (!step.ok) return step;
  const table = await openTable(file.value, context, step.value);
  if (!table.ok) return table;
  const by = values.seat === undefined ? ok(undefined) : named(values.seat, table.value);
  return by.ok ? ok({ table: table.value, by: by.value }) : by;
}

/** A seat of the table. */
function seatNamed(text: string, { names }: Table): Result<Seat, Trouble> {
  const seat = wholeNumber(text, "--seat", 0);
  if (!seat.ok || seat.value < names.length) return seat;
  return badInput(`There is no seat ${seat.value}: the seats are 0 to ${names.length - 1}.`);
}

/** A seat of the table, or a spectator. */
export const observerNamed = (text: string, table: Table): Result<Observer, Trouble> =>
  text === "spectator" ? ok(text) : seatNamed(text, table);
