import { ok, type Result } from "@sofala/engine";
import { refuse, type Problem } from "@sofala/protocol";
import type { Connections } from "../connections.ts";
import { findAccountByName } from "../people/credentials.ts";
import { deviceLabel } from "../people/device-label.ts";
import {
  findKnownDevice,
  rememberDevice,
  type KnownDeviceCookies,
} from "../people/known-devices.ts";
import { beginAttempt, recordSuccess, type ThrottleKey } from "../people/login-throttle.ts";
import { normalizeName } from "../people/names.ts";
import { relyingPartyFor, verifyPasskey } from "../people/passkeys.ts";
import { verifyPassword } from "../people/passwords.ts";
import type { Person } from "../people/people.ts";
import { endOldSessionsQuery, prepareSession, type RequestToken } from "../people/sessions.ts";
import type { Database } from "../store/database.ts";
import { deleteAccount, type DeleteAccountDeps } from "./delete-account.ts";
import { loadGuestData, mergeGuest, type MergeGuestDeps } from "./merge-guest.ts";

export interface AuthenticationDeps {
  readonly database: Database;
  readonly now: () => number;
}

/** The part of a request by which failed attempts are counted. */
export interface PasswordRequest {
  readonly clientAddress: string;
  readonly knownDeviceTokens: readonly string[];
}

/**
 * The account with this name and password. Unknown names and wrong passwords take the same time and get the same
 * answer.
 */
export async function authenticateByPassword(
  { database, now }: AuthenticationDeps,
  request: PasswordRequest,
  name: string,
  password: string,
): Promise<Result<string, Problem>> {
  const account = await findAccountByName(database, name);
  const keys = await throttleKeysOf(database, request, name, account?.id);
  const attempt = await beginAttempt(database, keys, now());
  if (!attempt.ok) return attempt;
  const isCorrect = await verifyPassword(password, account?.passwordHash);
  if (!isCorrect.ok) return isCorrect;
  if (account === undefined || !isCorrect.value) return refuse("person/wrong-credentials");
  await recordSuccess(database, keys, now());
  return ok(account.id);
}

/** A known device of the account has its own failure counter, so that nobody else can lock it out. */
export async function throttleKeysOf(
  database: Database,
  { clientAddress, knownDeviceTokens }: PasswordRequest,
  name: string,
  account: string | undefined,
): Promise<readonly ThrottleKey[]> {
  const device = await findKnownDevice(database, knownDeviceTokens, account);
  return device === undefined
    ? unknownDeviceKeys(clientAddress, normalizeName(name))
    : [{ kind: "device", value: device }];
}

/** Checked in this order, so that attempts from a locked address do not count against the name. */
const unknownDeviceKeys = (address: string, name: string): readonly ThrottleKey[] => [
  { kind: "source", value: address },
  { kind: "name-from-source", value: `${address} ${name}` },
  { kind: "name", value: name },
];

/** The account of a passkey. Passkeys cannot be guessed, so attempts are not throttled. */
export async function authenticateByPasskey(
  { database, now }: AuthenticationDeps,
  { origin }: { readonly origin: string },
  response: unknown,
): Promise<Result<string, Problem>> {
  const relyingParty = relyingPartyFor(origin);
  if (!relyingParty.ok) return relyingParty;
  const person = await verifyPasskey(database, relyingParty.value, response, now());
  return person === undefined ? refuse("person/wrong-credentials") : ok(person);
}

export interface SignedIn {
  readonly person: { readonly id: string; readonly name: string; readonly kind: "account" };
  /** How many tables of the device's guest were moved to the account. */
  readonly mergedTables: number;
}

/** The part of a request that signing in needs. */
interface SignInRequest extends KnownDeviceCookies {
  readonly userAgent: string;
  readonly person?: Person;
  readonly requestToken?: RequestToken;
  readonly setSessionCookie: (token: string) => void;
}

interface SignInDeps extends MergeGuestDeps, DeleteAccountDeps {
  readonly tables: MergeGuestDeps["tables"] & DeleteAccountDeps["tables"];
  readonly connections: Pick<Connections, "disconnectEverywhere" | "endSessionEverywhere">;
}

/**
 * Signs an account in on this device with a new token, and merges the device's guest into it. If tables of the guest
 * cannot be merged, it refuses unless `canLeaveTables`.
 */
export async function signIn(
  deps: SignInDeps,
  request: SignInRequest,
  accountId: string,
  canLeaveTables: boolean,
): Promise<Result<SignedIn, Problem>> {
  const { database, now, connections } = deps;
  const { query } = database;
  const account = await query
    .selectFrom("people")
    .select(["id", "name"])
    .where("id", "=", accountId)
    .where("kind", "=", "account")
    .executeTakeFirst();
  if (account === undefined) return refuse("person/wrong-credentials");
  const previous = request.requestToken?.kind === "device" ? request.requestToken : undefined;
  const guest = previous && request.person?.kind === "guest" ? request.person : undefined;
  const guestData = guest && (await loadGuestData(database, guest.id, accountId));
  const leftBehind = guestData?.tablesLeftBehind.length ?? 0;
  if (leftBehind > 0 && !canLeaveTables) {
    return refuse("person/tables-left-behind", { detail: `${leftBehind}` });
  }
  const mergedTables =
    guest && guestData ? await mergeGuest(deps, guest.id, account, guestData) : 0;
  const label = deviceLabel(request.userAgent);
  const { token, insertQuery } = prepareSession(database, accountId, label, now());
  const deletePrevious = query.deleteFrom("tokens").where("hash", "=", previous?.hash ?? "");
  await database.commit({
    mustChange: [insertQuery],
    mayChange: [deletePrevious.compile(), endOldSessionsQuery(database, accountId)],
  });
  request.setSessionCookie(token);
  await rememberDevice(deps, request, accountId);
  if (previous !== undefined) connections.endSessionEverywhere(previous.hash);
  if (guest !== undefined) await deleteAccount(deps, guest.id);
  return ok({ person: { ...account, kind: "account" }, mergedTables });
}
