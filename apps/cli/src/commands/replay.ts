import { ok, type Result } from "@sofala/engine";
import {
  complain,
  onlyFile,
  parseCommandLine,
  wholeNumber,
  type Command,
  type Context,
  type Trouble,
} from "../command.ts";
import { gameOf, readDocument } from "../documents.ts";
import { drawTable, standing } from "../drawing.ts";
import { openRecord, spelt, type Table } from "../table.ts";

export const replay: Command = {
  name: "replay",
  summary: "play a record again and verify it",
  help: `Usage: sofala replay FILE [--step N] [--json]

Plays the moves of a record, verifies that each is legal and that the result
is the one recorded, and prints how the game stands at the end.
FILE may be - for the standard input.

  --step N   play the first N moves only; the result is not verified then
  --json     print one object: game, rules, players, step (moves played), moves
             (moves recorded), toAct, position (or null, and a description),
             events (a list for each move played) and result (or null)

Exit code: 0 when the record holds, 1 when a move is refused or the result is
wrong, 2 when the file is malformed.`,

  async run(args, context) {
    const opened = await open(args, context);
    if (!opened.ok) return complain(context, opened.error);
    const { table, asJson } = opened.value;
    await context.terminal.print(asJson ? JSON.stringify(summary(table)) : account(table, context));
    return 0;
  },
};

async function open(
  args: readonly string[],
  context: Context,
): Promise<Result<{ readonly table: Table; readonly asJson: boolean }, Trouble>> {
  const line = parseCommandLine(args, {
    step: { type: "string" },
    json: { type: "boolean", default: false },
  });
  if (!line.ok) return line;
  const { values, positionals } = line.value;
  const file = onlyFile("replay", positionals);
  if (!file.ok) return file;
  const step = values.step === undefined ? ok(undefined) : wholeNumber(values.step, "--step", 0);
  if (!step.ok) return step;
  const document = await readDocument(file.value, context);
  if (!document.ok) return document;
  const game = gameOf(document.value, context);
  if (!game.ok) return game;
  const table = openRecord(game.value, document.value, step.value);
  return table.ok ? ok({ table: table.value, asJson: values.json }) : table;
}

function summary({ game, state, record, events }: Table) {
  const ranking = game.result(state);
  return {
    game: game.id,
    rules: record?.rules,
    players: record?.players,
    step: events.length,
    moves: record?.moves.length,
    toAct: game.toAct(state),
    ...spelt(game, state),
    events,
    result: ranking === undefined ? null : { ranking },
  };
}

function account(table: Table, context: Context): string {
  const { game, names, events, record } = table;
  const all = record?.moves.length ?? 0;
  const of = events.length === all ? "" : ` of ${all}`;
  const played = `${events.length}${of} ${all === 1 ? "move" : "moves"}`;
  const head = `${game.id}, ${names.join(", ")}: ${played}, all legal.`;
  const board = context.terminal.isScreen ? ["", drawTable(table, context), ""] : [];
  return [head, ...board, standing(table)].join("\n");
}
