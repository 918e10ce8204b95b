import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { BackupError } from "./backup-error.ts";

/*
 * An encrypted file (docs/hosting.md has the same description):
 *
 *   16 bytes  "sofala-backup/1\n"
 *   32 bytes  a random salt
 *   16 bytes  key check
 *   chunks    65,536 bytes each before encryption, only the last one is shorter; each followed by its tag of 16 bytes
 *
 * scrypt (N 16384, r 8, p 1) makes 48 bytes from the key and the salt: 32 for AES-256-GCM, then the key check. The nonce
 * of a chunk is its number from 0 as 8 bytes, three zero bytes, and 1 for the last chunk or 0 for any other, so that
 * chunks cannot be reordered, left out or cut off. The 64 bytes before the chunks are the additional data of each.
 */
export const MAGIC: Buffer = Buffer.from("sofala-backup/1\n");
const SALT_BYTES = 32;
const CHECK_BYTES = 16;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;
const ALGORITHM = "aes-256-gcm";
const CIPHER_KEY_BYTES = 32;
const SCRYPT = { N: 16_384, r: 8, p: 1 };

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Encrypts with a key, which may be any text. */
export async function* encrypt(source: Bytes, key: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const { cipherKey, check } = await deriveKey(key, salt);
  const header = Buffer.concat([MAGIC, salt, check]);
  yield header;
  for await (const { content, number, isLast } of inChunks(source, CHUNK_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, cipherKey, nonce(number, isLast));
    cipher.setAAD(header);
    yield Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Decrypts what `encrypt` wrote; throws `BackupError` if the key is wrong or any byte was changed, moved or left out. */
export async function* decrypt(source: Bytes, key: string): AsyncGenerator<Buffer> {
  let header: Buffer | undefined;
  let cipherKey: Buffer = Buffer.alloc(0);
  for await (const { content, number, isLast } of inChunks(
    source,
    CHUNK_BYTES + TAG_BYTES,
    HEADER_BYTES,
  )) {
    if (header === undefined) {
      header = content;
      cipherKey = await keyFromHeader(header, key);
      if (isLast) throw new BackupError("the backup is cut off after its header");
      continue;
    }
    yield decryptChunk(content, cipherKey, header, number - 1, isLast);
  }
}

async function keyFromHeader(header: Buffer, key: string): Promise<Buffer> {
  if (header.length < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new BackupError("this is not an encrypted backup");
  }
  const salt = header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
  const { cipherKey, check } = await deriveKey(key, salt);
  if (!check.equals(header.subarray(MAGIC.length + SALT_BYTES))) {
    throw new BackupError("the key is wrong: this backup was encrypted with another BACKUP_KEY");
  }
  return cipherKey;
}

function decryptChunk(
  chunk: Buffer,
  cipherKey: Buffer,
  header: Buffer,
  number: number,
  isLast: boolean,
): Buffer {
  const end = chunk.length - TAG_BYTES;
  try {
    if (end < 0) throw new Error("shorter than a tag");
    const decipher = createDecipheriv(ALGORITHM, cipherKey, nonce(number, isLast));
    decipher.setAAD(header);
    decipher.setAuthTag(chunk.subarray(end));
    return Buffer.concat([decipher.update(chunk.subarray(0, end)), decipher.final()]);
  } catch (error) {
    const place = HEADER_BYTES + number * (CHUNK_BYTES + TAG_BYTES);
    const reason = isLast ? "damaged or cut off" : "damaged";
    throw new BackupError(
      `the backup is ${reason}: the part from byte ${place} is not as written`,
      {
        cause: error,
      },
    );
  }
}

function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeBigUInt64BE(BigInt(number));
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}

const scryptKey = promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt);

async function deriveKey(
  key: string,
  salt: Buffer,
): Promise<{ readonly cipherKey: Buffer; readonly check: Buffer }> {
  const bytes = await scryptKey(key, salt, CIPHER_KEY_BYTES + CHECK_BYTES, SCRYPT);
  return {
    cipherKey: bytes.subarray(0, CIPHER_KEY_BYTES),
    check: bytes.subarray(CIPHER_KEY_BYTES),
  };
}

interface Chunk {
  readonly content: Buffer;
  readonly number: number;
  readonly isLast: boolean;
}

/** Bytes in chunks of one size; the last may be shorter, and the first may have a size of its own. */
async function* inChunks(source: Bytes, size: number, firstSize = size): AsyncGenerator<Chunk> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  let number = 0;
  for await (const piece of source) {
    pieces.push(piece);
    length += piece.length;
    const wanted = () => (number === 0 ? firstSize : size);
    if (length <= wanted()) continue;
    let bytes = Buffer.concat(pieces);
    // A whole chunk stays until more bytes show that it is not the last one.
    while (bytes.length > wanted()) {
      const end = wanted();
      yield { content: bytes.subarray(0, end), number, isLast: false };
      number += 1;
      bytes = bytes.subarray(end);
    }
    pieces = [bytes];
    length = bytes.length;
  }
  yield { content: Buffer.concat(pieces), number, isLast: true };
}
