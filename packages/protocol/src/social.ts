import * as z from "zod/mini";
import { chatMessage, tableStatus } from "./messages.ts";
import {
  timestamp,
  named,
  integerBetween,
  withFallback,
  type ReadonlyInfer,
} from "./shared-schemas.ts";
import { personName, singleLineText } from "./table-settings.ts";

export const personReference = named(
  "Somebody",
  "A person by id and name.",
  z.strictObject({ id: z.string(), name: z.string() }),
);
export type PersonReference = ReadonlyInfer<typeof personReference>;

/** A friend's table that whoever asks may see. */
const friendTable = z.strictObject({
  id: z.string(),
  game: z.string(),
  status: tableStatus,
  title: z.exactOptional(z.string()),
});

export const friend = named(
  "Friend",
  "A friend: whether they are here now, and at which tables that I may see.",
  z.strictObject({
    person: personReference,
    since: timestamp,
    isHere: z.boolean(),
    tables: z.array(friendTable),
  }),
);
export type Friend = ReadonlyInfer<typeof friend>;

export const relationships = named(
  "Company",
  "My friends, who asks to be one, whom I asked, and whom I blocked.",
  z.strictObject({
    friends: z.array(friend),
    asking: z.array(personReference),
    asked: z.array(personReference),
    blocked: z.array(personReference),
  }),
);
export type Relationships = ReadonlyInfer<typeof relationships>;

/** What somebody wants to be to somebody else. */
export const RELATIONSHIP_ACTIONS = [
  "ask",
  "accept",
  "decline",
  "withdraw",
  "unfriend",
  "block",
  "unblock",
] as const;
export type RelationshipAction = (typeof RELATIONSHIP_ACTIONS)[number];

export const relationshipChange = named(
  "TieChange",
  "What I want to be to somebody; asking who has asked me accepts.",
  z.strictObject({ wish: z.enum(RELATIONSHIP_ACTIONS) }),
);

export const relationshipState = z
  .enum(["none", "asked", "friend", "blocked"])
  .check(z.describe("What they are to me from now on"));
export type RelationshipState = z.infer<typeof relationshipState>;

export const peopleSearchResult = z.strictObject({
  found: z.array(personReference).check(z.describe("Accounts whose names begin so")),
  lately: z.array(personReference).check(z.describe("People I played with, the last first")),
});
export type PeopleSearchResult = ReadonlyInfer<typeof peopleSearchResult>;

/** Why somebody is reported. */
export const REPORT_REASONS = ["abuse", "name", "cheating", "stalling", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

const identifier = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/u));
/** Some words, which may have several lines. */
const multiLineText = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most), z.regex(/^[^\0\ud800-\udfff]*$/u));

export const newReport = named(
  "NewReport",
  "What somebody did that an operator should see.",
  z.strictObject({
    about: identifier.check(z.describe("The id of a person")),
    table: z.optional(identifier),
    message: z.optional(
      integerBetween(1, 1_000_000).check(z.describe("The number of what was said there")),
    ),
    reason: z.enum(REPORT_REASONS),
    words: z._default(multiLineText(1000), ""),
  }),
);
export type NewReport = z.infer<typeof newReport>;

const days = integerBetween(1, 3650);
const explanation = multiLineText(500).check(z.describe("What the person is told"));

/** What an operator does. */
export const sanction = named(
  "Verdict",
  "What an operator does: a ban without days is for good; a pardon ends a ban and a silence.",
  withFallback(
    z.discriminatedUnion("act", [
      z.strictObject({ act: z.literal("mute"), days, why: explanation }),
      z.strictObject({ act: z.literal("ban"), days: z.exactOptional(days), why: explanation }),
      z.strictObject({ act: z.literal("rename"), name: personName, why: explanation }),
      z.strictObject({ act: z.literal("pardon"), why: explanation }),
      z.strictObject({ act: z.literal("dismiss") }),
    ]),
    { act: "dismiss" },
  ),
);
export type Sanction = ReadonlyInfer<typeof sanction>;

export const sanctionRequest = named(
  "Judgement",
  "A verdict on a person, perhaps as the answer to a report.",
  z.strictObject({ report: z.optional(identifier), verdict: sanction }),
);
export type SanctionRequest = z.infer<typeof sanctionRequest>;

/** What an operator lets somebody know. */
export const moderationStatus = named(
  "Notices",
  "What operators decided about me, until when, and why.",
  z.strictObject({
    muted: z.exactOptional(z.strictObject({ until: timestamp, why: z.string() })),
    banned: z.exactOptional(z.strictObject({ until: z.exactOptional(timestamp), why: z.string() })),
    renamed: z.exactOptional(z.strictObject({ from: z.string(), why: z.string() })),
  }),
);
export type ModerationStatus = ReadonlyInfer<typeof moderationStatus>;

const reportReason = withFallback(z.enum([...REPORT_REASONS, "operator"]), "other");

const closedReport = z.strictObject({
  at: timestamp,
  by: z.string().check(z.describe("The operator's name")),
  verdict: sanction,
});

export const report = named(
  "Report",
  "A report as operators see it, or an act of theirs that answered none.",
  z.strictObject({
    id: z.string(),
    created: timestamp,
    reason: reportReason,
    words: z.string(),
    reporter: personReference,
    about: personReference,
    notices: moderationStatus.check(z.describe("What holds for the person now")),
    table: z.exactOptional(z.string()),
    message: z.exactOptional(z.int()),
    talk: z.array(chatMessage).check(z.describe("What was said, with what came before and after")),
    earlier: z
      .array(
        z.strictObject({
          created: timestamp,
          reason: reportReason,
          closed: z.exactOptional(closedReport),
        }),
      )
      .check(z.describe("Other reports about the same person, the last first")),
    closed: z.exactOptional(closedReport),
  }),
);
export type Report = ReadonlyInfer<typeof report>;

/** The beginning of a name. */
export const namePrefix = singleLineText(1, 40);
