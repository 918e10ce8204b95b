import { fail, ok, type Result } from "@sofala/engine";
import { problem, type Problem } from "@sofala/protocol";
import type { Call } from "../http/route.ts";
import { accountNamed } from "./accounts.ts";
import { begin, succeed, type Trying } from "./attempts.ts";
import { deviceLabel } from "./device-label.ts";
import { forget } from "./gone.ts";
import { foldName } from "./names.ts";
import { siteAt, whoShows } from "./passkeys.ts";
import { isPassword } from "./passwords.ts";
import { newSession } from "./sessions.ts";
import { luggageOf, takeAlong } from "./take-along.ts";

/** Who has this name and this password; unknown names and wrong passwords cost and say the same. */
export async function byPassword(
  { rooms: { services }, source }: Call,
  name: string,
  password: string,
): Promise<Result<string, Problem>> {
  const { database, now } = services;
  // In this order: an address that has to wait locks nobody's name.
  const tries: readonly Trying[] = [
    { kind: "source", what: source },
    { kind: "name", what: foldName(name) },
  ];
  const may = await begin(database, tries, now());
  if (!may.ok) return may;
  const found = await accountNamed(database, name);
  const isIt = await isPassword(password, found?.password);
  if (!isIt.ok) return isIt;
  if (found === undefined || !isIt.value) return fail(problem("person/not-recognised"));
  await succeed(database, tries, now());
  return ok(found.id);
}

/** Whose passkey this is. */
export async function byPasskey(
  { rooms: { services }, source, origin }: Call,
  response: unknown,
): Promise<Result<string, Problem>> {
  const { database, now } = services;
  const site = siteAt(origin);
  if (!site.ok) return site;
  const tries: readonly Trying[] = [{ kind: "source", what: source }];
  const may = await begin(database, tries, now());
  if (!may.ok) return may;
  const person = await whoShows(database, site.value, response, now());
  if (person === undefined) return fail(problem("person/not-recognised"));
  await succeed(database, tries, now());
  return ok(person);
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
  if (before !== undefined) connections.endSession(before.hash);
  if (guest !== undefined) await forget(rooms, connections, guest.id);
  return ok({ person: { ...found, kind: "account" }, taken });
}
