import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";
import { fail, ok, type Result } from "@sofala/engine";
import { problem, type Problem } from "@sofala/protocol";
import { normalizeName } from "./names.ts";

const argon2Async = promisify(argon2);

/** What OWASP asks of argon2id at least: 19 MiB, two passes, one lane. */
const ARGON2_COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const ARGON2_VERSION = 19;

/** So many are worked out at once: sign-ins cannot have all of the memory. */
const MAX_CONCURRENT_HASHES = 2;
/** So many more may wait. */
const MAX_QUEUED_HASHES = 64;

/** The shortest password, in characters. */
const MIN_PASSWORD_LENGTH = 10;
/** Beginnings of passwords that everybody tries. */
const COMMON_PREFIXES = [
  "password",
  "1234567890",
  "qwertyuiop",
  "letmein",
  "iloveyou",
  "sofala",
  "zimbabwe",
];

/** A password as its owner meant it, however their keyboard composes it. */
const normalizePassword = (password: string): string => password.normalize("NFKC");

/** Would others guess it? */
export function isWeakPassword(password: string, name: string): boolean {
  const folded = normalizeName(password);
  const letters = [...normalizePassword(password)];
  if (letters.length < MIN_PASSWORD_LENGTH || new Set(letters).size < 4) return true;
  if (folded === normalizeName(name)) return true;
  return COMMON_PREFIXES.some((word) => folded.startsWith(word) && folded.length < word.length + 5);
}

/** What is kept of a password: a PHC string, which says how it was made. */
export async function hashPassword(password: string): Promise<Result<string, Problem>> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await withConcurrencyLimit(() =>
    deriveTag(password, { ...ARGON2_COST, nonce: salt }),
  );
  return tag.ok ? ok(formatPhc(salt, tag.value)) : tag;
}

/** Is it this one? Without anything to compare with it takes the same time, and is not. */
export async function verifyPassword(
  password: string,
  kept: string | undefined,
): Promise<Result<boolean, Problem>> {
  const { tag: expected, ...cost } = parsePhc(kept) ?? DUMMY_HASH;
  const tag = await withConcurrencyLimit(() => deriveTag(password, cost, expected.length));
  if (!tag.ok) return tag;
  return ok(timingSafeEqual(tag.value, expected) && kept !== undefined);
}

type HashParameters = Pick<Argon2Parameters, "memory" | "passes" | "parallelism"> & {
  readonly nonce: Buffer;
};

/** Compared with where there is no such account. */
const DUMMY_HASH = { ...ARGON2_COST, nonce: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };

const deriveTag = (
  password: string,
  cost: HashParameters,
  tagLength = TAG_BYTES,
): Promise<Buffer> =>
  argon2Async("argon2id", { ...cost, message: normalizePassword(password), tagLength });

function formatPhc(salt: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = ARGON2_COST;
  const cost = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=${ARGON2_VERSION}$${cost}$${base64WithoutPadding(salt)}$${base64WithoutPadding(tag)}`;
}

const base64WithoutPadding = (bytes: Buffer): string =>
  bytes.toString("base64").replace(/=+$/u, "");

const PHC_PATTERN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/u;

function parsePhc(
  kept: string | undefined,
): (HashParameters & { readonly tag: Buffer }) | undefined {
  const [, memory, passes, parallelism, nonce = "", tag = ""] = PHC_PATTERN.exec(kept ?? "") ?? [];
  if (memory === undefined) return undefined;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

let runningHashes = 0;
const queuedHashes: (() => void)[] = [];

/** Runs a job when there is room for it; refuses where too many wait already. */
async function withConcurrencyLimit<T>(job: () => Promise<T>): Promise<Result<T, Problem>> {
  if (runningHashes >= MAX_CONCURRENT_HASHES) {
    if (queuedHashes.length >= MAX_QUEUED_HASHES) return fail(problem("server/busy"));
    await new Promise<void>((resolve) => queuedHashes.push(resolve));
  } else runningHashes++;
  try {
    return ok(await job());
  } finally {
    const next = queuedHashes.shift();
    if (next === undefined) runningHashes--;
    else next();
  }
}
