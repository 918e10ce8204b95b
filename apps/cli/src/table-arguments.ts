import { fail, ok, type Result, type Seat } from "@sofala/engine";
import {
  badInput,
  onlyFile,
  parseCommandLine,
  wholeNumber,
  type Context,
  type Trouble,
} from "./command.ts";
import { openTable, type Table } from "./table.ts";

/** `FILE [--step N]` */
export async function openFromArguments(
  command: string,
  args: readonly string[],
  context: Context,
): Promise<Result<Table, Trouble>> {
  const line = parseCommandLine(args, { step: { type: "string" } });
  if (!line.ok) return line;
  const { values, positionals } = line.value;
  return open(command, positionals, values.step, context);
}

/** `FILE [--step N] [--seat N]`; left out, the seat is the first to act, or none when all is over. */
export async function openForSeat(
  command: string,
  args: readonly string[],
  context: Context,
): Promise<Result<{ readonly table: Table; readonly seat: Seat | undefined }, Trouble>> {
  const line = parseCommandLine(args, { step: { type: "string" }, seat: { type: "string" } });
  if (!line.ok) return line;
  const { values, positionals } = line.value;
  const chosen = values.seat === undefined ? ok(undefined) : wholeNumber(values.seat, "--seat", 0);
  if (!chosen.ok) return chosen;
  const table = await open(command, positionals, values.step, context);
  if (!table.ok) return fail(table.error);
  const seats = table.value.names.length;
  if (chosen.value !== undefined && chosen.value >= seats) {
    return badInput(`There is no seat ${chosen.value}: the seats are 0 to ${seats - 1}.`);
  }
  const [first] = table.value.game.toAct(table.value.state);
  return ok({ table: table.value, seat: chosen.value ?? first });
}

async function open(
  command: string,
  positionals: readonly string[],
  after: string | undefined,
  context: Context,
): Promise<Result<Table, Trouble>> {
  const file = onlyFile(command, positionals);
  if (!file.ok) return file;
  const step = after === undefined ? ok(undefined) : wholeNumber(after, "--step", 0);
  if (!step.ok) return step;
  return openTable(file.value, context, step.value);
}
