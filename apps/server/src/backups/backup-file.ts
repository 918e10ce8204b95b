import { once } from "node:events";
import { pipeline, Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import { exportDatabase } from "../admin/export-database.ts";
import type { Database } from "../store/database.ts";
import { BackupError } from "./backup-error.ts";
import { decrypt, encrypt, MAGIC } from "./encryption.ts";

/** The number of characters that are compressed at once. */
const CHUNK_SIZE = 200_000;
const GZIP_MAGIC = Buffer.from([0x1f, 0x8b]);

type Bytes = AsyncIterable<Uint8Array>;

/** A backup of a database: its export, compressed, and encrypted if there is a key. Written as fast as it is read. */
export function backupBytes(
  database: Database,
  location: string,
  key: string | undefined,
): AsyncIterable<Buffer> {
  const compressed = compressedExport(database, location);
  return key === undefined ? compressed : encrypt(compressed, key);
}

async function* compressedExport(database: Database, location: string): AsyncGenerator<Buffer> {
  const gzip = createGzip();
  const readerGone = new AbortController();
  let buffer = "";
  const flush = async () => {
    const text = buffer;
    buffer = "";
    if (!gzip.write(text)) await once(gzip, "drain", { signal: readerGone.signal });
  };
  const exporting = exportDatabase(database, location, async (line) => {
    buffer += `${line}\n`;
    if (buffer.length > CHUNK_SIZE) await flush();
  }).then(
    () => gzip.end(buffer),
    (error: Error) => gzip.destroy(error),
  );
  try {
    for await (const chunk of gzip) yield chunk as Buffer;
  } finally {
    readerGone.abort();
    gzip.destroy();
    await exporting;
  }
}

/** The lines of a backup or a plain export; throws `BackupError` if it cannot be read. */
export async function* backupLines(source: Bytes, key?: string): AsyncGenerator<string> {
  let rest = "";
  const decoder = new TextDecoder();
  for await (const bytes of plainBytes(source, key)) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}

async function* plainBytes(source: Bytes, key: string | undefined): AsyncGenerator<Uint8Array> {
  const { start, whole } = await peek(source, MAGIC.length);
  if (start.equals(MAGIC)) {
    if (key === undefined) {
      throw new BackupError("the backup is encrypted: set BACKUP_KEY or BACKUP_KEY_FILE");
    }
    yield* decompress(decrypt(whole, key));
  } else if (start.subarray(0, GZIP_MAGIC.length).equals(GZIP_MAGIC)) yield* decompress(whole);
  else yield* whole;
}

async function* decompress(source: Bytes): AsyncGenerator<Uint8Array> {
  // The callback takes the error, which the loop throws too.
  const gunzip = pipeline(Readable.from(source, { objectMode: false }), createGunzip(), () => {});
  try {
    for await (const chunk of gunzip) yield chunk as Buffer;
  } catch (error) {
    const isDamaged =
      error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
    throw isDamaged ? new BackupError("the backup is damaged or cut off", { cause: error }) : error;
  }
}

/** The first bytes of a stream, at most so many, and all of it. */
async function peek(
  source: Bytes,
  length: number,
): Promise<{ readonly start: Buffer; readonly whole: Bytes }> {
  const iterator = source[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  let size = 0;
  while (size < length) {
    const next = await iterator.next();
    if (next.done === true) break;
    pieces.push(next.value);
    size += next.value.length;
  }
  const start = Buffer.concat(pieces);
  return {
    start: start.subarray(0, length),
    whole: (async function* () {
      yield start;
      yield* { [Symbol.asyncIterator]: () => iterator };
    })(),
  };
}
