import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { decrypt, encrypt } from "./encryption.ts";

const KEY = "correct horse battery staple";
const HEADER_BYTES = 64;
const SEALED_CHUNK_BYTES = 65_536 + 16;

async function all(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}

const encrypted = (content: Buffer) => all(encrypt([content], KEY));
/** Decrypts bytes that arrive in pieces of 1000. */
const decrypted = (bytes: Buffer, key = KEY) =>
  all(
    decrypt(
      Array.from({ length: Math.ceil(bytes.length / 1000) }, (_, index) =>
        bytes.subarray(index * 1000, (index + 1) * 1000),
      ),
      key,
    ),
  );

test.each([0, 65_536, 65_537, 200_000])("%i bytes are decrypted as they were", async (size) => {
  const content = randomBytes(size);
  const file = await encrypted(content);
  expect(file.length).toBe(HEADER_BYTES + size + 16 * Math.max(1, Math.ceil(size / 65_536)));
  expect(await decrypted(file)).toEqual(content);
});

test("the same content looks different every time", async () => {
  const content = Buffer.from("moves");
  expect((await encrypted(content)).equals(await encrypted(content))).toBe(false);
});

describe("decryption fails with a sentence", () => {
  let file: Buffer = Buffer.alloc(0);
  beforeAll(async () => {
    file = await encrypted(randomBytes(140_000));
  });
  const chunk = (number: number) => {
    const start = HEADER_BYTES + number * SEALED_CHUNK_BYTES;
    return file.subarray(start, start + SEALED_CHUNK_BYTES);
  };

  test.each<[why: string, change: () => Uint8Array, says: RegExp]>([
    ["a changed byte", () => file.with(70_000, file.readUInt8(70_000) ^ 1), /from byte 65616 /u],
    ["a changed salt", () => file.with(20, file.readUInt8(20) ^ 1), /the key is wrong/u],
    ["a last part that is missing", () => file.subarray(0, -chunk(2).length), /cut off/u],
    ["a part that is cut", () => file.subarray(0, -1), /cut off/u],
    ["only the header", () => file.subarray(0, HEADER_BYTES), /cut off after its header/u],
    ["half a header", () => file.subarray(0, 40), /not an encrypted backup/u],
    [
      "parts in another order",
      () => Buffer.concat([file.subarray(0, HEADER_BYTES), chunk(1), chunk(0), chunk(2)]),
      /from byte 64 /u,
    ],
    [
      "a part that was left out",
      () => Buffer.concat([file.subarray(0, HEADER_BYTES), chunk(1), chunk(2)]),
      /from byte 64 /u,
    ],
    ["a part that was added", () => Buffer.concat([file, chunk(0)]), /from byte 131168 /u],
  ] as const)("for %s", async (_why, change, says) => {
    await expect(decrypted(Buffer.from(change()))).rejects.toThrow(says);
  });

  test("for another key", async () => {
    await expect(decrypted(file, "another key")).rejects.toThrow(
      "the key is wrong: this backup was encrypted with another BACKUP_KEY",
    );
  });
});
