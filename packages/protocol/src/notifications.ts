import { LANGUAGE_TAGS } from "@sofala/text/languages";
import * as z from "zod/mini";
import { timestamp, named, integerBetween, type ReadonlyInfer } from "./shared-schemas.ts";
import { singleLineText } from "./table-settings.ts";

/** What people can be notified of. These strings are stored, so they must not change. */
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
  "ChannelPreferences",
  "What is sent through a channel, and how often.",
  z.strictObject({
    isEnabled: z.boolean(),
    kinds: z
      .array(z.enum(NOTIFICATION_KINDS))
      .check(
        z.maxLength(NOTIFICATION_KINDS.length),
        z.describe(
          "turn: it is my turn; time: my time is running out; offer: in correspondence games, an offer to me or an answer to mine; begin: a game starts; over: a game ends; proposal: somebody proposes an undo or abort; rematch: a rematch is open; chat: somebody chats while I am away",
        ),
      ),
    evenIfPresent: z.boolean().check(z.describe("Also send while I am connected to the table")),
    minutesBetween: integerBetween(0, 1440).check(
      z.describe(
        "The minimum number of minutes between two messages; whatever happens in between is collected for the next one",
      ),
    ),
    digestHour: z
      .nullable(integerBetween(0, 23))
      .check(
        z.describe(
          "Send everything about correspondence games once a day at this hour of my time zone; null: send at once. Warnings that my time is running out are always sent at once",
        ),
      ),
  }),
);
export type ChannelPreferences = ReadonlyInfer<typeof channelPreferences>;

/** The preferences of a new channel: everything but chat, at once, while the person is away. */
export const DEFAULT_CHANNEL_PREFERENCES: ChannelPreferences = {
  isEnabled: true,
  kinds: NOTIFICATION_KINDS.filter((each) => each !== "chat"),
  evenIfPresent: false,
  minutesBetween: 0,
  digestHour: null,
};

const channelLabel = singleLineText(1, 60);
const channelUrl = z.string().check(
  z.maxLength(1000),
  z.refine((url) => URL.canParse(url), "expected a URL"),
);
const webhookStyle = z.enum(["discord", "slack", "json"]);

export const newChannel = named(
  "NewChannel",
  "A new notification channel: a browser's push subscription, my confirmed email address, or a webhook.",
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
            "The endpoint of my expired subscription; its label, preferences and unsent messages move to the new one",
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
        .check(z.describe("The format; if missing, it follows from the URL, or is plain JSON")),
    }),
  ]),
);
export type NewChannel = z.infer<typeof newChannel>;

export const channel = named(
  "Channel",
  "One of my notification channels.",
  z.strictObject({
    id: z.string(),
    kind: z.enum(["push", "mail", "webhook"]),
    label: z.string(),
    preferences: channelPreferences,
    createdAt: timestamp,
    lastSentAt: z.exactOptional(timestamp.check(z.describe("When something was last sent"))),
    hasFailed: z.exactOptional(
      z.literal(true).check(z.describe("Disabled because it failed too often in a row")),
    ),
    address: z.string().check(z.describe("The endpoint, email address or URL")),
    style: z.exactOptional(webhookStyle),
    secret: z.exactOptional(
      z
        .string()
        .check(z.describe("For plain JSON: the key of the HMAC-SHA256 in X-Sofala-Signature")),
    ),
  }),
);
export type Channel = ReadonlyInfer<typeof channel>;

export const channelChange = z.strictObject({
  label: z.optional(channelLabel),
  preferences: channelPreferences,
});

/** Whether notifications can be mailed to a person. */
export const mailStatus = z
  .enum(["not-configured", "unconfirmed", "ready"])
  .check(
    z.describe(
      "not-configured: this server sends no mail; unconfirmed: I have no confirmed address; ready: mail can be sent",
    ),
  );
export type MailStatus = z.infer<typeof mailStatus>;

const calendarDay = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/u),
    z.refine(isCalendarDay, "expected a calendar day"),
    z.describe("`2026-12-24`"),
  );

export const absences = named(
  "Absences",
  "Days on which my clock stops, at tables that allow it.",
  z.strictObject({
    weekly: z
      .array(integerBetween(0, 6))
      .check(
        z.maxLength(2),
        z.describe("Days of the week, Sunday is 0; a change takes effect on the next Monday"),
      ),
    holidays: z
      .array(z.strictObject({ first: calendarDay, last: calendarDay }))
      .check(z.maxLength(20), z.describe("Whole days; announce them at least a day in advance")),
  }),
);
export type Absences = ReadonlyInfer<typeof absences>;

export const locale = named(
  "Locale",
  "The language of notifications and emails, and my time zone.",
  z.strictObject({
    language: z.enum(LANGUAGE_TAGS),
    timeZone: z.string().check(z.maxLength(64), z.refine(isTimeZone, "expected a time zone")),
  }),
);
export type Locale = ReadonlyInfer<typeof locale>;

/** True if this date exists; false for 30 February. */
function isCalendarDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
