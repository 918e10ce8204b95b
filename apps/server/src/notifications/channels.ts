import { ok, type Result } from "@sofala/engine";
import {
  problem,
  DEFAULT_CHANNEL_PREFERENCES,
  type Channel as ChannelInfo,
  type MailStatus,
  type NewChannel,
  type Problem,
  type ChannelPreferences,
} from "@sofala/protocol";
import type { Selectable } from "kysely";
import { hashOf, newId, newToken } from "../tokens.ts";
import type { Services } from "../tables/services.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import { isAllowedUrl } from "./outbound-http.ts";

/** Where a channel leads. */
export type ChannelAddress =
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
  readonly address: ChannelAddress;
  readonly label: string;
  readonly preferences: ChannelPreferences;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
  readonly failures: number;
  readonly language: string;
  readonly timeZone: string;
  /** Their e-mail address, once it was shown to be theirs. */
  readonly email?: string;
}

/** How many channels one person may have. */
export const MAX_CHANNELS = 10;
/** So many failures in a row switch a channel off. */
export const MAX_FAILURES = 10;

/** Channels with their people. */
const selectChannels = ({ database: { query } }: Pick<Services, "database">) =>
  query
    .selectFrom("channels")
    .innerJoin("people", "people.id", "channels.person")
    .selectAll("channels")
    .select(["people.language", "people.zone", "people.email", "people.confirmed"])
    .where("people.kind", "<>", "gone");

type ChannelRow = Selectable<DatabaseSchema["channels"]> &
  Pick<Selectable<DatabaseSchema["people"]>, "language" | "zone" | "email" | "confirmed">;

/** The channels of these people. */
export async function loadChannels(
  services: Pick<Services, "database">,
  people: readonly string[],
): Promise<readonly Channel[]> {
  if (people.length === 0) return [];
  const rows = await selectChannels(services)
    .where("channels.person", "in", people)
    .orderBy("channels.created")
    .orderBy("channels.id")
    .execute();
  return rows.map(channelFromRow);
}

/** The channels through which something is due, beginning with those that were not used for the longest time. */
export async function loadDueChannels(
  services: Pick<Services, "database">,
  now: number,
): Promise<readonly Channel[]> {
  const due = services.database.query
    .selectFrom("outbox")
    .select("channel")
    .where("due", "<=", now);
  const rows = await selectChannels(services)
    .where("channels.id", "in", due)
    .orderBy("channels.told", (order) => order.asc().nullsFirst())
    .orderBy("channels.id")
    .execute();
  return rows.map(channelFromRow);
}

export async function findChannel(
  services: Pick<Services, "database">,
  id: string,
): Promise<Channel | undefined> {
  const row = await selectChannels(services).where("channels.id", "=", id).executeTakeFirst();
  return row && channelFromRow(row);
}

/** One of somebody's own. */
export async function findOwnChannel(
  services: Pick<Services, "database">,
  person: string,
  id: string,
): Promise<Result<Channel, Problem>> {
  const found = (await loadChannels(services, [person])).find((each) => each.id === id);
  return found === undefined ? fail("channel/unknown") : ok(found);
}

function channelFromRow(row: ChannelRow): Channel {
  const { id, person, label, created: createdAt, told: lastUsedAt, failures, email } = row;
  return {
    id,
    person,
    label,
    createdAt,
    lastUsedAt,
    failures,
    address: JSON.parse(row.address) as ChannelAddress,
    preferences: JSON.parse(row.wishes) as ChannelPreferences,
    language: row.language ?? "en",
    timeZone: row.zone ?? "UTC",
    ...(email === null || row.confirmed === null ? {} : { email }),
  };
}

/** A channel as its owner sees it. */
export function toChannelInfo(channel: Channel): ChannelInfo {
  const { id, label, preferences, createdAt, lastUsedAt, failures, address, email = "" } = channel;
  const hasFailed = !preferences.isOn && failures >= MAX_FAILURES;
  return {
    id,
    kind: address.kind,
    label,
    wishes: preferences,
    created: createdAt,
    ...(lastUsedAt === null ? {} : { told: lastUsedAt }),
    ...(hasFailed ? { hasFailed } : {}),
    ...addressInfo(address, email),
  };
}

function addressInfo(
  address: ChannelAddress,
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
export async function loadMailState(
  { database, mailer }: Pick<Services, "database" | "mailer">,
  person: string,
): Promise<MailStatus> {
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
  const own = await loadChannels(services, [person]);
  const address = await validateAddress(services, person, wish);
  if (!address.ok) return address;
  // A browser or a mailbox is one channel however often it is added, whoever used the browser before.
  const id = channelIdFor(address.value, person);
  const known = own.find((each) => each.id === id);
  const replaced = own.find((each) => isReplacedBy(each, wish));
  const before = known ?? replaced;
  /** Nobody asked for it: the browser has another subscription. */
  const isMoved = "replaces" in wish;
  const label = "label" in wish ? wish.label : "";
  const isFull = before === undefined && own.length >= MAX_CHANNELS;
  const places = isFull ? own.filter(isSubscriptionExpired) : [];
  if (isFull && places.length === 0) return fail("channel/too-many");
  const columns = {
    person,
    address: JSON.stringify(address.value),
    label: isMoved ? (before?.label ?? label) : label,
    wishes: JSON.stringify({
      ...(before?.preferences ?? DEFAULT_CHANNEL_PREFERENCES),
      isOn: !isMoved || !isDisabledByOwner(before),
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
    mustChange: [],
    mayChange: [
      added,
      // A channel that is there already is told of the same by itself.
      ...(known === undefined
        ? ended.map((old) => unsent.where("channel", "=", old).compile())
        : []),
      ...dropped.map((old) => query.deleteFrom("channels").where("id", "=", old).compile()),
    ],
  });
  return findOwnChannel(services, person, id);
}

const isReplacedBy = ({ address }: Channel, wish: NewChannel): boolean =>
  address.kind === "push" && wish.kind === "push" && address.endpoint === wish.replaces;

/** Has the browser's subscription ended? Until the browser has another one, the channel keeps its wishes. */
const isSubscriptionExpired = ({ address, failures, preferences }: Channel): boolean =>
  address.kind === "push" && !preferences.isOn && failures >= MAX_FAILURES;

/** True if its owner switched it off, and not the server because it failed. */
const isDisabledByOwner = (channel: Channel | undefined): boolean =>
  channel !== undefined && !channel.preferences.isOn && channel.failures < MAX_FAILURES;

const channelIdFor = (address: ChannelAddress, person: string): string => {
  if (address.kind === "push") return hashOf(`push ${address.endpoint}`).slice(0, 16);
  return address.kind === "mail" ? hashOf(`mail ${person}`).slice(0, 16) : newId();
};

async function validateAddress(
  services: Services,
  person: string,
  wish: NewChannel,
): Promise<Result<ChannelAddress, Problem>> {
  switch (wish.kind) {
    case "mail": {
      const state = await loadMailState(services, person);
      return state === "ready" ? ok({ kind: "mail" }) : fail(`mail/${state}`);
    }
    case "push": {
      const { endpoint, keys } = wish;
      if (!isAllowedUrl(endpoint, services.canReachPrivateNetworks))
        return fail("channel/not-allowed");
      return ok({ kind: "push", endpoint, keys });
    }
    case "webhook": {
      const { url, style = detectWebhookStyle(url) } = wish;
      if (!isAllowedUrl(url, services.canReachPrivateNetworks)) return fail("channel/not-allowed");
      return ok({ kind: "webhook", url, style, secret: newToken() });
    }
  }
}

function detectWebhookStyle(url: string): "discord" | "slack" | "json" {
  const { hostname } = new URL(url);
  if (/(?:^|\.)discord(?:app)?\.com$/u.test(hostname)) return "discord";
  return /(?:^|\.)slack\.com$/u.test(hostname) ? "slack" : "json";
}

/** Changes what somebody wants to be told; one that is switched on begins without failures. */
export async function updateChannel(
  { database }: Pick<Services, "database">,
  id: string,
  {
    label,
    preferences,
  }: { readonly label?: string | undefined; readonly preferences: ChannelPreferences },
): Promise<void> {
  await database.query
    .updateTable("channels")
    .set({
      wishes: JSON.stringify(preferences),
      ...(label === undefined ? {} : { label }),
      ...(preferences.isOn ? { failures: 0 } : {}),
    })
    .where("id", "=", id)
    .execute();
}

export async function deleteChannel(
  { database }: Pick<Services, "database">,
  id: string,
): Promise<void> {
  await database.query.deleteFrom("channels").where("id", "=", id).execute();
}

/** It failed once more, by its own fault; too often, and it is switched off. */
export async function recordFailure(
  services: Pick<Services, "database">,
  { id, failures, preferences }: Channel,
): Promise<void> {
  const next = failures + 1;
  const isOff = next >= MAX_FAILURES;
  await services.database.query
    .updateTable("channels")
    .set({
      failures: next,
      ...(isOff ? { wishes: JSON.stringify({ ...preferences, isOn: false }) } : {}),
    })
    .where("id", "=", id)
    .execute();
}

const fail = (code: Parameters<typeof problem>[0]): { ok: false; error: Problem } => ({
  ok: false,
  error: problem(code),
});
