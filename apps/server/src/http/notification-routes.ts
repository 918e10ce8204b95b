import * as z from "zod/mini";
import { ok, type Result } from "@sofala/engine";
import {
  absences,
  channel,
  channelChange,
  mailStatus,
  newChannel,
  locale,
  problem,
  type Absences,
  type NewChannel,
  type Locale,
  type Problem,
} from "@sofala/protocol";
import { newId } from "../tokens.ts";
import {
  addChannel,
  updateChannel,
  findChannel,
  loadChannels,
  deleteChannel,
  loadMailState,
  findOwnChannel,
  toChannelInfo,
  type Channel,
} from "../notifications/channels.ts";
import { loadAbsences, updateAbsences } from "../people/absences.ts";
import { deliver, loadVapidKeys } from "../notifications/deliver.ts";
import { composeTestMessage } from "../notifications/message.ts";
import { loadLocale, updateLocale } from "../people/locale.ts";
import { recalculateClocks } from "../tables/recalculate-clocks.ts";
import { verifyUnsubscribeToken } from "../notifications/unsubscribe-tokens.ts";
import { CHANNEL_TESTS_PER_HOUR } from "./limits.ts";
import { requirePerson } from "./people-routes.ts";
import type { RequestContext, Route } from "./route.ts";

const channelResponse = z.strictObject({ channel });
const unsubscribeQuery = z.strictObject({
  slip: z._default(z.string().check(z.maxLength(200)), ""),
});
const subscriptionResponse = z.strictObject({
  kind: z.enum(["push", "mail", "webhook"]),
  label: z.string(),
  isOn: z.boolean(),
});

export const notificationRoutes: readonly Route[] = [
  {
    name: "listChannels",
    method: "GET",
    path: "/api/channels",
    summary: "How I am told what happens at my tables, and whether mail can be sent to me",
    access: "person",
    response: z.strictObject({ channels: z.array(channel), mail: mailStatus }),
    async handle(call) {
      const { services } = call.liveTables;
      const { id } = requirePerson(call);
      const channels = await loadChannels(services, [id]);
      return ok({ channels: channels.map(toChannelInfo), mail: await loadMailState(services, id) });
    },
  },
  {
    name: "addChannel",
    method: "POST",
    path: "/api/channels",
    summary: "Be told in one more way; the same browser or mailbox again is the same channel",
    description:
      "Plain JSON is signed: X-Sofala-Signature is the HMAC-SHA256, with the channel's secret, of X-Sofala-Time, a full stop and the body. What is sent twice has the same id.",
    access: "person",
    body: newChannel,
    response: channelResponse,
    example: {
      kind: "webhook",
      label: "Our club",
      url: "https://hooks.slack.com/services/T0/B0/x",
    },
    problems: ["channel/too-many", "channel/not-allowed", "mail/none", "mail/unconfirmed"],
    async handle(call) {
      const added = await addChannel(
        call.liveTables.services,
        requirePerson(call).id,
        call.body as NewChannel,
      );
      return toChannelResponse(added);
    },
  },
  {
    name: "changeChannel",
    method: "PUT",
    path: "/api/channels/:channel",
    summary: "Change what I am told this way, and how often",
    access: "person",
    body: channelChange,
    response: channelResponse,
    example: {
      wishes: { isOn: true, occasions: ["turn"], present: false, minutes: 30, digest: 8 },
    },
    problems: ["channel/unknown"],
    async handle(call) {
      const mine = await ownChannelOf(call);
      if (!mine.ok) return mine;
      const { services } = call.liveTables;
      const { label, wishes } = call.body as z.infer<typeof channelChange>;
      await updateChannel(services, mine.value.id, { label, preferences: wishes });
      return toChannelResponse(await ownChannelOf(call));
    },
  },
  {
    name: "dropChannel",
    method: "DELETE",
    path: "/api/channels/:channel",
    summary: "Be told this way no more",
    access: "person",
    response: z.strictObject({}),
    problems: ["channel/unknown"],
    async handle(call) {
      const mine = await ownChannelOf(call);
      if (!mine.ok) return mine;
      await deleteChannel(call.liveTables.services, mine.value.id);
      return ok({});
    },
  },
  {
    name: "testChannel",
    method: "POST",
    path: "/api/channels/:channel/test",
    summary: "Send me a message this way now",
    access: "person",
    maxPerHour: CHANNEL_TESTS_PER_HOUR,
    response: z.strictObject({}),
    problems: ["channel/unknown", "channel/failed"],
    async handle(call) {
      const mine = await ownChannelOf(call);
      if (!mine.ok) return mine;
      const { services } = call.liveTables;
      const message = await composeTestMessage(newId(), mine.value.language, services.publicUrl());
      const stop = AbortSignal.timeout(TEST_TIMEOUT_MS);
      const delivery = await deliver(services, mine.value, message, stop);
      return delivery === "sent" ? ok({}) : refuse("channel/failed");
    },
  },
  {
    name: "readPushKey",
    method: "GET",
    path: "/api/push-key",
    summary: "The key by which browsers know this server's push messages (VAPID)",
    access: "everybody",
    response: z.strictObject({ key: z.string() }),
    handle: async ({ liveTables }) =>
      ok({ key: (await loadVapidKeys(liveTables.services.database)).publicKey }),
  },
  {
    name: "unsubscribe",
    method: "POST",
    path: "/api/unsubscribe",
    summary: "Switch the channel off that a slip is for, without signing in (RFC 8058)",
    description:
      "Every message by e-mail has such a slip. What mail programs send along is not read.",
    access: "everybody",
    query: unsubscribeQuery,
    acceptsForms: true,
    response: subscriptionResponse,
    problems: ["slip/unknown"],
    handle: (call) => setSubscribed(call, false),
  },
  {
    name: "resubscribe",
    method: "POST",
    path: "/api/resubscribe",
    summary: "Switch it on again",
    access: "everybody",
    query: unsubscribeQuery,
    response: subscriptionResponse,
    problems: ["slip/unknown"],
    handle: (call) => setSubscribed(call, true),
  },
  {
    name: "readAbsences",
    method: "GET",
    path: "/api/absences",
    summary: "My days off and holidays",
    access: "person",
    response: absences,
    handle: async (call) =>
      ok(await loadAbsences(call.liveTables.services.database, requirePerson(call).id)),
  },
  {
    name: "writeAbsences",
    method: "PUT",
    path: "/api/absences",
    summary: "Change my days off and holidays",
    description:
      "Where a table is played over days and allows it, my clock stands still meanwhile. Days of the week hold from Monday on.",
    access: "person",
    body: absences,
    response: absences,
    example: { weekly: [0, 6], holidays: [] },
    problems: ["absence/too-soon"],
    async handle(call) {
      const { database, now } = call.liveTables.services;
      const { id } = requirePerson(call);
      const { zone } = await loadLocale(database, id);
      const wished = call.body as Absences;
      const isKept = await updateAbsences(database, id, zone, wished, now());
      if (!isKept) return refuse("absence/too-soon");
      await recalculateClocks(call.liveTables, id);
      return ok(await loadAbsences(database, id));
    },
  },
  {
    name: "readPlace",
    method: "GET",
    path: "/api/me/place",
    summary: "The language in which I am written to, and my time zone",
    access: "person",
    response: locale,
    handle: async (call) =>
      ok(await loadLocale(call.liveTables.services.database, requirePerson(call).id)),
  },
  {
    name: "writePlace",
    method: "PUT",
    path: "/api/me/place",
    summary: "Change my language and my time zone",
    access: "person",
    body: locale,
    response: locale,
    example: { language: "en", zone: "Europe/Rome" },
    async handle(call) {
      const { database } = call.liveTables.services;
      await updateLocale(database, requirePerson(call).id, call.body as Locale);
      return ok(call.body);
    },
  },
];

/** Milliseconds that somebody waits for a message that they asked for. */
const TEST_TIMEOUT_MS = 10_000;

const ownChannelOf = (call: RequestContext): Promise<Result<Channel, Problem>> =>
  findOwnChannel(
    call.liveTables.services,
    requirePerson(call).id,
    call.parameters["channel"] ?? "",
  );

const toChannelResponse = (found: Result<Channel, Problem>): Result<unknown, Problem> =>
  found.ok ? ok({ channel: toChannelInfo(found.value) }) : found;

/** Whoever has the slip may do this and nothing else. */
async function setSubscribed(
  { liveTables, query }: RequestContext,
  isOn: boolean,
): Promise<Result<unknown, Problem>> {
  const { services } = liveTables;
  const { slip } = query as z.infer<typeof unsubscribeQuery>;
  const id = await verifyUnsubscribeToken(services.database, slip);
  const found = id === undefined ? undefined : await findChannel(services, id);
  if (found === undefined) return refuse("slip/unknown");
  const { label, preferences, address } = found;
  await updateChannel(services, found.id, { preferences: { ...preferences, isOn } });
  return ok({ kind: address.kind, label, isOn });
}

const refuse = (code: Parameters<typeof problem>[0]): Result<never, Problem> => ({
  ok: false,
  error: problem(code),
});
