import { ok, type Result } from "@sofala/engine";
import {
  DEFAULT_CHANNEL_PREFERENCES,
  refuse,
  type Channel as ChannelInfo,
  type MailStatus,
  type NewChannel,
  type Problem,
  type ChannelPreferences,
} from "@sofala/protocol";
import type { Selectable } from "kysely";
import { hashOf, newId, newToken } from "../tokens.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import { isAllowedUrl } from "./outbound-http.ts";

interface ChannelDeps {
  readonly database: Database;
}

interface MailDeps extends ChannelDeps {
  /** Undefined if the server sends no mail. */
  readonly mailer?: Mailer;
}

interface AddChannelDeps extends MailDeps {
  readonly now: () => number;
  /** True if push endpoints and webhooks may be in private networks. */
  readonly canReachPrivateNetworks: boolean;
}

/** Where a channel sends to. It is stored as JSON. */
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
      /** Signs messages of the style "json". */
      readonly secret: string;
    };

/** A way to notify a person, with everything that is needed to send a message. */
export interface Channel {
  readonly id: string;
  readonly person: string;
  readonly address: ChannelAddress;
  readonly label: string;
  readonly preferences: ChannelPreferences;
  readonly createdAt: number;
  readonly lastSentAt: number | null;
  readonly failures: number;
  readonly language: string;
  readonly timeZone: string;
  /** The confirmed e-mail address. */
  readonly email?: string;
}

/** How many channels one person may have. */
export const MAX_CHANNELS = 10;
/** A channel is disabled after this many failures in a row. */
export const MAX_FAILURES = 10;

const selectChannels = ({ database: { query } }: ChannelDeps) =>
  query
    .selectFrom("channels")
    .innerJoin("people", "people.id", "channels.person")
    .selectAll("channels")
    .select(["people.language", "people.time_zone", "people.email", "people.email_confirmed_at"])
    .where("people.kind", "<>", "deleted");

type ChannelRow = Selectable<DatabaseSchema["channels"]> &
  Pick<
    Selectable<DatabaseSchema["people"]>,
    "language" | "time_zone" | "email" | "email_confirmed_at"
  >;

/** The channels of these people. */
export async function loadChannels(
  deps: ChannelDeps,
  people: readonly string[],
): Promise<readonly Channel[]> {
  if (people.length === 0) return [];
  const rows = await selectChannels(deps)
    .where("channels.person", "in", people)
    .orderBy("channels.created_at")
    .orderBy("channels.id")
    .execute();
  return rows.map(channelFromRow);
}

/** The channels with due notifications; those that sent nothing for the longest time come first. */
export async function loadDueChannels(deps: ChannelDeps, now: number): Promise<readonly Channel[]> {
  const due = deps.database.query.selectFrom("outbox").select("channel").where("due_at", "<=", now);
  const rows = await selectChannels(deps)
    .where("channels.id", "in", due)
    .orderBy("channels.last_sent_at", (order) => order.asc().nullsFirst())
    .orderBy("channels.id")
    .execute();
  return rows.map(channelFromRow);
}

export async function findChannel(deps: ChannelDeps, id: string): Promise<Channel | undefined> {
  const row = await selectChannels(deps).where("channels.id", "=", id).executeTakeFirst();
  return row && channelFromRow(row);
}

/** A channel of this person, or the problem "channel/unknown". */
export async function findOwnChannel(
  deps: ChannelDeps,
  person: string,
  id: string,
): Promise<Result<Channel, Problem>> {
  const found = (await loadChannels(deps, [person])).find((each) => each.id === id);
  return found === undefined ? refuse("channel/unknown") : ok(found);
}

function channelFromRow(row: ChannelRow): Channel {
  const { id, person, label, created_at: createdAt, last_sent_at: lastSentAt, email } = row;
  return {
    id,
    person,
    label,
    createdAt,
    lastSentAt,
    failures: row.consecutive_failures,
    address: JSON.parse(row.address) as ChannelAddress,
    preferences: JSON.parse(row.preferences) as ChannelPreferences,
    language: row.language ?? "en",
    timeZone: row.time_zone ?? "UTC",
    ...(email === null || row.email_confirmed_at === null ? {} : { email }),
  };
}

/** A channel as its owner sees it. */
export function toChannelInfo(channel: Channel): ChannelInfo {
  const { id, label, preferences, createdAt, lastSentAt, failures, address, email = "" } = channel;
  const hasFailed = !preferences.isEnabled && failures >= MAX_FAILURES;
  return {
    id,
    kind: address.kind,
    label,
    preferences,
    createdAt,
    ...(lastSentAt === null ? {} : { lastSentAt }),
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

/** Whether the person can be sent mail, and if not, why. */
export async function loadMailStatus(
  { database, mailer }: MailDeps,
  person: string,
): Promise<MailStatus> {
  if (mailer === undefined) return "not-configured";
  const row = await database.query
    .selectFrom("people")
    .select(["email", "email_confirmed_at"])
    .where("id", "=", person)
    .executeTakeFirst();
  const isReady = (row?.email ?? null) !== null && (row?.email_confirmed_at ?? null) !== null;
  return isReady ? "ready" : "unconfirmed";
}

/** Adds a channel, or enables an existing channel with the same address. */
export async function addChannel(
  deps: AddChannelDeps,
  person: string,
  request: NewChannel,
): Promise<Result<Channel, Problem>> {
  const own = await loadChannels(deps, [person]);
  const address = await validateAddress(deps, person, request);
  if (!address.ok) return address;
  // A browser or a mailbox is always the same channel, even if another person used the browser before.
  const id = channelIdFor(address.value, person);
  const known = own.find((each) => each.id === id);
  const replaced = own.find((each) => isReplacedBy(each, request));
  const before = known ?? replaced;
  /** True if the browser renewed its push subscription by itself. */
  const isRenewal = "replaces" in request;
  const label = "label" in request ? request.label : "";
  const isFull = before === undefined && own.length >= MAX_CHANNELS;
  const expired = isFull ? own.filter(isSubscriptionExpired) : [];
  if (isFull && expired.length === 0) return refuse("channel/too-many");
  const columns = {
    person,
    address: JSON.stringify(address.value),
    label: isRenewal ? (before?.label ?? label) : label,
    preferences: JSON.stringify({
      ...(before?.preferences ?? DEFAULT_CHANNEL_PREFERENCES),
      isEnabled: !isRenewal || !isDisabledByOwner(before),
    }),
    consecutive_failures: 0,
  };
  const { database, now } = deps;
  const added = database.query
    .insertInto("channels")
    .values({ id, kind: request.kind, created_at: now(), last_sent_at: null, ...columns })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
    .compile();
  const { query } = database;
  const unsent = query.updateTable("outbox").set({ channel: id });
  const superseded = replaced === undefined || replaced === known ? [] : [replaced.id];
  const dropped = [...superseded, ...expired.map((each) => each.id)];
  await database.commit({
    mustChange: [],
    mayChange: [
      added,
      // Only a new channel takes over unsent notifications; an existing one has its own for the same events.
      ...(known === undefined
        ? superseded.map((old) => unsent.where("channel", "=", old).compile())
        : []),
      ...dropped.map((old) => query.deleteFrom("channels").where("id", "=", old).compile()),
    ],
  });
  return findOwnChannel(deps, person, id);
}

const isReplacedBy = ({ address }: Channel, request: NewChannel): boolean =>
  address.kind === "push" && request.kind === "push" && address.endpoint === request.replaces;

/** True if the push subscription has ended; the channel is kept until the browser replaces it. */
const isSubscriptionExpired = ({ address, failures, preferences }: Channel): boolean =>
  address.kind === "push" && !preferences.isEnabled && failures >= MAX_FAILURES;

/** True if the channel was disabled by its owner, not by the server after failures. */
const isDisabledByOwner = (channel: Channel | undefined): boolean =>
  channel !== undefined && !channel.preferences.isEnabled && channel.failures < MAX_FAILURES;

const channelIdFor = (address: ChannelAddress, person: string): string => {
  if (address.kind === "push") return hashOf(`push ${address.endpoint}`).slice(0, 16);
  return address.kind === "mail" ? hashOf(`mail ${person}`).slice(0, 16) : newId();
};

async function validateAddress(
  deps: AddChannelDeps,
  person: string,
  request: NewChannel,
): Promise<Result<ChannelAddress, Problem>> {
  switch (request.kind) {
    case "mail": {
      const status = await loadMailStatus(deps, person);
      return status === "ready" ? ok({ kind: "mail" }) : refuse(`mail/${status}`);
    }
    case "push": {
      const { endpoint, keys } = request;
      if (!isAllowedUrl(endpoint, deps.canReachPrivateNetworks))
        return refuse("channel/not-allowed");
      return ok({ kind: "push", endpoint, keys });
    }
    case "webhook": {
      const { url, style = detectWebhookStyle(url) } = request;
      if (!isAllowedUrl(url, deps.canReachPrivateNetworks)) return refuse("channel/not-allowed");
      return ok({ kind: "webhook", url, style, secret: newToken() });
    }
  }
}

function detectWebhookStyle(url: string): "discord" | "slack" | "json" {
  const { hostname } = new URL(url);
  if (/(?:^|\.)discord(?:app)?\.com$/u.test(hostname)) return "discord";
  return /(?:^|\.)slack\.com$/u.test(hostname) ? "slack" : "json";
}

/** Changes label and preferences; enabling a channel resets its failures. */
export async function updateChannel(
  { database }: ChannelDeps,
  id: string,
  {
    label,
    preferences,
  }: { readonly label?: string | undefined; readonly preferences: ChannelPreferences },
): Promise<void> {
  await database.query
    .updateTable("channels")
    .set({
      preferences: JSON.stringify(preferences),
      ...(label === undefined ? {} : { label }),
      ...(preferences.isEnabled ? { consecutive_failures: 0 } : {}),
    })
    .where("id", "=", id)
    .execute();
}

export async function deleteChannel({ database }: ChannelDeps, id: string): Promise<void> {
  await database.query.deleteFrom("channels").where("id", "=", id).execute();
}

/** Counts a failure of the channel; disables it after `MAX_FAILURES` in a row. */
export async function recordFailure(
  deps: ChannelDeps,
  { id, failures, preferences }: Channel,
): Promise<void> {
  const failureCount = failures + 1;
  const isDisabled = failureCount >= MAX_FAILURES;
  await deps.database.query
    .updateTable("channels")
    .set({
      consecutive_failures: failureCount,
      ...(isDisabled ? { preferences: JSON.stringify({ ...preferences, isEnabled: false }) } : {}),
    })
    .where("id", "=", id)
    .execute();
}
