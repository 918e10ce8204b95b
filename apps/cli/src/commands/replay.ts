import { ok, type Observer, type Result } from "@sofala/engine";
import { moveSentences, visibleEvents } from "../move-sentences.ts";
import {
  reportError,
  parseFileArgument,
  parseCommandLine,
  parseInteger,
  type Command,
  type Context,
  type CommandError,
} from "../command.ts";
import { gameOfDocument, readDocument } from "../documents.ts";
import { drawTable, statusText } from "../draw-table.ts";
import { parseObserver } from "../table-arguments.ts";
import { loadRecord, positionOrDescription, type LoadedTable } from "../load-table.ts";

export const replay: Command = {
  name: "replay",
  summary: "play a record again and verify it",
  help: `Usage: sofala replay FILE [--step N] [--log] [--seat N] [--json]

Plays the moves of a record, verifies that each is legal and that the result
is the one recorded, and prints the final position.
FILE can be - for standard input.

  --step N   play only the first N moves, without verifying the result
  --log      print what happened in sentences, a paragraph for each move
  --seat N   show only what that seat may know; "spectator" for what
             everybody may know
  --json     print one object: game, rules, players, step (moves played), moves
             (moves recorded), toAct, position (if the game has none: null, and a
             description; with --seat: a view instead), events (a list for
             each move played) and result (or null)

Exit code: 0 when the record is valid, 1 when a move is refused or the result is
wrong, 2 when the file is malformed.`,

  async run(args, context) {
    const opened = await openReplay(args, context);
    if (!opened.ok) return reportError(context, opened.error);
    const { table, observer, asJson, showsLog } = opened.value;
    const { terminal } = context;
    if (asJson) {
      await terminal.print(JSON.stringify(jsonSummary(table, observer)));
      return 0;
    }
    if (showsLog) {
      let number = 0;
      for (const sentences of moveSentences(table, observer)) {
        number += 1;
        if (sentences.length > 0) await terminal.print(moveParagraph(number, sentences));
      }
    }
    await terminal.print(summaryText(table, observer, context));
    return 0;
  },
};

interface ReplayArguments {
  readonly table: LoadedTable;
  readonly observer: Observer | undefined;
  readonly asJson: boolean;
  readonly showsLog: boolean;
}

async function openReplay(
  args: readonly string[],
  context: Context,
): Promise<Result<ReplayArguments, CommandError>> {
  const line = parseCommandLine(args, {
    step: { type: "string" },
    seat: { type: "string" },
    log: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  });
  if (!line.ok) return line;
  const { values, positionals } = line.value;
  const file = parseFileArgument("replay", positionals);
  if (!file.ok) return file;
  const step = values.step === undefined ? ok(undefined) : parseInteger(values.step, "--step", 0);
  if (!step.ok) return step;
  const document = await readDocument(file.value, context);
  if (!document.ok) return document;
  const game = gameOfDocument(document.value, context);
  if (!game.ok) return game;
  const table = loadRecord(game.value, document.value, step.value);
  if (!table.ok) return table;
  const observer =
    values.seat === undefined ? ok(undefined) : parseObserver(values.seat, table.value);
  if (!observer.ok) return observer;
  const { json: asJson, log: isLogShown } = values;
  return ok({ table: table.value, observer: observer.value, asJson, showsLog: isLogShown });
}

function jsonSummary(table: LoadedTable, observer: Observer | undefined) {
  const { game, state, record, events } = table;
  const ranking = game.result(state);
  return {
    game: game.id,
    rules: record?.rules,
    players: record?.players,
    step: events.length,
    moves: record?.moves.length,
    toAct: game.toAct(state),
    ...(observer === undefined
      ? positionOrDescription(game, state)
      : { view: game.view(state, observer) }),
    events: events.map((each) => visibleEvents(table, each, observer)),
    result: ranking === undefined ? null : { ranking },
  };
}

/** The sentences of one move under its number. */
const moveParagraph = (number: number, sentences: readonly string[]): string =>
  sentences
    .map((sentence, index) => `${(index === 0 ? `${number}` : "").padStart(5)}  ${sentence}`)
    .join("\n");

function summaryText(table: LoadedTable, observer: Observer | undefined, context: Context): string {
  const { game, names, events, record } = table;
  const all = record?.moves.length ?? 0;
  const of = events.length === all ? "" : ` of ${all}`;
  const played = `${events.length}${of} ${all === 1 ? "move" : "moves"}`;
  const head = `${game.id}, ${names.join(", ")}: ${played}, all legal.`;
  const ui = context.terminal.isTty ? ["", drawTable(table, context, { observer }), ""] : [];
  return [head, ...ui, statusText(table)].join("\n");
}
