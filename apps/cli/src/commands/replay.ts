import { ok, type Observer, type Result } from "@sofala/engine";
import { chronicle, toldEvents } from "../move-sentences.ts";
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
import { drawTable, standing } from "../draw-table.ts";
import { observerNamed } from "../table-arguments.ts";
import { openRecord, spelt, type Table } from "../load-table.ts";

export const replay: Command = {
  name: "replay",
  summary: "play a record again and verify it",
  help: `Usage: sofala replay FILE [--step N] [--log] [--seat N] [--json]

Plays the moves of a record, verifies that each is legal and that the result
is the one recorded, and prints how the game stands at the end.
FILE may be - for the standard input.

  --step N   play the first N moves only; the result is not verified then
  --log      tell what happened, in sentences, a paragraph for each move
  --seat N   tell and show only what that seat may know; "spectator" for what
             all may know
  --json     print one object: game, rules, players, step (moves played), moves
             (moves recorded), toAct, position (or null, and a description;
             with --seat a view instead), events (a list for each move played)
             and result (or null)

Exit code: 0 when the record holds, 1 when a move is refused or the result is
wrong, 2 when the file is malformed.`,

  async run(args, context) {
    const opened = await open(args, context);
    if (!opened.ok) return complain(context, opened.error);
    const { table, observer, asJson, isTold } = opened.value;
    const { terminal } = context;
    if (asJson) {
      await terminal.print(JSON.stringify(summary(table, observer)));
      return 0;
    }
    if (isTold) {
      let number = 0;
      for (const sentences of chronicle(table, observer)) {
        number += 1;
        if (sentences.length > 0) await terminal.print(paragraph(number, sentences));
      }
    }
    await terminal.print(account(table, observer, context));
    return 0;
  },
};

interface Order {
  readonly table: Table;
  readonly observer: Observer | undefined;
  readonly asJson: boolean;
  readonly isTold: boolean;
}

async function open(args: readonly string[], context: Context): Promise<Result<Order, Trouble>> {
  const line = parseCommandLine(args, {
    step: { type: "string" },
    seat: { type: "string" },
    log: { type: "boolean", default: false },
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
  if (!table.ok) return table;
  const observer =
    values.seat === undefined ? ok(undefined) : observerNamed(values.seat, table.value);
  if (!observer.ok) return observer;
  const { json: asJson, log: isTold } = values;
  return ok({ table: table.value, observer: observer.value, asJson, isTold });
}

function summary(table: Table, observer: Observer | undefined) {
  const { game, state, record, events } = table;
  const ranking = game.result(state);
  return {
    game: game.id,
    rules: record?.rules,
    players: record?.players,
    step: events.length,
    moves: record?.moves.length,
    toAct: game.toAct(state),
    ...(observer === undefined ? spelt(game, state) : { view: game.view(state, observer) }),
    events: events.map((each) => toldEvents(table, each, observer)),
    result: ranking === undefined ? null : { ranking },
  };
}

/** The sentences of one move under its number. */
const paragraph = (number: number, sentences: readonly string[]): string =>
  sentences
    .map((sentence, index) => `${(index === 0 ? `${number}` : "").padStart(5)}  ${sentence}`)
    .join("\n");

function account(table: Table, observer: Observer | undefined, context: Context): string {
  const { game, names, events, record } = table;
  const all = record?.moves.length ?? 0;
  const of = events.length === all ? "" : ` of ${all}`;
  const played = `${events.length}${of} ${all === 1 ? "move" : "moves"}`;
  const head = `${game.id}, ${names.join(", ")}: ${played}, all legal.`;
  const board = context.terminal.isScreen ? ["", drawTable(table, context, { observer }), ""] : [];
  return [head, ...board, standing(table)].join("\n");
}
