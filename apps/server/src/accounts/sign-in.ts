import { fail, ok, type Result } from "@sofala/engine";
import { problem, type Problem } from "@sofala/protocol";
import type { Call } from "../http/route.ts";
import { accountNamed } from "../people/credentials.ts";
import { begin, succeed, type Trying } from "../people/login-throttle.ts";
import { deviceLabel } from "../people/device-label.ts";
import { forget } from "./delete-account.ts";
import { knownDevice, rememberDevice } from "../people/known-devices.ts";
import { foldName } from "../people/names.ts";
import { siteAt, whoShows } from "../people/passkeys.ts";
import { isPassword } from "../people/passwords.ts";
import { newSession } from "../people/sessions.ts";
import { luggageOf, takeAlong } from "./merge-guest.ts";

/**
 * Who has this name and this password; unknown names and wrong passwords cost and say the same. A device on which the
 * account was signed in before has a counter of its own, so that nobody else's failures lock it out.
 */
export async function byPassword(
  { rooms: { services }, source, knownDeviceTokens }: Call,
  name: string,
  password: string,
): Promise<Result<string, Problem>> {
  const { database, now } = services;
  const found = await accountNamed(database, name);
  const device = await knownDevice(database, knownDeviceTokens, found?.id);
  const tries: readonly Trying[] =
    device === undefined
      ? unknownDevice(source, foldName(name))
      : [{ kind: "device", what: device }];
  const may = await begin(database, tries, now());
  if (!may.ok) return may;
  const isIt = await isPassword(password, found?.password);
  if (!isIt.ok) return isIt;
  if (found === undefined || !isIt.value) return fail(problem("person/not-recognised"));
  await succeed(database, tries, now());
  return ok(found.id);
}

/** In this order: an address that has to wait does not count against a name. */
const unknownDevice = (source: string, name: string): readonly Trying[] => [
  { kind: "source", what: source },
  { kind: "name-from-source", what: `${source} ${name}` },
  { kind: "name", what: name },
];

/** Whose passkey this is. Nobody can guess one, so that nobody has to wait for others' failures. */
export async function byPasskey(
  { rooms: { services }, origin }: Call,
  response: unknown,
): Promise<Result<string, Problem>> {
  const { database, now } = services;
  const site = siteAt(origin);
  if (!site.ok) return site;
  const person = await whoShows(database, site.value, response, now());
  return person === undefined ? fail(problem("person/not-recognised")) : ok(person);
}

export interface Entered {
  readonly person: { readonly id: string; readonly name: string; readonly kind: "account" };
  /** So many tables of the guest who was here before are the account's now. */
  readonly taken: number;
}

/**
 * Lets an account in on this device, under a new token whatever the device had before. What a guest played here is
 * taken along; games that cannot be are left only where that is wished.
 */
export async function letIn(
  call: Call,
  account: string,
  mayLeave: boolean,
): Promise<Result<Entered, Problem>> {
  const { rooms, connections } = call;
  const { database, now } = rooms.services;
  const { query } = database;
  const found = await query
    .selectFrom("people")
    .select(["id", "name"])
    .where("id", "=", account)
    .where("kind", "=", "account")
    .executeTakeFirst();
  if (found === undefined) return fail(problem("person/not-recognised"));
  const before = call.session?.kind === "device" ? call.session : undefined;
  const guest = before && call.person?.kind === "guest" ? call.person : undefined;
  const luggage = guest && (await luggageOf(database, guest.id, account));
  if (luggage !== undefined && luggage.left.length > 0 && !mayLeave) {
    return fail(problem("person/games-left", { detail: `${luggage.left.length}` }));
  }
  const taken = guest && luggage ? await takeAlong(rooms, guest.id, found, luggage) : 0;
  const { token, keep } = newSession(database, account, deviceLabel(call.agent), now());
  const old = query.deleteFrom("tokens").where("hash", "=", before?.hash ?? "");
  await database.commit({ must: [keep], also: [old.compile()] });
  call.setDevice(token);
  await rememberDevice(call, account);
  if (before !== undefined) connections.endSession(before.hash);
  if (guest !== undefined) await forget(rooms, connections, guest.id);
  return ok({ person: { ...found, kind: "account" }, taken });
}
