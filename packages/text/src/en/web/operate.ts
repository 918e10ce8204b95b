import type { PeopleText } from "./people.ts";
import { count } from "../grammar.ts";

/** The texts for operators. */
export const operate = {
  intro: "What people report, and what was done about it. Everything done here is written down.",
  /** For everybody else. */
  noAccess: {
    title: "This page is for operators",
    text: "Whoever runs the server names them, with: sofala admin operator NAME.",
  },
  openReports: "Waiting",
  noOpenReports: "Nothing waits for you.",
  closedReports: "Done",
  noClosedReports: "Nothing has been done yet.",
  reasons: {
    abuse: "Insults or harassment",
    name: "Offensive name",
    cheating: "Unfair play",
    stalling: "Holding up games",
    other: "Something else",
    operator: "Act of an operator",
  } satisfies Record<keyof PeopleText["report"]["reasons"] | "operator", string>,
  reportedBy: (reporter: string, at: string) => `reported by ${reporter}, ${at}`,
  decidedBy: (operator: string, at: string) => `by ${operator}, ${at}`,
  messages: "What was said",
  toTable: "To the table",
  profile: "Profile",
  muted: (until: string) => `muted until ${until}`,
  banned: (until?: string) => (until === undefined ? "banned for good" : `banned until ${until}`),
  otherReports: (number: number) => count(number, "other report"),
  stillOpen: "waiting",
  sanction: {
    mute: (days: number) => `muted for ${count(days, "day")}`,
    ban: (days?: number) =>
      days === undefined ? "banned for good" : `banned for ${count(days, "day")}`,
    rename: (name: string) => `renamed to ${name}`,
    pardon: "pardoned",
    dismiss: "dismissed",
    summary: (what: string, operator: string, at: string) => `${what} by ${operator}, ${at}`,
  },
  sanctionForm: {
    legend: "What to do",
    kinds: {
      dismiss: "Dismiss",
      mute: "Mute",
      ban: "Ban",
      rename: "Rename",
      pardon: "Pardon",
    },
    days: "For how many days?",
    permanent: "For good",
    name: "The new name",
    explanation: "What the person is told",
    explanationHint: "One sentence, shown with the measure.",
    submit: "Do it",
    decideAgain: "Act again",
  },
};

export type OperateText = typeof operate;
