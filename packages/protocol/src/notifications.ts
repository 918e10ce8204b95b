import * as z from "zod/mini";
import { moment, named, whole, type Told } from "./shared-schemas.ts";
import { text } from "./table-settings.ts";

/** What somebody may be told of. */
export const OCCASIONS = [
  "turn",
  "time",
  "offer",
  "begin",
  "over",
  "proposal",
  "rematch",
  "chat",
] as const;
export type Occasion = (typeof OCCASIONS)[number];

export const wishes = named(
  "Wishes",
  "What somebody wants to be told through a channel, and how often.",
  z.strictObject({
    isOn: z.boolean(),
    occasions: z
      .array(z.enum(OCCASIONS))
      .check(
        z.maxLength(OCCASIONS.length),
        z.describe(
          "It is my turn; my time runs out; over days, an offer to me or an answer to mine; a game begins; it is over; something is proposed; a rematch is open; somebody talks while I am away",
        ),
      ),
    present: z.boolean().check(z.describe("Even while I am at the table")),
    minutes: whole(0, 1440).check(
      z.describe("One message in so many minutes at most; what waited comes with the next"),
    ),
    digest: z
      .nullable(whole(0, 23))
      .check(
        z.describe(
          "Of games over days: all at once, daily at this hour of mine; null: at once. Time that runs out never waits",
        ),
      ),
  }),
);
export type Wishes = Told<typeof wishes>;

/** What a new channel begins with: everything but talk, at once, while its person is elsewhere. */
export const USUAL_WISHES: Wishes = {
  isOn: true,
  occasions: OCCASIONS.filter((each) => each !== "chat"),
  present: false,
  minutes: 0,
  digest: null,
};

const label = text(1, 60);
const address = z.string().check(
  z.maxLength(1000),
  z.refine((url) => URL.canParse(url), "expected an address"),
);
const style = z.enum(["discord", "slack", "json"]);

export const newChannel = named(
  "NewChannel",
  "A way to be told something: a browser's push subscription, my confirmed e-mail address, or a webhook.",
  z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("push"),
      label,
      endpoint: address,
      keys: z.strictObject({
        p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/u)),
        auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/u)),
      }),
      replaces: z.exactOptional(
        address.check(
          z.describe(
            "The endpoint of a subscription of mine that ended: its label, its wishes and what is still to be sent move to the new one",
          ),
        ),
      ),
    }),
    z.strictObject({ kind: z.literal("mail") }),
    z.strictObject({
      kind: z.literal("webhook"),
      label,
      url: address,
      style: z
        .optional(style)
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
    wishes,
    created: moment,
    told: z.exactOptional(moment.check(z.describe("When something was last sent"))),
    hasFailed: z.exactOptional(
      z.literal(true).check(z.describe("It failed so often in a row that it was switched off")),
    ),
    address: z.string().check(z.describe("Where it leads")),
    style: z.exactOptional(style),
    secret: z.exactOptional(
      z
        .string()
        .check(z.describe("Of plain JSON: the key of the HMAC-SHA256 in X-Sofala-Signature")),
    ),
  }),
);
export type Channel = Told<typeof channel>;

export const channelChange = z.strictObject({ label: z.optional(label), wishes });

/** Can mail be sent to somebody: the server sends none, no confirmed address is known, or it can. */
export const mailState = z.enum(["none", "unconfirmed", "ready"]);
export type MailState = z.infer<typeof mailState>;

const day = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/u),
    z.refine(isDay, "expected a day of the calendar"),
    z.describe("`2026-12-24`"),
  );

export const absences = named(
  "Absences",
  "When somebody does not play: where a table allows it, their clock stands still.",
  z.strictObject({
    weekly: z
      .array(whole(0, 6))
      .check(z.maxLength(2), z.describe("Days of the week, Sunday is 0; they hold from Monday on")),
    holidays: z
      .array(z.strictObject({ first: day, last: day }))
      .check(z.maxLength(20), z.describe("Whole days, announced by the day before")),
  }),
);
export type Absences = Told<typeof absences>;

/** The languages in which people are written to. */
export const place = named(
  "Place",
  "The language in which somebody is written to, and the time zone they live in.",
  z.strictObject({
    language: z.enum(["en", "it"]),
    zone: z.string().check(z.maxLength(64), z.refine(isZone, "expected a time zone")),
  }),
);
export type Place = Told<typeof place>;

/** Has the calendar such a day? */
function isDay(written: string): boolean {
  const time = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
}

function isZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
