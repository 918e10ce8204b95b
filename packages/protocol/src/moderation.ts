import * as z from "zod/mini";
import { chatMessage } from "./messages.ts";
import {
  timestamp,
  named,
  integerBetween,
  milliseconds,
  withFallback,
  type ReadonlyInfer,
} from "./shared-schemas.ts";
import { personReference } from "./social.ts";
import { personName } from "./table-settings.ts";

export const REPORT_REASONS = ["abuse", "name", "cheating", "stalling", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

const identifier = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/u));
/** Text that may have line breaks. */
const multiLineText = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max), z.regex(/^[^\0\ud800-\udfff]*$/u));

export const newReport = named(
  "NewReport",
  "A report of a person to the operators.",
  z.strictObject({
    reportedPersonId: identifier,
    tableId: z.optional(identifier),
    messageNumber: z.optional(
      integerBetween(1, 1_000_000).check(z.describe("The chat message at that table")),
    ),
    reason: z.enum(REPORT_REASONS),
    text: z._default(multiLineText(1000), ""),
  }),
);
export type NewReport = z.infer<typeof newReport>;

const days = integerBetween(1, 3650);
const explanation = multiLineText(500).check(z.describe("Shown to the person"));

/** An operator's decision about a person. Stored in this form. */
export const sanction = named(
  "Sanction",
  "An operator's decision about a person. A ban without days is permanent; a pardon ends bans and mutes; dismiss closes a report without a sanction.",
  withFallback(
    z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("mute"), days, explanation }),
      z.strictObject({ kind: z.literal("ban"), days: z.exactOptional(days), explanation }),
      z.strictObject({ kind: z.literal("rename"), name: personName, explanation }),
      z.strictObject({ kind: z.literal("pardon"), explanation }),
      z.strictObject({ kind: z.literal("dismiss") }),
    ]),
    { kind: "dismiss" },
  ),
);
export type Sanction = ReadonlyInfer<typeof sanction>;

export const sanctionRequest = named(
  "SanctionRequest",
  "A sanction, and the report that it closes, if any.",
  z.strictObject({ reportId: z.optional(identifier), sanction }),
);
export type SanctionRequest = z.infer<typeof sanctionRequest>;

export const moderationStatus = named(
  "ModerationStatus",
  "What operators decided about a person: until when, and why.",
  z.strictObject({
    muted: z.exactOptional(z.strictObject({ until: timestamp, explanation: z.string() })),
    banned: z.exactOptional(
      z.strictObject({ until: z.exactOptional(timestamp), explanation: z.string() }),
    ),
    renamed: z.exactOptional(z.strictObject({ previousName: z.string(), explanation: z.string() })),
  }),
);
export type ModerationStatus = ReadonlyInfer<typeof moderationStatus>;

const reportReason = withFallback(z.enum([...REPORT_REASONS, "operator"]), "other");

const closedReport = z.strictObject({
  at: timestamp,
  by: z.string().check(z.describe("The operator's name")),
  sanction,
});

export const report = named(
  "Report",
  "A report as operators see it, or an operator's decision without a report (reason `operator`).",
  z.strictObject({
    id: z.string(),
    createdAt: timestamp,
    reason: reportReason,
    text: z.string(),
    reporter: personReference,
    reportedPerson: personReference,
    moderation: moderationStatus.check(z.describe("What applies to the person now")),
    tableId: z.exactOptional(z.string()),
    messageNumber: z.exactOptional(z.int()),
    messages: z
      .array(chatMessage)
      .check(z.describe("The reported chat message with those before and after it")),
    otherReports: z
      .array(
        z.strictObject({
          createdAt: timestamp,
          reason: reportReason,
          closed: z.exactOptional(closedReport),
        }),
      )
      .check(z.describe("Other reports of the same person, newest first")),
    closed: z.exactOptional(closedReport),
  }),
);
export type Report = ReadonlyInfer<typeof report>;

const moderationLogEntry = named(
  "ModerationLogEntry",
  "Something that an operator did.",
  z.strictObject({
    id: z.string(),
    at: timestamp,
    operator: personReference.check(z.describe("`host`: somebody with access to the server")),
    person: z.exactOptional(personReference.check(z.describe("To whom it was done"))),
    tableId: z.exactOptional(z.string()),
    action: withFallback(
      z.enum([
        "dismiss",
        "mute",
        "ban",
        "rename",
        "pardon",
        "appoint",
        "dismiss-operator",
        "reset-password",
        "abort-table",
        "set-clock",
        "other",
      ]),
      "other",
    ),
    until: z.exactOptional(
      timestamp.check(z.describe("The end of a mute or ban; missing if a ban is permanent")),
    ),
    name: z.exactOptional(z.string().check(z.describe("The new name of the person"))),
    leftMs: z.exactOptional(
      milliseconds.check(z.describe("Milliseconds to which a clock was set")),
    ),
    explanation: z.exactOptional(z.string()),
    report: z.exactOptional(
      z
        .strictObject({ reason: reportReason, text: z.string(), reporter: personReference })
        .check(z.describe("The report that it answers")),
    ),
  }),
);
export type ModerationLogEntry = ReadonlyInfer<typeof moderationLogEntry>;

export const moderationLog = named(
  "ModerationLog",
  "A page of what operators did, newest first.",
  z.strictObject({
    entries: z.array(moderationLogEntry),
    next: z.exactOptional(
      z.string().check(z.describe("For the next page, if there are older entries")),
    ),
  }),
);
export type ModerationLog = ReadonlyInfer<typeof moderationLog>;
