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
import { fail, isObject, ok, type Result } from "@sofala/engine";
import { problem, type Problem } from "@sofala/protocol";
import type { CompiledQuery } from "kysely";
import { CommitConflict, type Database } from "../store/database.ts";
import { createOneTimeToken, consumeOneTimeToken } from "./one-time-tokens.ts";

/** For whom passkeys are made: a site, by the address at which people find it. */
interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** Milliseconds that somebody may take to touch a key. */
const PROMPT_TIMEOUT_MS = 5 * 60_000;
const CHALLENGE_BYTES = 32;
/** ES256, EdDSA and RS256: between them every device has one. */
const ALGORITHMS = [-7, -8, -257];
/** How many passkeys an account may have. */
export const MAX_PASSKEYS = 20;

/** The site at an address; passkeys are for names, not for numbers. */
export function relyingPartyFor(origin: string): Result<RelyingParty, Problem> {
  const { hostname } = new URL(origin);
  const isNumber = isIP(hostname.replaceAll(/[[\]]/gu, "")) > 0;
  return isNumber ? fail(problem("passkey/no-domain")) : ok({ id: hostname, origin });
}

/** What a browser needs to make a passkey for somebody. */
export async function registrationOptions(
  database: Database,
  site: RelyingParty,
  person: { readonly id: string; readonly name: string },
  now: number,
): Promise<object> {
  const challenge = await newChallenge(database, "register", now, person.id);
  const known = await database.query
    .selectFrom("credentials")
    .select("id")
    .where("person", "=", person.id)
    .where("kind", "=", "passkey")
    .execute();
  return generateRegistrationOptions({
    rpName: "Sofala",
    rpID: site.id,
    userName: person.name,
    userDisplayName: person.name,
    userID: new Uint8Array(Buffer.from(person.id)),
    challenge,
    timeout: PROMPT_TIMEOUT_MS,
    excludeCredentials: known,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** A passkey that is to be kept. */
export interface NewPasskey {
  readonly id: string;
  readonly secret: string;
  readonly counter: number;
}

/** Reads a passkey that was made for somebody; its challenge is used up. */
export async function verifyRegistration(
  database: Database,
  site: RelyingParty,
  person: string,
  response: unknown,
  now: number,
): Promise<Result<NewPasskey, Problem>> {
  const challenge = challengeOf(response);
  const slip = await consumeOneTimeToken(database, "register", challenge, now);
  if (slip?.person !== person) return fail(problem("passkey/refused"));
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (verified?.verified !== true) return fail(problem("passkey/refused"));
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return ok({ id, counter, secret: Buffer.from(publicKey).toString("base64url") });
}

/** The statement that keeps a passkey. */
export const insertPasskeyQuery = (
  { query }: Database,
  person: string,
  passkey: NewPasskey,
  label: string,
  now: number,
): CompiledQuery =>
  query
    .insertInto("credentials")
    .values({ ...passkey, person, kind: "passkey", label, created: now, used: now })
    .compile();

/** What a browser needs to show a passkey, of whoever has one for this site. */
export async function signInOptions(
  database: Database,
  site: RelyingParty,
  now: number,
): Promise<object> {
  const challenge = await newChallenge(database, "sign-in", now);
  return generateAuthenticationOptions({
    rpID: site.id,
    challenge,
    timeout: PROMPT_TIMEOUT_MS,
    userVerification: "required",
  });
}

/** Whose passkey was shown; nobody's where anything about it is wrong. */
export async function verifyPasskey(
  database: Database,
  site: RelyingParty,
  response: unknown,
  now: number,
): Promise<string | undefined> {
  const challenge = challengeOf(response);
  if ((await consumeOneTimeToken(database, "sign-in", challenge, now)) === undefined)
    return undefined;
  const { query } = database;
  const kept = await query
    .selectFrom("credentials")
    .selectAll()
    .where("id", "=", (response as AuthenticationResponseJSON).id)
    .where("kind", "=", "passkey")
    .executeTakeFirst();
  if (kept === undefined) return undefined;
  const { id, person, secret, counter } = kept;
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    // A counter that does not grow is a copy's: the library refuses it.
    credential: { id, counter, publicKey: new Uint8Array(Buffer.from(secret, "base64url")) },
  }).catch(() => undefined);
  if (verified?.verified !== true) return undefined;
  const used = query
    .updateTable("credentials")
    .set({ counter: verified.authenticationInfo.newCounter, used: now })
    .where("id", "=", id)
    .where("counter", "=", counter);
  try {
    await database.commit({ mustChange: [used.compile()] });
    return person;
  } catch (error) {
    if (error instanceof CommitConflict) return undefined;
    throw error;
  }
}

async function newChallenge(
  database: Database,
  kind: "register" | "sign-in",
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

/** The challenge that a response answers, as it says. */
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
