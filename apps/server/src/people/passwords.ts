import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";
import { ok, type Result } from "@sofala/engine";
import { refuse, type Problem } from "@sofala/protocol";
import { normalizeName } from "./names.ts";

const argon2Async = promisify(argon2);

/** The minimum that OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const ARGON2_COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const ARGON2_VERSION = 19;

/** Limits the memory that sign-ins use at the same time. */
const MAX_CONCURRENT_HASHES = 2;
const MAX_QUEUED_HASHES = 64;

const MIN_PASSWORD_LENGTH = 10;
/** Attackers try passwords with these prefixes first. */
const COMMON_PREFIXES = [
  "password",
  "1234567890",
  "qwertyuiop",
  "letmein",
  "iloveyou",
  "sofala",
  "zimbabwe",
];

/** NFKC, so that keyboards that compose characters differently produce the same password. */
const normalizePassword = (password: string): string => password.normalize("NFKC");

/** True if the password is short, repetitive, common, or the name itself. */
export function isWeakPassword(password: string, name: string): boolean {
  const normalized = normalizeName(password);
  const characters = [...normalizePassword(password)];
  if (characters.length < MIN_PASSWORD_LENGTH || new Set(characters).size < 4) return true;
  if (normalized === normalizeName(name)) return true;
  return COMMON_PREFIXES.some(
    (prefix) => normalized.startsWith(prefix) && normalized.length < prefix.length + 5,
  );
}

/** The argon2id hash of a password as a PHC string. */
export async function hashPassword(password: string): Promise<Result<string, Problem>> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await withConcurrencyLimit(() =>
    deriveTag(password, { ...ARGON2_COST, nonce: salt }),
  );
  return tag.ok ? ok(formatPhc(salt, tag.value)) : tag;
}

/** Compares a password with a stored hash; without a hash it takes the same time and returns false. */
export async function verifyPassword(
  password: string,
  storedHash: string | undefined,
): Promise<Result<boolean, Problem>> {
  const { tag: expected, ...cost } = parsePhc(storedHash) ?? DUMMY_HASH;
  const tag = await withConcurrencyLimit(() => deriveTag(password, cost, expected.length));
  if (!tag.ok) return tag;
  return ok(timingSafeEqual(tag.value, expected) && storedHash !== undefined);
}

type HashParameters = Pick<Argon2Parameters, "memory" | "passes" | "parallelism"> & {
  readonly nonce: Buffer;
};

/** Used if there is no such account, so that verifying takes the same time. */
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
  phc: string | undefined,
): (HashParameters & { readonly tag: Buffer }) | undefined {
  const [, memory, passes, parallelism, nonce = "", tag = ""] = PHC_PATTERN.exec(phc ?? "") ?? [];
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

/** Runs a job when a slot is free; refuses if the queue is full. */
async function withConcurrencyLimit<T>(job: () => Promise<T>): Promise<Result<T, Problem>> {
  if (runningHashes >= MAX_CONCURRENT_HASHES) {
    if (queuedHashes.length >= MAX_QUEUED_HASHES) return refuse("server/busy");
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
