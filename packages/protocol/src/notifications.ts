import * as z from "zod/mini";
import { timestamp, named, integerBetween, type ReadonlyInfer } from "./shared-schemas.ts";
import { singleLineText } from "./table-settings.ts";

/** What somebody may be told of. */
export const NOTIFICATION_KINDS = [
  "turn",
  "time",
  "offer",
  "begin",
  "over",
  "proposal",
  "rematch",
  "chat",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const channelPreferences = named(
  "Wishes",
  "What somebody wants to be told through a channel, and how often.",
  z.strictObject({
    isOn: z.boolean(),
    occasions: z
      .array(z.enum(NOTIFICATION_KINDS))
      .check(
        z.maxLength(NOTIFICATION_KINDS.length),
        z.describe(
          "It is my turn; my time runs out; over days, an offer to me or an answer to mine; a game begins; it is over; something is proposed; a rematch is open; somebody talks while I am away",
        ),
      ),
    present: z.boolean().check(z.describe("Even while I am at the table")),
    minutes: integerBetween(0, 1440).check(
      z.describe("One message in so many minutes at most; what waited comes with the next"),
    ),
    digest: z
      .nullable(integerBetween(0, 23))
      .check(
        z.describe(
          "Of games over days: all at once, daily at this hour of mine; null: at once. Time that runs out never waits",
        ),
      ),
  }),
);
export type ChannelPreferences = ReadonlyInfer<typeof channelPreferences>;

/** What a new channel begins with: everything but talk, at once, while its person is elsewhere. */
export const DEFAULT_CHANNEL_PREFERENCES: ChannelPreferences = {
  isOn: true,
  occasions: NOTIFICATION_KINDS.filter((each) => each !== "chat"),
  present: false,
  minutes: 0,
  digest: null,
};

const channelLabel = singleLineText(1, 60);
const channelUrl = z.string().check(
  z.maxLength(1000),
  z.refine((url) => URL.canParse(url), "expected an address"),
);
const webhookStyle = z.enum(["discord", "slack", "json"]);

export const newChannel = named(
  "NewChannel",
  "A way to be told something: a browser's push subscription, my confirmed e-mail address, or a webhook.",
  z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("push"),
      label: channelLabel,
      endpoint: channelUrl,
      keys: z.strictObject({
        p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/u)),
        auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/u)),
      }),
      replaces: z.exactOptional(
        channelUrl.check(
          z.describe(
            "The endpoint of a subscription of mine that ended: its label, its wishes and what is still to be sent move to the new one",
          ),
        ),
      ),
    }),
    z.strictObject({ kind: z.literal("mail") }),
    z.strictObject({
      kind: z.literal("webhook"),
      label: channelLabel,
      url: channelUrl,
      style: z
        .optional(webhookStyle)
        .check(z.describe("What it understands; left out, the address tells, or plain JSON")),
    }),
  ]),
);
export type NewChannel = z.infer<typeof newChannel>;

export const channel = named(
  "Channel",
  "A way in which somebody is told something, as its owner sees it.",
  z.strictObject({
    id: z.string(),
    kind: z.enum(["push", "mail", "webhook"]),
    label: z.string(),
    wishes: channelPreferences,
    created: timestamp,
    told: z.exactOptional(timestamp.check(z.describe("When something was last sent"))),
    hasFailed: z.exactOptional(
      z.literal(true).check(z.describe("It failed so often in a row that it was switched off")),
    ),
    address: z.string().check(z.describe("Where it leads")),
    style: z.exactOptional(webhookStyle),
    secret: z.exactOptional(
      z
        .string()
        .check(z.describe("Of plain JSON: the key of the HMAC-SHA256 in X-Sofala-Signature")),
    ),
  }),
);
export type Channel = ReadonlyInfer<typeof channel>;

export const channelChange = z.strictObject({
  label: z.optional(channelLabel),
  wishes: channelPreferences,
});

/** Can mail be sent to somebody: the server sends none, no confirmed address is known, or it can. */
export const mailStatus = z.enum(["none", "unconfirmed", "ready"]);
export type MailStatus = z.infer<typeof mailStatus>;

const calendarDay = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/u),
    z.refine(isCalendarDay, "expected a day of the calendar"),
    z.describe("`2026-12-24`"),
  );

export const absences = named(
  "Absences",
  "When somebody does not play: where a table allows it, their clock stands still.",
  z.strictObject({
    weekly: z
      .array(integerBetween(0, 6))
      .check(z.maxLength(2), z.describe("Days of the week, Sunday is 0; they hold from Monday on")),
    holidays: z
      .array(z.strictObject({ first: calendarDay, last: calendarDay }))
      .check(z.maxLength(20), z.describe("Whole days, announced by the day before")),
  }),
);
export type Absences = ReadonlyInfer<typeof absences>;

/** The languages in which people are written to. */
export const locale = named(
  "Place",
  "The language in which somebody is written to, and the time zone they live in.",
  z.strictObject({
    language: z.enum(["en", "it"]),
    zone: z.string().check(z.maxLength(64), z.refine(isTimeZone, "expected a time zone")),
  }),
);
export type Locale = ReadonlyInfer<typeof locale>;

/** Has the calendar such a day? */
function isCalendarDay(written: string): boolean {
  const time = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
}

function isTimeZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
