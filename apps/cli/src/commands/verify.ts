import { isObject, ok, type Result } from "@sofala/engine";
import type { VerifiedArchive } from "@sofala/server/admin";
import {
  checkFailed,
  badInput,
  reportError,
  parseFileArgument,
  parseCommandLine,
  type Command,
  type Context,
  type CommandError,
} from "../command.ts";
import {
  gameOfDocument,
  malformedDocument,
  parseDocument,
  readText,
  gameVersions,
  type Document,
} from "../documents.ts";
import { hasRepeatedNames } from "../parse-json.ts";
import { sanitizeLine } from "../paint.ts";
import { loadRecord } from "../load-table.ts";

/** Milliseconds that a server may take to answer. */
const TIMEOUT_MS = 10_000;

export const verify: Command = {
  name: "verify",
  summary: "check a game, or all games of a person, that were played on a server",
  help: `Usage: sofala verify FILE [--key KEY] … [--server URL]

Checks the archive of a game (GET /api/tables/ID/archive, once it is over):

  - it is just as the server signed it
  - its seed is the one that the server promised before anybody sat down
  - the record was played with that seed
  - every entry of the log was legal
  - the record has all moves that were not undone, and they lead to the result
  - the table's outcome follows from all of this

Then it lists which fields of the archive are proven, by what, and which are
not. If FILE is a plain record, it is only replayed.

The archive of a person (GET /api/me/archive) is checked line by line: every
line is signed with the same key, every game is valid, and none is missing.

FILE can be - for standard input.

  --key KEY      a public key that you trust, as the server publishes it; can be
                 repeated
  --server URL   trust the keys that the server at this address publishes now
                 (URL/api/signing-keys)

With either option, the archive must be signed with such a key. With neither, a
signature only shows that the archive was not damaged: anybody can sign with
their own key.

Compare the promise with the one that you saw at the table when it was opened:
a server could sign another archive, but not take back a promise that you have
seen.

Exit code: 0 when everything holds, 1 when something does not, 2 when the file
is malformed or the server's keys cannot be read.`,

  async run(args, context) {
    const checked = await verifyFile(args, context);
    if (!checked.ok) return reportError(context, checked.error);
    await context.terminal.print(checked.value);
    return 0;
  },
};

async function verifyFile(
  args: readonly string[],
  context: Context,
): Promise<Result<string, CommandError>> {
  const line = parseCommandLine(args, {
    key: { type: "string", multiple: true },
    server: { type: "string" },
  });
  if (!line.ok) return line;
  const trusted = await trustedKeys(line.value.values);
  if (!trusted.ok) return trusted;
  const file = parseFileArgument("verify", line.value.positionals);
  if (!file.ok) return file;
  const read = await readText(file.value, context);
  if (!read.ok) return read;
  const lines = personArchiveLines(read.value);
  if (lines !== undefined) return checkPersonArchive(lines, context, trusted.value);
  const document = parseDocument(read.value);
  if (!document.ok) return document;
  const { content } = document.value;
  const isArchive = isObject(content) && content["format"] === "sofala-archive/1";
  if (isArchive) return checkArchive(document.value, context, trusted.value);
  if (trusted.value !== undefined) {
    return checkFailed(
      `${document.value.name}: this is not an archive, and only archives are signed.`,
    );
  }
  return checkRecord(document.value, context);
}

/** The keys given with `--key` or `--server`; undefined without either. */
async function trustedKeys({
  key,
  server,
}: {
  readonly key?: readonly string[] | undefined;
  readonly server?: string | undefined;
}): Promise<Result<readonly string[] | undefined, CommandError>> {
  const wrong = key?.find((each) => !/^[\w-]{43}$/u.test(each));
  if (wrong !== undefined)
    return badInput(`--key must be 43 letters, digits, - and _, not "${wrong}".`);
  if (server === undefined) return ok(key);
  const published = await fetchKeys(server);
  return published.ok ? ok([...(key ?? []), ...published.value]) : published;
}

/** The keys that a server publishes. */
async function fetchKeys(server: string): Promise<Result<readonly string[], CommandError>> {
  const url = URL.parse("api/signing-keys", server.endsWith("/") ? server : `${server}/`);
  if (url === null || !/^https?:$/u.test(url.protocol)) {
    return badInput(
      `--server must be an address such as https://play.example.org, not "${server}".`,
    );
  }
  let answer: unknown;
  try {
    answer = await (await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })).json();
  } catch {
    return badInput(`${url.href} cannot be read.`);
  }
  const published: unknown = isObject(answer) ? answer["keys"] : undefined;
  if (!Array.isArray(published)) return badInput(`${url.href} has no keys.`);
  return ok(
    published.flatMap((each) =>
      isObject(each) && typeof each["key"] === "string" ? [each["key"]] : [],
    ),
  );
}

/** The lines of a person's archive; undefined if the text is something else. */
function personArchiveLines({
  name,
  text,
}: Pick<Document, "name" | "text">): readonly Pick<Document, "name" | "text">[] | undefined {
  const lines = text
    .split("\n")
    .flatMap((line, index) =>
      line.trim() === "" ? [] : [{ name: `${name}, line ${index + 1}`, text: line }],
    );
  const [first] = lines;
  const parsed = first && parseDocument(first);
  return parsed?.ok === true &&
    isObject(parsed.value.content) &&
    parsed.value.content["format"] === "sofala-person/1"
    ? lines
    : undefined;
}

async function checkPersonArchive(
  lines: readonly Pick<Document, "name" | "text">[],
  context: Context,
  trusted: readonly string[] | undefined,
): Promise<Result<string, CommandError>> {
  const { verifyPersonArchive } = await import("@sofala/server/admin");
  const documents: Document[] = [];
  for (const line of lines) {
    const document = parseDocument(line);
    if (!document.ok) return document;
    const { text, content } = document.value;
    if (hasRepeatedNames(text, content)) return repeatedNames(line.name);
    documents.push(document.value);
  }
  const verdict = verifyPersonArchive(
    gameVersions(context),
    documents.map(({ content }) => content),
    trusted,
  );
  if (!verdict.ok) {
    const { error } = verdict;
    const document = documents[error.line - 1];
    if (error.kind === "malformed" && document !== undefined)
      return malformedDocument(document, error.fault);
    const message = error.kind === "invalid" ? error.message : "malformed";
    return checkFailed(`${document?.name}: ${message}.`);
  }
  const { person, gameCount, noteCount, missing, isTrusted } = verdict.value;
  if (missing.length > 0) {
    return checkFailed(
      `${count(missing.length, "game")} that the first line names ${missing.length === 1 ? "is" : "are"} missing: ${missing.join(", ")}.`,
    );
  }
  const { ratings, friends, server, exported, signature } = person;
  return ok(
    [
      `${sanitizeLine(person.person.name)}, exported ${new Date(exported).toISOString().slice(0, 10)} by a server that calls itself ${sanitizeLine(server)}.`,
      `${count(gameCount, "finished game")}, each with a legal log and the outcome that follows from it; ${count(ratings.length, "rating")}, ${count(friends.length, "friend")}, ${count(noteCount, "note")}.`,
      signatureLine({ signingKey: signature.key, isTrusted }),
    ].join("\n"),
  );
}

const repeatedNames = (name: string): Result<never, CommandError> =>
  badInput(`${name}: an object has the same name twice.`);

function checkRecord(document: Document, context: Context): Result<string, CommandError> {
  const game = gameOfDocument(document, context);
  if (!game.ok) return game;
  const table = loadRecord(game.value, document);
  if (!table.ok) return table;
  const { names, events } = table.value;
  const head = `${game.value.id}, ${names.map(sanitizeLine).join(", ")}: ${count(events.length, "move")}`;
  return ok(`${head}, all legal. This is a plain record: it does not say how the game was dealt.`);
}

async function checkArchive(
  document: Document,
  context: Context,
  trusted: readonly string[] | undefined,
): Promise<Result<string, CommandError>> {
  const { verifyArchive } = await import("@sofala/server/admin");
  const verdict = verifyArchive(gameVersions(context), document.content, trusted);
  if (!verdict.ok) {
    const { error } = verdict;
    if (error.kind === "malformed") return malformedDocument(document, error.fault);
    return checkFailed(`${document.name}: ${error.message}.`);
  }
  // Parsers differ in which of two equal names they read, and only one was verified.
  if (hasRepeatedNames(document.text, document.content)) return repeatedNames(document.name);
  const { game, players, entryCount, moveCount, commitment, outcome, proofs } = verdict.value;
  return ok(
    [
      `${game}, ${players.map(sanitizeLine).join(", ")}: ${count(moveCount, "move")} of ${count(entryCount, "entry", "entries")}, all legal.`,
      commitment === undefined
        ? "The archive has no promise of its deal: the game was continued from a record, or the promise was removed."
        : `The deal is the one that was promised: ${commitment}.`,
      `The outcome holds: ${outcomeText(outcome)}.`,
      signatureLine(verdict.value),
      ...proofLine("Proven by the signature", proofs.signature),
      ...proofLine("Proven by the promise", proofs.commitment),
      ...proofLine("Proven by the rules and the log", proofs.rules),
      ...proofLine("Not proven", proofs.unproven),
    ].join("\n"),
  );
}

function signatureLine({
  signingKey,
  isTrusted,
}: Pick<VerifiedArchive, "signingKey" | "isTrusted">): string {
  if (signingKey === undefined) return "The archive is not signed.";
  if (isTrusted)
    return `The archive is as the server signed it, with a key that you trust: ${signingKey}.`;
  return `The archive is signed with a key that could be anybody's: ${signingKey}. To be sure, give the server's key (--key, --server).`;
}

const proofLine = (title: string, fields: readonly string[]): readonly string[] =>
  fields.length === 0 ? [] : [`${title}: ${fields.join(", ")}.`];

function outcomeText(
  outcome: { readonly reason: string; readonly ranking?: unknown } | undefined,
): string {
  if (outcome === undefined) return "none";
  const { reason, ranking } = outcome;
  return ranking === undefined ? reason : `${reason}, ${JSON.stringify(ranking)}`;
}

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
