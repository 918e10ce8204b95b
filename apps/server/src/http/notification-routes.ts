import * as z from "zod/mini";
import { ok, type Result } from "@sofala/engine";
import {
  absences,
  channel,
  channelChange,
  mailState,
  newChannel,
  place,
  problem,
  type Absences,
  type NewChannel,
  type Place,
  type Problem,
} from "@sofala/protocol";
import { newId } from "../tokens.ts";
import {
  addChannel,
  changeChannel,
  channelCalled,
  channelsOf,
  dropChannel,
  mailStateOf,
  ownChannel,
  shownChannel,
  type Channel,
} from "../notifications/channels.ts";
import { absencesOf, writeAbsences } from "../people/absences.ts";
import { deliver, vapidKeys } from "../notifications/deliver.ts";
import { testMessage } from "../notifications/message.ts";
import { placeOf, writePlace } from "../people/locale.ts";
import { restAnew } from "../tables/recalculate-clocks.ts";
import { channelOn } from "../notifications/unsubscribe-tokens.ts";
import { CHANNEL_TESTS_PER_HOUR } from "./limits.ts";
import { whoAsks } from "./people-routes.ts";
import type { Call, Route } from "./route.ts";

const oneChannel = z.strictObject({ channel });
const onSlip = z.strictObject({ slip: z._default(z.string().check(z.maxLength(200)), "") });
const switched = z.strictObject({
  kind: z.enum(["push", "mail", "webhook"]),
  label: z.string(),
  isOn: z.boolean(),
});

export const noticeRoutes: readonly Route[] = [
  {
    name: "listChannels",
    method: "GET",
    path: "/api/channels",
    summary: "How I am told what happens at my tables, and whether mail can be sent to me",
    who: "person",
    answer: z.strictObject({ channels: z.array(channel), mail: mailState }),
    async run(call) {
      const { services } = call.rooms;
      const { id } = whoAsks(call);
      const channels = await channelsOf(services, [id]);
      return ok({ channels: channels.map(shownChannel), mail: await mailStateOf(services, id) });
    },
  },
  {
    name: "addChannel",
    method: "POST",
    path: "/api/channels",
    summary: "Be told in one more way; the same browser or mailbox again is the same channel",
    about:
      "Plain JSON is signed: X-Sofala-Signature is the HMAC-SHA256, with the channel's secret, of X-Sofala-Time, a full stop and the body. What is sent twice has the same id.",
    who: "person",
    body: newChannel,
    answer: oneChannel,
    example: {
      kind: "webhook",
      label: "Our club",
      url: "https://hooks.slack.com/services/T0/B0/x",
    },
    problems: ["channel/too-many", "channel/not-allowed", "mail/none", "mail/unconfirmed"],
    async run(call) {
      const added = await addChannel(
        call.rooms.services,
        whoAsks(call).id,
        call.body as NewChannel,
      );
      return shown(added);
    },
  },
  {
    name: "changeChannel",
    method: "PUT",
    path: "/api/channels/:channel",
    summary: "Change what I am told this way, and how often",
    who: "person",
    body: channelChange,
    answer: oneChannel,
    example: {
      wishes: { isOn: true, occasions: ["turn"], present: false, minutes: 30, digest: 8 },
    },
    problems: ["channel/unknown"],
    async run(call) {
      const mine = await own(call);
      if (!mine.ok) return mine;
      const { services } = call.rooms;
      await changeChannel(services, mine.value.id, call.body as z.infer<typeof channelChange>);
      return shown(await own(call));
    },
  },
  {
    name: "dropChannel",
    method: "DELETE",
    path: "/api/channels/:channel",
    summary: "Be told this way no more",
    who: "person",
    answer: z.strictObject({}),
    problems: ["channel/unknown"],
    async run(call) {
      const mine = await own(call);
      if (!mine.ok) return mine;
      await dropChannel(call.rooms.services, mine.value.id);
      return ok({});
    },
  },
  {
    name: "testChannel",
    method: "POST",
    path: "/api/channels/:channel/test",
    summary: "Send me a message this way now",
    who: "person",
    perHour: CHANNEL_TESTS_PER_HOUR,
    answer: z.strictObject({}),
    problems: ["channel/unknown", "channel/failed"],
    async run(call) {
      const mine = await own(call);
      if (!mine.ok) return mine;
      const { services } = call.rooms;
      const message = await testMessage(newId(), mine.value.language, services.address());
      const stop = AbortSignal.timeout(TEST_PATIENCE);
      const delivery = await deliver(services, mine.value, message, stop);
      return delivery === "sent" ? ok({}) : no("channel/failed");
    },
  },
  {
    name: "readPushKey",
    method: "GET",
    path: "/api/push-key",
    summary: "The key by which browsers know this server's push messages (VAPID)",
    who: "everybody",
    answer: z.strictObject({ key: z.string() }),
    run: async ({ rooms }) => ok({ key: (await vapidKeys(rooms.services.database)).publicKey }),
  },
  {
    name: "unsubscribe",
    method: "POST",
    path: "/api/unsubscribe",
    summary: "Switch the channel off that a slip is for, without signing in (RFC 8058)",
    about: "Every message by e-mail has such a slip. What mail programs send along is not read.",
    who: "everybody",
    query: onSlip,
    takesForms: true,
    answer: switched,
    problems: ["slip/unknown"],
    run: (call) => bySlip(call, false),
  },
  {
    name: "resubscribe",
    method: "POST",
    path: "/api/resubscribe",
    summary: "Switch it on again",
    who: "everybody",
    query: onSlip,
    answer: switched,
    problems: ["slip/unknown"],
    run: (call) => bySlip(call, true),
  },
  {
    name: "readAbsences",
    method: "GET",
    path: "/api/absences",
    summary: "My days off and holidays",
    who: "person",
    answer: absences,
    run: async (call) => ok(await absencesOf(call.rooms.services.database, whoAsks(call).id)),
  },
  {
    name: "writeAbsences",
    method: "PUT",
    path: "/api/absences",
    summary: "Change my days off and holidays",
    about:
      "Where a table is played over days and allows it, my clock stands still meanwhile. Days of the week hold from Monday on.",
    who: "person",
    body: absences,
    answer: absences,
    example: { weekly: [0, 6], holidays: [] },
    problems: ["absence/too-soon"],
    async run(call) {
      const { database, now } = call.rooms.services;
      const { id } = whoAsks(call);
      const { zone } = await placeOf(database, id);
      const wished = call.body as Absences;
      const isKept = await writeAbsences(database, id, zone, wished, now());
      if (!isKept) return no("absence/too-soon");
      await restAnew(call.rooms, id);
      return ok(await absencesOf(database, id));
    },
  },
  {
    name: "readPlace",
    method: "GET",
    path: "/api/me/place",
    summary: "The language in which I am written to, and my time zone",
    who: "person",
    answer: place,
    run: async (call) => ok(await placeOf(call.rooms.services.database, whoAsks(call).id)),
  },
  {
    name: "writePlace",
    method: "PUT",
    path: "/api/me/place",
    summary: "Change my language and my time zone",
    who: "person",
    body: place,
    answer: place,
    example: { language: "en", zone: "Europe/Rome" },
    async run(call) {
      const { database } = call.rooms.services;
      await writePlace(database, whoAsks(call).id, call.body as Place);
      return ok(call.body);
    },
  },
];

/** Milliseconds that somebody waits for a message that they asked for. */
const TEST_PATIENCE = 10_000;

const own = (call: Call): Promise<Result<Channel, Problem>> =>
  ownChannel(call.rooms.services, whoAsks(call).id, call.params["channel"] ?? "");

const shown = (found: Result<Channel, Problem>): Result<unknown, Problem> =>
  found.ok ? ok({ channel: shownChannel(found.value) }) : found;

/** Whoever has the slip may do this and nothing else. */
async function bySlip({ rooms, query }: Call, isOn: boolean): Promise<Result<unknown, Problem>> {
  const { services } = rooms;
  const { slip } = query as z.infer<typeof onSlip>;
  const id = await channelOn(services.database, slip);
  const found = id === undefined ? undefined : await channelCalled(services, id);
  if (found === undefined) return no("slip/unknown");
  const { label, wishes, address } = found;
  await changeChannel(services, found.id, { wishes: { ...wishes, isOn } });
  return ok({ kind: address.kind, label, isOn });
}

const no = (code: Parameters<typeof problem>[0]): Result<never, Problem> => ({
  ok: false,
  error: problem(code),
});
