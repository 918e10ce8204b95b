import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { isObject, ok, type Result } from "@sofala/engine";
import { refuse, type Problem } from "@sofala/protocol";
import type { CompiledQuery } from "kysely";
import { CommitConflict, type Database } from "../store/database.ts";
import { consumeOneTimeToken, createOneTimeToken } from "./one-time-tokens.ts";

/** WebAuthn: the site that passkeys belong to. */
interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** Time to answer the browser's passkey prompt. */
const PROMPT_TIMEOUT_MS = 5 * 60_000;
const CHALLENGE_BYTES = 32;
/** COSE identifiers of ES256, EdDSA and RS256: every authenticator supports one of them. */
const ALGORITHMS = [-7, -8, -257];
/** Per account. */
export const MAX_PASSKEYS = 20;

/** The relying party at an origin; refused for IP addresses, since passkeys need a domain name. */
export function relyingPartyFor(origin: string): Result<RelyingParty, Problem> {
  const { hostname } = new URL(origin);
  const isIpAddress = isIP(hostname.replaceAll(/[[\]]/gu, "")) > 0;
  return isIpAddress ? refuse("passkey/no-domain") : ok({ id: hostname, origin });
}

/** The options with which a browser creates a passkey for this person. */
export async function registrationOptions(
  database: Database,
  relyingParty: RelyingParty,
  person: { readonly id: string; readonly name: string },
  now: number,
): Promise<object> {
  const challenge = await newChallenge(database, "passkey-registration", now, person.id);
  const existing = await database.query
    .selectFrom("credentials")
    .select("id")
    .where("person", "=", person.id)
    .where("kind", "=", "passkey")
    .execute();
  return generateRegistrationOptions({
    rpName: "Sofala",
    rpID: relyingParty.id,
    userName: person.name,
    userDisplayName: person.name,
    userID: new Uint8Array(Buffer.from(person.id)),
    challenge,
    timeout: PROMPT_TIMEOUT_MS,
    excludeCredentials: existing,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** A verified passkey that is not stored yet. */
export interface NewPasskey {
  readonly id: string;
  /** The public key, base64url. */
  readonly secret: string;
  readonly counter: number;
}

/** Verifies a new passkey of a person; consumes the challenge. */
export async function verifyRegistration(
  database: Database,
  relyingParty: RelyingParty,
  person: string,
  response: unknown,
  now: number,
): Promise<Result<NewPasskey, Problem>> {
  const challenge = challengeOf(response);
  const token = await consumeOneTimeToken(database, "passkey-registration", challenge, now);
  if (token?.person !== person) return refuse("passkey/refused");
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (verified?.verified !== true) return refuse("passkey/refused");
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return ok({ id, counter, secret: Buffer.from(publicKey).toString("base64url") });
}

export const insertPasskeyQuery = (
  { query }: Database,
  person: string,
  passkey: NewPasskey,
  label: string,
  now: number,
): CompiledQuery =>
  query
    .insertInto("credentials")
    .values({ ...passkey, person, kind: "passkey", label, created_at: now, last_used_at: now })
    .compile();

/** The options with which a browser signs in by any passkey for this site. */
export async function signInOptions(
  database: Database,
  relyingParty: RelyingParty,
  now: number,
): Promise<object> {
  const challenge = await newChallenge(database, "passkey-sign-in", now);
  return generateAuthenticationOptions({
    rpID: relyingParty.id,
    challenge,
    timeout: PROMPT_TIMEOUT_MS,
    userVerification: "required",
  });
}

/** Verifies a passkey sign-in and returns the person; undefined if anything about it is wrong. */
export async function verifyPasskey(
  database: Database,
  relyingParty: RelyingParty,
  response: unknown,
  now: number,
): Promise<string | undefined> {
  const challenge = challengeOf(response);
  if ((await consumeOneTimeToken(database, "passkey-sign-in", challenge, now)) === undefined)
    return undefined;
  const { query } = database;
  const stored = await query
    .selectFrom("credentials")
    .selectAll()
    .where("id", "=", (response as AuthenticationResponseJSON).id)
    .where("kind", "=", "passkey")
    .executeTakeFirst();
  if (stored === undefined) return undefined;
  const { id, person, secret, counter } = stored;
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    // The library refuses a counter that does not grow: the passkey may be a copy.
    credential: { id, counter, publicKey: new Uint8Array(Buffer.from(secret, "base64url")) },
  }).catch(() => undefined);
  if (verified?.verified !== true) return undefined;
  const updateUsage = query
    .updateTable("credentials")
    .set({ counter: verified.authenticationInfo.newCounter, last_used_at: now })
    .where("id", "=", id)
    .where("counter", "=", counter);
  try {
    await database.commit({ mustChange: [updateUsage.compile()] });
    return person;
  } catch (error) {
    if (error instanceof CommitConflict) return undefined;
    throw error;
  }
}

async function newChallenge(
  database: Database,
  kind: "passkey-registration" | "passkey-sign-in",
  now: number,
  person?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES));
  const secret = Buffer.from(challenge).toString("base64url");
  await createOneTimeToken(
    database,
    kind,
    { secret, ...(person === undefined ? {} : { person }) },
    now,
  );
  return challenge;
}

/** The challenge that the response claims to answer; empty if it cannot be read. */
function challengeOf(response: unknown): string {
  try {
    const { clientDataJSON } = (response as RegistrationResponseJSON).response;
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    const challenge = isObject(data) ? data["challenge"] : undefined;
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}
