import * as z from "zod/mini";
import { chatMessage, status } from "./messages.ts";
import { moment, named, whole, withFallback, type Told } from "./shared-schemas.ts";
import { name, text } from "./table-settings.ts";

export const somebody = named(
  "Somebody",
  "A person by id and name.",
  z.strictObject({ id: z.string(), name: z.string() }),
);
export type Somebody = Told<typeof somebody>;

/** A friend's table that whoever asks may see. */
const friendTable = z.strictObject({
  id: z.string(),
  game: z.string(),
  status,
  title: z.exactOptional(z.string()),
});

export const friend = named(
  "Friend",
  "A friend: whether they are here now, and at which tables that I may see.",
  z.strictObject({
    person: somebody,
    since: moment,
    isHere: z.boolean(),
    tables: z.array(friendTable),
  }),
);
export type Friend = Told<typeof friend>;

export const company = named(
  "Company",
  "My friends, who asks to be one, whom I asked, and whom I blocked.",
  z.strictObject({
    friends: z.array(friend),
    asking: z.array(somebody),
    asked: z.array(somebody),
    blocked: z.array(somebody),
  }),
);
export type Company = Told<typeof company>;

/** What somebody wants to be to somebody else. */
export const TIE_WISHES = [
  "ask",
  "accept",
  "decline",
  "withdraw",
  "unfriend",
  "block",
  "unblock",
] as const;
export type TieWish = (typeof TIE_WISHES)[number];

export const tieChange = named(
  "TieChange",
  "What I want to be to somebody; asking who has asked me accepts.",
  z.strictObject({ wish: z.enum(TIE_WISHES) }),
);

export const tie = z
  .enum(["none", "asked", "friend", "blocked"])
  .check(z.describe("What they are to me from now on"));
export type Tie = z.infer<typeof tie>;

export const found = z.strictObject({
  found: z.array(somebody).check(z.describe("Accounts whose names begin so")),
  lately: z.array(somebody).check(z.describe("People I played with, the last first")),
});
export type Found = Told<typeof found>;

/** Why somebody is reported. */
export const REPORT_REASONS = ["abuse", "name", "cheating", "stalling", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/u));
/** Some words, which may have several lines. */
const words = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most), z.regex(/^[^\0\ud800-\udfff]*$/u));

export const newReport = named(
  "NewReport",
  "What somebody did that an operator should see.",
  z.strictObject({
    about: id.check(z.describe("The id of a person")),
    table: z.optional(id),
    message: z.optional(whole(1, 1_000_000).check(z.describe("The number of what was said there"))),
    reason: z.enum(REPORT_REASONS),
    words: z._default(words(1000), ""),
  }),
);
export type NewReport = z.infer<typeof newReport>;

const days = whole(1, 3650);
const why = words(500).check(z.describe("What the person is told"));

/** What an operator does. */
export const verdict = named(
  "Verdict",
  "What an operator does: a ban without days is for good; a pardon ends a ban and a silence.",
  withFallback(
    z.discriminatedUnion("act", [
      z.strictObject({ act: z.literal("mute"), days, why }),
      z.strictObject({ act: z.literal("ban"), days: z.exactOptional(days), why }),
      z.strictObject({ act: z.literal("rename"), name, why }),
      z.strictObject({ act: z.literal("pardon"), why }),
      z.strictObject({ act: z.literal("dismiss") }),
    ]),
    { act: "dismiss" },
  ),
);
export type Verdict = Told<typeof verdict>;

export const judgement = named(
  "Judgement",
  "A verdict on a person, perhaps as the answer to a report.",
  z.strictObject({ report: z.optional(id), verdict }),
);
export type Judgement = z.infer<typeof judgement>;

/** What an operator lets somebody know. */
export const notices = named(
  "Notices",
  "What operators decided about me, until when, and why.",
  z.strictObject({
    muted: z.exactOptional(z.strictObject({ until: moment, why: z.string() })),
    banned: z.exactOptional(z.strictObject({ until: z.exactOptional(moment), why: z.string() })),
    renamed: z.exactOptional(z.strictObject({ from: z.string(), why: z.string() })),
  }),
);
export type Notices = Told<typeof notices>;

const reportReason = withFallback(z.enum([...REPORT_REASONS, "operator"]), "other");

const closed = z.strictObject({
  at: moment,
  by: z.string().check(z.describe("The operator's name")),
  verdict,
});

export const report = named(
  "Report",
  "A report as operators see it, or an act of theirs that answered none.",
  z.strictObject({
    id: z.string(),
    created: moment,
    reason: reportReason,
    words: z.string(),
    reporter: somebody,
    about: somebody,
    notices: notices.check(z.describe("What holds for the person now")),
    table: z.exactOptional(z.string()),
    message: z.exactOptional(z.int()),
    talk: z.array(chatMessage).check(z.describe("What was said, with what came before and after")),
    earlier: z
      .array(
        z.strictObject({
          created: moment,
          reason: reportReason,
          closed: z.exactOptional(closed),
        }),
      )
      .check(z.describe("Other reports about the same person, the last first")),
    closed: z.exactOptional(closed),
  }),
);
export type Report = Told<typeof report>;

/** The beginning of a name. */
export const namePart = text(1, 40);
