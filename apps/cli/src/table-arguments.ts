import { ok, type Result } from "@sofala/engine";
import { onlyFile, parseCommandLine, wholeNumber, type Context, type Trouble } from "./command.ts";
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
  const file = onlyFile(command, positionals);
  if (!file.ok) return file;
  const step = values.step === undefined ? ok(undefined) : wholeNumber(values.step, "--step", 0);
  if (!step.ok) return step;
  return openTable(file.value, context, step.value);
}
