import * as z from "zod/mini";
import { ok, type Result } from "@sofala/engine";
import {
  absences,
  channel,
  channelChange,
  mailStatus,
  newChannel,
  locale,
  refuse,
  type Problem,
  type ReadonlyInfer,
} from "@sofala/protocol";
import {
  addChannel,
  updateChannel,
  findChannel,
  loadChannels,
  deleteChannel,
  loadMailStatus,
  findOwnChannel,
  toChannelInfo,
} from "../notifications/channels.ts";
import { deliver, loadVapidKeys } from "../notifications/deliver.ts";
import { composeTestMessage } from "../notifications/message.ts";
import { verifyUnsubscribeToken } from "../notifications/unsubscribe-tokens.ts";
import { loadAbsences, updateAbsences } from "../people/absences.ts";
import { loadLocale, updateLocale } from "../people/people.ts";
import { recalculateClocks } from "../tables/recalculate-clocks.ts";
import { newId } from "../tokens.ts";
import { CHANNEL_TESTS_PER_HOUR } from "./limits.ts";
import { emptyResponse, route, type HttpServices, type Route } from "./route.ts";

const TEST_TIMEOUT_MS = 10_000;

const channelResponse = z.strictObject({ channel });
const unsubscribeToken = z.optional(z.string().check(z.maxLength(200)));
const unsubscribeQuery = z.strictObject({
  token: unsubscribeToken,
  slip: unsubscribeToken.check(
    z.describe("Deprecated: the name of `token` in emails from before protocol version 2"),
  ),
});
const subscriptionResponse = z.strictObject({
  kind: z.enum(["push", "mail", "webhook"]),
  label: z.string(),
  isEnabled: z.boolean(),
});

/** Notification channels, absences and the locale. */
export const notificationRoutes: readonly Route[] = [
  route({
    name: "listChannels",
    method: "GET",
    path: "/api/channels",
    summary: "List my notification channels, and whether mail can be sent to me",
    access: "person",
    response: z.strictObject({ channels: z.array(channel), mailStatus }),
    async handle({ services, person }) {
      const channels = await loadChannels(services, [person.id]);
      return ok({
        channels: channels.map(toChannelInfo),
        mailStatus: await loadMailStatus(services, person.id),
      });
    },
  }),
  route({
    name: "createChannel",
    method: "POST",
    path: "/api/channels",
    summary: "Add a notification channel",
    description:
      "Adding the same browser or mailbox again returns the same channel. Webhooks in plain JSON are signed: X-Sofala-Signature is the HMAC-SHA256, with the channel's secret as the key, of X-Sofala-Timestamp, a full stop and the body. A message that is sent twice has the same id.",
    access: "person",
    body: newChannel,
    response: channelResponse,
    example: {
      kind: "webhook",
      label: "Our club",
      url: "https://hooks.slack.com/services/T0/B0/x",
    },
    problems: [
      "channel/too-many",
      "channel/not-allowed",
      "mail/not-configured",
      "mail/unconfirmed",
    ],
    async handle({ services, person, body }) {
      const added = await addChannel(services, person.id, body);
      return added.ok ? ok({ channel: toChannelInfo(added.value) }) : added;
    },
  }),
  route({
    name: "updateChannel",
    method: "PUT",
    path: "/api/channels/:channelId",
    summary: "Change the preferences of a notification channel",
    access: "person",
    body: channelChange,
    response: channelResponse,
    example: {
      preferences: {
        isEnabled: true,
        kinds: ["turn"],
        evenIfPresent: false,
        minutesBetween: 30,
        digestHour: 8,
      },
    },
    problems: ["channel/unknown"],
    async handle({ services, person, body, parameters: { channelId } }) {
      const found = await findOwnChannel(services, person.id, channelId);
      if (!found.ok) return found;
      await updateChannel(services, channelId, body);
      const updated = await findOwnChannel(services, person.id, channelId);
      return updated.ok ? ok({ channel: toChannelInfo(updated.value) }) : updated;
    },
  }),
  route({
    name: "deleteChannel",
    method: "DELETE",
    path: "/api/channels/:channelId",
    summary: "Delete a notification channel",
    access: "person",
    response: emptyResponse,
    problems: ["channel/unknown"],
    async handle({ services, person, parameters: { channelId } }) {
      const found = await findOwnChannel(services, person.id, channelId);
      if (!found.ok) return found;
      await deleteChannel(services, channelId);
      return ok({});
    },
  }),
  route({
    name: "testChannel",
    method: "POST",
    path: "/api/channels/:channelId/test",
    summary: "Send a test message through a notification channel",
    access: "person",
    maxPerHour: CHANNEL_TESTS_PER_HOUR,
    response: emptyResponse,
    problems: ["channel/unknown", "channel/failed"],
    async handle({ services, person, parameters: { channelId } }) {
      const found = await findOwnChannel(services, person.id, channelId);
      if (!found.ok) return found;
      const { language } = found.value;
      const message = await composeTestMessage(newId(), language, services.publicUrl());
      const timeout = AbortSignal.timeout(TEST_TIMEOUT_MS);
      const outcome = await deliver(services, found.value, message, timeout);
      return outcome === "sent" ? ok({}) : refuse("channel/failed");
    },
  }),
  route({
    name: "readPushKey",
    method: "GET",
    path: "/api/push-key",
    summary: "Read the server's public key for push messages (VAPID)",
    access: "public",
    response: z.strictObject({ key: z.string() }),
    handle: async ({ services }) => ok({ key: (await loadVapidKeys(services.database)).publicKey }),
  }),
  route({
    name: "unsubscribe",
    method: "POST",
    path: "/api/unsubscribe",
    summary: "Disable a notification channel with an unsubscribe token, without signing in",
    description:
      "Every notification by mail has such a token (RFC 8058). The body that mail programs send is ignored.",
    access: "public",
    query: unsubscribeQuery,
    acceptsForms: true,
    response: subscriptionResponse,
    problems: ["link/invalid"],
    handle: ({ services, query }) => setChannelEnabled(services, query, false),
  }),
  route({
    name: "resubscribe",
    method: "POST",
    path: "/api/resubscribe",
    summary: "Enable a notification channel again with its unsubscribe token",
    access: "public",
    query: unsubscribeQuery,
    response: subscriptionResponse,
    problems: ["link/invalid"],
    handle: ({ services, query }) => setChannelEnabled(services, query, true),
  }),
  route({
    name: "readAbsences",
    method: "GET",
    path: "/api/absences",
    summary: "Read my days off and holidays",
    access: "person",
    response: absences,
    handle: async ({ services, person }) => ok(await loadAbsences(services.database, person.id)),
  }),
  route({
    name: "updateAbsences",
    method: "PUT",
    path: "/api/absences",
    summary: "Change my days off and holidays",
    description:
      "In correspondence games that allow it, my clock stops on these days. Changed days of the week take effect on the next Monday.",
    access: "person",
    body: absences,
    response: absences,
    example: { weekly: [0, 6], holidays: [] },
    problems: ["absence/too-soon"],
    async handle({ services, person, body }) {
      const { database, now } = services;
      const { timeZone } = await loadLocale(database, person.id);
      const isUpdated = await updateAbsences(database, person.id, timeZone, body, now());
      if (!isUpdated) return refuse("absence/too-soon");
      await recalculateClocks(services, person.id);
      return ok(await loadAbsences(database, person.id));
    },
  }),
  route({
    name: "readLocale",
    method: "GET",
    path: "/api/me/locale",
    summary: "Read my language and time zone",
    access: "person",
    response: locale,
    handle: async ({ services, person }) => ok(await loadLocale(services.database, person.id)),
  }),
  route({
    name: "updateLocale",
    method: "PUT",
    path: "/api/me/locale",
    summary: "Change my language and time zone",
    access: "person",
    body: locale,
    response: locale,
    example: { language: "en", timeZone: "Europe/Rome" },
    async handle({ services, person, body }) {
      await updateLocale(services.database, person.id, body);
      return ok(body);
    },
  }),
];

/** Enables or disables the channel of an unsubscribe token. */
async function setChannelEnabled(
  services: HttpServices,
  { token, slip }: z.infer<typeof unsubscribeQuery>,
  isEnabled: boolean,
): Promise<Result<ReadonlyInfer<typeof subscriptionResponse>, Problem>> {
  const id = await verifyUnsubscribeToken(services.database, token ?? slip ?? "");
  const found = id === undefined ? undefined : await findChannel(services, id);
  if (found === undefined) return refuse("link/invalid");
  const { label, preferences, address } = found;
  await updateChannel(services, found.id, { preferences: { ...preferences, isEnabled } });
  return ok({ kind: address.kind, label, isEnabled });
}
