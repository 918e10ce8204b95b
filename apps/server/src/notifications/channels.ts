import { ok, type Result } from "@sofala/engine";
import {
  problem,
  USUAL_WISHES,
  type Channel as ChannelInfo,
  type MailState,
  type NewChannel,
  type Problem,
  type Wishes,
} from "@sofala/protocol";
import type { Selectable } from "kysely";
import { hashOf, newId, newToken } from "../tokens.ts";
import type { Services } from "../tables/services.ts";
import type { Schema } from "../store/schema.ts";
import { isReachable } from "./outbound-http.ts";

/** Where a channel leads. */
export type Address =
  | {
      readonly kind: "push";
      readonly endpoint: string;
      readonly keys: { readonly p256dh: string; readonly auth: string };
    }
  | { readonly kind: "mail" }
  | {
      readonly kind: "webhook";
      readonly url: string;
      readonly style: "discord" | "slack" | "json";
      /** Plain JSON is signed with it. */
      readonly secret: string;
    };

/** A way to tell somebody something, and what is needed to write to them. */
export interface Channel {
  readonly id: string;
  readonly person: string;
  readonly address: Address;
  readonly label: string;
  readonly wishes: Wishes;
  readonly created: number;
  readonly told: number | null;
  readonly failures: number;
  readonly language: string;
  readonly zone: string;
  /** Their e-mail address, once it was shown to be theirs. */
  readonly email?: string;
}

/** How many channels one person may have. */
export const MOST_CHANNELS = 10;
/** So many failures in a row switch a channel off. */
export const MOST_FAILURES = 10;

/** Channels with their people. */
const channelRows = ({ database: { query } }: Pick<Services, "database">) =>
  query
    .selectFrom("channels")
    .innerJoin("people", "people.id", "channels.person")
    .selectAll("channels")
    .select(["people.language", "people.zone", "people.email", "people.confirmed"])
    .where("people.kind", "<>", "gone");

type Row = Selectable<Schema["channels"]> &
  Pick<Selectable<Schema["people"]>, "language" | "zone" | "email" | "confirmed">;

/** The channels of these people. */
export async function channelsOf(
  services: Pick<Services, "database">,
  people: readonly string[],
): Promise<readonly Channel[]> {
  if (people.length === 0) return [];
  const rows = await channelRows(services)
    .where("channels.person", "in", people)
    .orderBy("channels.created")
    .orderBy("channels.id")
    .execute();
  return rows.map(channelOf);
}

/** The channels through which something is due, beginning with those that were not used for the longest time. */
export async function channelsDue(
  services: Pick<Services, "database">,
  now: number,
): Promise<readonly Channel[]> {
  const due = services.database.query
    .selectFrom("outbox")
    .select("channel")
    .where("due", "<=", now);
  const rows = await channelRows(services)
    .where("channels.id", "in", due)
    .orderBy("channels.told", (order) => order.asc().nullsFirst())
    .orderBy("channels.id")
    .execute();
  return rows.map(channelOf);
}

export async function channelCalled(
  services: Pick<Services, "database">,
  id: string,
): Promise<Channel | undefined> {
  const row = await channelRows(services).where("channels.id", "=", id).executeTakeFirst();
  return row && channelOf(row);
}

/** One of somebody's own. */
export async function ownChannel(
  services: Pick<Services, "database">,
  person: string,
  id: string,
): Promise<Result<Channel, Problem>> {
  const found = (await channelsOf(services, [person])).find((each) => each.id === id);
  return found === undefined ? no("channel/unknown") : ok(found);
}

function channelOf(row: Row): Channel {
  const { id, person, label, created, told, failures, email } = row;
  return {
    id,
    person,
    label,
    created,
    told,
    failures,
    address: JSON.parse(row.address) as Address,
    wishes: JSON.parse(row.wishes) as Wishes,
    language: row.language ?? "en",
    zone: row.zone ?? "UTC",
    ...(email === null || row.confirmed === null ? {} : { email }),
  };
}

/** A channel as its owner sees it. */
export function shownChannel(channel: Channel): ChannelInfo {
  const { id, label, wishes, created, told, failures, address, email = "" } = channel;
  const hasFailed = !wishes.isOn && failures >= MOST_FAILURES;
  return {
    id,
    kind: address.kind,
    label,
    wishes,
    created,
    ...(told === null ? {} : { told }),
    ...(hasFailed ? { hasFailed } : {}),
    ...shownAddress(address, email),
  };
}

function shownAddress(
  address: Address,
  email: string,
): Pick<ChannelInfo, "address" | "style" | "secret"> {
  switch (address.kind) {
    case "push":
      return { address: address.endpoint };
    case "mail":
      return { address: email };
    case "webhook": {
      const { url, style, secret } = address;
      return { address: url, style, ...(style === "json" ? { secret } : {}) };
    }
  }
}

/** Can mail be sent to somebody? */
export async function mailStateOf(
  { database, mailer }: Pick<Services, "database" | "mailer">,
  person: string,
): Promise<MailState> {
  if (mailer === undefined) return "none";
  const row = await database.query
    .selectFrom("people")
    .select(["email", "confirmed"])
    .where("id", "=", person)
    .executeTakeFirst();
  const isReady = (row?.email ?? null) !== null && (row?.confirmed ?? null) !== null;
  return isReady ? "ready" : "unconfirmed";
}

/** Adds a channel; one that is there already, by the same address, is taken up again. */
export async function addChannel(
  services: Services,
  person: string,
  wish: NewChannel,
): Promise<Result<Channel, Problem>> {
  const own = await channelsOf(services, [person]);
  const address = await addressOf(services, person, wish);
  if (!address.ok) return address;
  // A browser or a mailbox is one channel however often it is added, whoever used the browser before.
  const id = idOf(address.value, person);
  const known = own.find((each) => each.id === id);
  const replaced = own.find((each) => isReplaced(each, wish));
  const before = known ?? replaced;
  /** Nobody asked for it: the browser has another subscription. */
  const isMoved = "replaces" in wish;
  const label = "label" in wish ? wish.label : "";
  const isFull = before === undefined && own.length >= MOST_CHANNELS;
  const places = isFull ? own.filter(hasEnded) : [];
  if (isFull && places.length === 0) return no("channel/too-many");
  const columns = {
    person,
    address: JSON.stringify(address.value),
    label: isMoved ? (before?.label ?? label) : label,
    wishes: JSON.stringify({
      ...(before?.wishes ?? USUAL_WISHES),
      isOn: !isMoved || !isSwitchedOff(before),
    }),
    failures: 0,
  };
  const { database, now } = services;
  const added = database.query
    .insertInto("channels")
    .values({ id, kind: wish.kind, created: now(), told: null, ...columns })
    .onConflict((there) => there.column("id").doUpdateSet(columns))
    .compile();
  const { query } = database;
  const unsent = query.updateTable("outbox").set({ channel: id });
  const ended = replaced === undefined || replaced === known ? [] : [replaced.id];
  const dropped = [...ended, ...places.map((each) => each.id)];
  await database.commit({
    must: [],
    also: [
      added,
      // A channel that is there already is told of the same by itself.
      ...(known === undefined
        ? ended.map((old) => unsent.where("channel", "=", old).compile())
        : []),
      ...dropped.map((old) => query.deleteFrom("channels").where("id", "=", old).compile()),
    ],
  });
  return ownChannel(services, person, id);
}

const isReplaced = ({ address }: Channel, wish: NewChannel): boolean =>
  address.kind === "push" && wish.kind === "push" && address.endpoint === wish.replaces;

/** Has the browser's subscription ended? Until the browser has another one, the channel keeps its wishes. */
const hasEnded = ({ address, failures, wishes }: Channel): boolean =>
  address.kind === "push" && !wishes.isOn && failures >= MOST_FAILURES;

/** True if its owner switched it off, and not the server because it failed. */
const isSwitchedOff = (channel: Channel | undefined): boolean =>
  channel !== undefined && !channel.wishes.isOn && channel.failures < MOST_FAILURES;

const idOf = (address: Address, person: string): string => {
  if (address.kind === "push") return hashOf(`push ${address.endpoint}`).slice(0, 16);
  return address.kind === "mail" ? hashOf(`mail ${person}`).slice(0, 16) : newId();
};

async function addressOf(
  services: Services,
  person: string,
  wish: NewChannel,
): Promise<Result<Address, Problem>> {
  switch (wish.kind) {
    case "mail": {
      const state = await mailStateOf(services, person);
      return state === "ready" ? ok({ kind: "mail" }) : no(`mail/${state}`);
    }
    case "push": {
      const { endpoint, keys } = wish;
      if (!isReachable(endpoint, services.mayReachPrivate)) return no("channel/not-allowed");
      return ok({ kind: "push", endpoint, keys });
    }
    case "webhook": {
      const { url, style = styleOf(url) } = wish;
      if (!isReachable(url, services.mayReachPrivate)) return no("channel/not-allowed");
      return ok({ kind: "webhook", url, style, secret: newToken() });
    }
  }
}

function styleOf(url: string): "discord" | "slack" | "json" {
  const { hostname } = new URL(url);
  if (/(?:^|\.)discord(?:app)?\.com$/u.test(hostname)) return "discord";
  return /(?:^|\.)slack\.com$/u.test(hostname) ? "slack" : "json";
}

/** Changes what somebody wants to be told; one that is switched on begins without failures. */
export async function changeChannel(
  { database }: Pick<Services, "database">,
  id: string,
  { label, wishes }: { readonly label?: string | undefined; readonly wishes: Wishes },
): Promise<void> {
  await database.query
    .updateTable("channels")
    .set({
      wishes: JSON.stringify(wishes),
      ...(label === undefined ? {} : { label }),
      ...(wishes.isOn ? { failures: 0 } : {}),
    })
    .where("id", "=", id)
    .execute();
}

export async function dropChannel(
  { database }: Pick<Services, "database">,
  id: string,
): Promise<void> {
  await database.query.deleteFrom("channels").where("id", "=", id).execute();
}

/** It failed once more, by its own fault; too often, and it is switched off. */
export async function countFailure(
  services: Pick<Services, "database">,
  { id, failures, wishes }: Channel,
): Promise<void> {
  const next = failures + 1;
  const isOff = next >= MOST_FAILURES;
  await services.database.query
    .updateTable("channels")
    .set({
      failures: next,
      ...(isOff ? { wishes: JSON.stringify({ ...wishes, isOn: false }) } : {}),
    })
    .where("id", "=", id)
    .execute();
}

const no = (code: Parameters<typeof problem>[0]): { ok: false; error: Problem } => ({
  ok: false,
  error: problem(code),
});
