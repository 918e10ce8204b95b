import { fail, ok, type Result } from "@sofala/engine";
import { problem, type Problem } from "@sofala/protocol";
import type { RequestContext } from "../http/route.ts";
import { findAccountByName } from "../people/credentials.ts";
import { beginAttempt, recordSuccess, type ThrottleKey } from "../people/login-throttle.ts";
import { deviceLabel } from "../people/device-label.ts";
import { deleteAccount } from "./delete-account.ts";
import { findKnownDevice, rememberDevice } from "../people/known-devices.ts";
import { normalizeName } from "../people/names.ts";
import { relyingPartyFor, verifyPasskey } from "../people/passkeys.ts";
import { verifyPassword } from "../people/passwords.ts";
import { prepareSession } from "../people/sessions.ts";
import { loadGuestData, mergeGuest } from "./merge-guest.ts";

/**
 * Who has this name and this password; unknown names and wrong passwords cost and say the same. A device on which the
 * account was signed in before has a counter of its own, so that nobody else's failures lock it out.
 */
export async function authenticateByPassword(
  { liveTables: { services }, clientAddress, knownDeviceTokens }: RequestContext,
  name: string,
  password: string,
): Promise<Result<string, Problem>> {
  const { database, now } = services;
  const found = await findAccountByName(database, name);
  const device = await findKnownDevice(database, knownDeviceTokens, found?.id);
  const tries: readonly ThrottleKey[] =
    device === undefined
      ? unknownDeviceKeys(clientAddress, normalizeName(name))
      : [{ kind: "device", value: device }];
  const may = await beginAttempt(database, tries, now());
  if (!may.ok) return may;
  const isIt = await verifyPassword(password, found?.passwordHash);
  if (!isIt.ok) return isIt;
  if (found === undefined || !isIt.value) return fail(problem("person/not-recognised"));
  await recordSuccess(database, tries, now());
  return ok(found.id);
}

/** In this order: an address that has to wait does not count against a name. */
const unknownDeviceKeys = (source: string, name: string): readonly ThrottleKey[] => [
  { kind: "source", value: source },
  { kind: "name-from-source", value: `${source} ${name}` },
  { kind: "name", value: name },
];

/** Whose passkey this is. Nobody can guess one, so that nobody has to wait for others' failures. */
export async function authenticateByPasskey(
  { liveTables: { services }, origin }: RequestContext,
  response: unknown,
): Promise<Result<string, Problem>> {
  const { database, now } = services;
  const site = relyingPartyFor(origin);
  if (!site.ok) return site;
  const person = await verifyPasskey(database, site.value, response, now());
  return person === undefined ? fail(problem("person/not-recognised")) : ok(person);
}

export interface SignedIn {
  readonly person: { readonly id: string; readonly name: string; readonly kind: "account" };
  /** So many tables of the guest who was here before are the account's now. */
  readonly mergedTables: number;
}

/**
 * Lets an account in on this device, under a new token whatever the device had before. What a guest played here is
 * taken along; games that cannot be are left only where that is wished.
 */
export async function signIn(
  call: RequestContext,
  account: string,
  mayLeave: boolean,
): Promise<Result<SignedIn, Problem>> {
  const { liveTables, connections } = call;
  const { database, now } = liveTables.services;
  const { query } = database;
  const found = await query
    .selectFrom("people")
    .select(["id", "name"])
    .where("id", "=", account)
    .where("kind", "=", "account")
    .executeTakeFirst();
  if (found === undefined) return fail(problem("person/not-recognised"));
  const before = call.requestToken?.kind === "device" ? call.requestToken : undefined;
  const guest = before && call.person?.kind === "guest" ? call.person : undefined;
  const luggage = guest && (await loadGuestData(database, guest.id, account));
  if (luggage !== undefined && luggage.tablesLeftBehind.length > 0 && !mayLeave) {
    return fail(problem("person/games-left", { detail: `${luggage.tablesLeftBehind.length}` }));
  }
  const mergedTables =
    guest && luggage ? await mergeGuest(liveTables, guest.id, found, luggage) : 0;
  const { token, insertQuery } = prepareSession(
    database,
    account,
    deviceLabel(call.userAgent),
    now(),
  );
  const old = query.deleteFrom("tokens").where("hash", "=", before?.hash ?? "");
  await database.commit({ mustChange: [insertQuery], mayChange: [old.compile()] });
  call.setSessionCookie(token);
  await rememberDevice(call, account);
  if (before !== undefined) connections.endSessionEverywhere(before.hash);
  if (guest !== undefined) await deleteAccount(liveTables, connections, guest.id);
  return ok({ person: { ...found, kind: "account" }, mergedTables });
}
