import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";
import { fail, ok, type Result } from "@sofala/engine";
import { problem, type Problem } from "@sofala/protocol";
import { foldName } from "./names.ts";

const derive = promisify(argon2);

/** What OWASP asks of argon2id at least: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const VERSION = 19;

/** So many are worked out at once: sign-ins cannot have all of the memory. */
const AT_ONCE = 2;
/** So many more may wait. */
const QUEUE = 64;

/** The shortest password, in characters. */
const SHORTEST = 10;
/** Beginnings of passwords that everybody tries. */
const COMMON = [
  "password",
  "1234567890",
  "qwertyuiop",
  "letmein",
  "iloveyou",
  "sofala",
  "zimbabwe",
];

/** A password as its owner meant it, however their keyboard composes it. */
const plain = (password: string): string => password.normalize("NFKC");

/** Would others guess it? */
export function isWeak(password: string, name: string): boolean {
  const folded = foldName(password);
  const letters = [...plain(password)];
  if (letters.length < SHORTEST || new Set(letters).size < 4) return true;
  if (folded === foldName(name)) return true;
  return COMMON.some((word) => folded.startsWith(word) && folded.length < word.length + 5);
}

/** What is kept of a password: a PHC string, which says how it was made. */
export async function hashPassword(password: string): Promise<Result<string, Problem>> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await inTurn(() => tagOf(password, { ...COST, nonce: salt }));
  return tag.ok ? ok(phcOf(salt, tag.value)) : tag;
}

/** Is it this one? Without anything to compare with it takes the same time, and is not. */
export async function isPassword(
  password: string,
  kept: string | undefined,
): Promise<Result<boolean, Problem>> {
  const { tag: expected, ...cost } = parsePhc(kept) ?? NOBODYS;
  const tag = await inTurn(() => tagOf(password, cost, expected.length));
  if (!tag.ok) return tag;
  return ok(timingSafeEqual(tag.value, expected) && kept !== undefined);
}

type Cost = Pick<Argon2Parameters, "memory" | "passes" | "parallelism"> & {
  readonly nonce: Buffer;
};

/** Compared with where there is no such account. */
const NOBODYS = { ...COST, nonce: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };

const tagOf = (password: string, cost: Cost, tagLength = TAG_BYTES): Promise<Buffer> =>
  derive("argon2id", { ...cost, message: plain(password), tagLength });

function phcOf(salt: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = COST;
  const cost = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=${VERSION}$${cost}$${unpadded(salt)}$${unpadded(tag)}`;
}

const unpadded = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/u, "");

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/u;

function parsePhc(kept: string | undefined): (Cost & { readonly tag: Buffer }) | undefined {
  const [, memory, passes, parallelism, nonce = "", tag = ""] = PHC.exec(kept ?? "") ?? [];
  if (memory === undefined) return undefined;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

let working = 0;
const waiting: (() => void)[] = [];

/** Runs a job when there is room for it; refuses where too many wait already. */
async function inTurn<T>(job: () => Promise<T>): Promise<Result<T, Problem>> {
  if (working >= AT_ONCE) {
    if (waiting.length >= QUEUE) return fail(problem("server/busy"));
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else working++;
  try {
    return ok(await job());
  } finally {
    const next = waiting.shift();
    if (next === undefined) working--;
    else next();
  }
}
