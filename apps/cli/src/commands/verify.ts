import { isObject, ok, type Result } from "@sofala/engine";
import {
  answerNo,
  complain,
  onlyFile,
  parseCommandLine,
  type Command,
  type Context,
  type Trouble,
} from "../command.ts";
import { gameOf, malformed, readDocument, rulesOf, type Document } from "../documents.ts";
import { oneLine } from "../paint.ts";
import { openRecord } from "../table.ts";

export const verify: Command = {
  name: "verify",
  summary: "check a game that was played on a server: its deal, its log, its result",
  help: `Usage: sofala verify FILE

Checks the archive of a game (GET /api/tables/ID/archive, once it is over): that
the seed is the one that the server promised before anybody sat down, that the
record was played with it, that every entry of the log was legal and that the
record's moves are those that stand in it, that they lead to the result, and
that the table's outcome follows from all of it. A plain record is replayed.
FILE may be - for the standard input.

Compare the promise with the one that you saw at the table when it was opened:
a server could write another archive, but not another promise.

Exit code: 0 when everything holds, 1 when something does not, 2 when the file
is malformed.`,

  async run(args, context) {
    const checked = await check(args, context);
    if (!checked.ok) return complain(context, checked.error);
    await context.terminal.print(checked.value);
    return 0;
  },
};

async function check(args: readonly string[], context: Context): Promise<Result<string, Trouble>> {
  const line = parseCommandLine(args, {});
  if (!line.ok) return line;
  const file = onlyFile("verify", line.value.positionals);
  if (!file.ok) return file;
  const document = await readDocument(file.value, context);
  if (!document.ok) return document;
  const { content } = document.value;
  const isArchive = isObject(content) && content["format"] === "sofala-archive/1";
  return isArchive ? checkArchive(document.value, context) : checkRecord(document.value, context);
}

function checkRecord(document: Document, context: Context): Result<string, Trouble> {
  const game = gameOf(document, context);
  if (!game.ok) return game;
  const table = openRecord(game.value, document);
  if (!table.ok) return table;
  const { names, events } = table.value;
  const head = `${game.value.id}, ${names.map(oneLine).join(", ")}: ${count(events.length, "move")}`;
  return ok(`${head}, all legal. This is a plain record: it says nothing of how it was dealt.`);
}

async function checkArchive(
  document: Document,
  context: Context,
): Promise<Result<string, Trouble>> {
  const { verifyArchive } = await import("@sofala/server/admin");
  const verdict = verifyArchive(rulesOf(context), document.content);
  if (!verdict.ok) {
    const { error } = verdict;
    if (error.kind === "malformed") return malformed(document, error.fault);
    return answerNo(`${document.name}: ${error.sentence}.`);
  }
  const { game, players, entries, moves, promise, outcome } = verdict.value;
  return ok(
    [
      `${game}, ${players.map(oneLine).join(", ")}: ${count(moves, "move")} of ${count(entries, "entry", "entries")}, all legal.`,
      promise === undefined
        ? "The game went on from a record: its deal was known, and nothing was promised."
        : `The deal is the one that was promised: ${promise}.`,
      `The outcome holds: ${told(outcome)}.`,
    ].join("\n"),
  );
}

function told(
  outcome: { readonly reason: string; readonly ranking?: unknown } | undefined,
): string {
  if (outcome === undefined) return "none";
  const { reason, ranking } = outcome;
  return ranking === undefined ? reason : `${reason}, ${JSON.stringify(ranking)}`;
}

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
