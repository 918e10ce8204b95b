import { isObject, ok, type Result } from "@sofala/engine";
import type { ImportInfo } from "@sofala/protocol";
import type { Failure } from "../api-failure.ts";
import type { importsApi } from "./imports-api.ts";

/** A little less than the server accepts in one request. */
const MAX_REQUEST_BYTES = 900_000;
const MAX_GAMES_PER_REQUEST = 100;

/** A game of an archive, as it is sent. */
interface ArchivedGame {
  readonly id: string;
  readonly bytes: number;
  readonly content: unknown;
}

export interface PersonFile {
  readonly person: unknown;
  readonly games: readonly ArchivedGame[];
}

/** The person and the games of an archive; undefined if the text is none. The server checks everything else. */
export function readPersonFile(text: string): PersonFile | undefined {
  const [person, ...others] = text.split("\n").flatMap((line) => {
    const content = parseLine(line);
    return content === undefined ? [] : [{ content, bytes: new Blob([line]).size }];
  });
  if (person?.content["format"] !== "sofala-person/1") return undefined;
  const games = others.flatMap(({ content, bytes }) => {
    const { format, table } = content;
    return format === "sofala-archive/1" && isObject(table) && typeof table["id"] === "string"
      ? [{ id: table["id"], bytes, content }]
      : [];
  });
  return { person: person.content, games };
}

function parseLine(line: string): { readonly [name: string]: unknown } | undefined {
  try {
    const content: unknown = JSON.parse(line);
    return isObject(content) ? content : undefined;
  } catch {
    return undefined;
  }
}

interface ImportedArchive {
  readonly id: string;
  readonly added: number;
  /** Why games were refused, one each. */
  readonly refused: readonly Failure[];
}

/**
 * Sends an archive in several requests. A game that the server refuses does not keep the others back; any other failure
 * ends the import, and the same file continues it later.
 */
export async function importArchive(
  client: Pick<typeof importsApi, "sendPerson" | "sendGames">,
  { person, games }: PersonFile,
  onProgress: (done: number, all: number) => void,
): Promise<Result<ImportedArchive, Failure>> {
  const started = await client.sendPerson(person);
  if (!started.ok) return started;
  const { id } = started.value;
  const fresh = missingGames(started.value, games);
  const refused: Failure[] = [];
  let done = 0;
  for (const batch of batchesOf(fresh)) {
    const sent = await client.sendGames(id, contentsOf(batch));
    const isRefused = !sent.ok && isAboutGame(sent.error);
    if (!sent.ok && !isRefused) return sent;
    for (const game of isRefused ? batch : []) {
      const alone = batch.length === 1 ? sent : await client.sendGames(id, contentsOf([game]));
      if (alone.ok) continue;
      if (!isAboutGame(alone.error)) return alone;
      refused.push(alone.error);
    }
    done += batch.length;
    onProgress(done, fresh.length);
  }
  return ok({ id, added: fresh.length - refused.length, refused });
}

const isAboutGame = ({ code }: Failure): boolean =>
  code === "import/refused" || code === "request/malformed" || code === "request/too-large";

const contentsOf = (games: readonly ArchivedGame[]): readonly unknown[] =>
  games.map(({ content }) => content);

function missingGames(
  { games: here }: Pick<ImportInfo, "games">,
  games: readonly ArchivedGame[],
): readonly ArchivedGame[] {
  const known = new Set(here.map(({ tableId }) => tableId));
  return games.filter(({ id }) => !known.has(id));
}

function batchesOf(games: readonly ArchivedGame[]): readonly (readonly ArchivedGame[])[] {
  const batches: ArchivedGame[][] = [];
  let bytes = Infinity;
  for (const game of games) {
    const isFull = batches.at(-1)?.length === MAX_GAMES_PER_REQUEST;
    bytes += game.bytes + 1;
    if (bytes > MAX_REQUEST_BYTES || isFull) {
      batches.push([]);
      bytes = game.bytes;
    }
    batches.at(-1)?.push(game);
  }
  return batches;
}
