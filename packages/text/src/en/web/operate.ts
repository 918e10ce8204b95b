import type { PeopleText } from "./people.ts";
import { count, list } from "../grammar.ts";

/** The texts for operators. */
export const operate = {
  intro:
    "How the server is doing, its backups, and reports from players. Every decision about a report is logged.",
  /** For everybody else. */
  noAccess: {
    title: "Operators only",
    text: "The people who run the server can add operators with: sofala admin operator NAME.",
  },
  site: {
    title: "Figures",
    /** The time that the plots show. */
    over: "Show",
    day: "Day",
    month: "Month",
    span: {
      day: "The last 24 hours, every five minutes.",
      month: "The last 30 days, hour by hour.",
    },
    servers: (versions: readonly (readonly [version: string, count: number])[]) =>
      `${list(versions.map(([version, number]) => `${count(number, "server")} with version ${version}`))}.`,
    /** In place of a version: the server did not say which. */
    olderVersion: "0.1.0 or older",
    figures: {
      people: "People online",
      games: "Games in progress",
      moves: "Moves",
      errors: "Errors",
      commitTime: "Time to save a move",
      load: "Server load",
      botQueue: "Waiting for bots",
      notifications: "Notifications to send",
      memory: "Memory",
      database: "Database",
      disk: "Disk in use",
    },
    highest: (value: string) => `highest: ${value}`,
    total: { day: "in 24 hours", month: "in 30 days" },
    of: (size: string) => `of ${size}`,
    table: { day: "Figures by the hour", month: "Figures by day" },
    tableHint:
      "Moves and errors are totals; everything else is the highest value. 99 of 100 moves were saved in the time given, or less.",
    time: "Time",
  },
  backups: {
    title: "Backups",
    off: "Backups are off. Set BACKUP_TO and restart the server; the hosting guide explains how.",
    none: "No backup yet. The first one is made a minute after the server starts.",
    /** After the time and size of the newest good backup. */
    verified: "read back and verified",
    newest: "Newest good backup",
    location: "Stored in",
    encrypted: "encrypted",
    notEncrypted: "not encrypted",
    problems: {
      failed: "The last backup failed. The server will try again.",
      outdated: "The newest good backup is more than two days old.",
    },
    failure: "Last error",
  },
  openReports: "Open reports",
  noOpenReports: "No open reports.",
  closedReports: "Closed reports",
  noClosedReports: "No closed reports yet.",
  reasons: {
    abuse: "Insults or harassment",
    name: "Offensive name",
    cheating: "Unfair play",
    stalling: "Holding up games",
    other: "Something else",
    operator: "Operator's action",
  } satisfies Record<keyof PeopleText["report"]["reasons"] | "operator", string>,
  reportedBy: (reporter: string, at: string) => `reported by ${reporter}, ${at}`,
  decidedBy: (operator: string, at: string) => `by ${operator}, ${at}`,
  messages: "Messages",
  toTable: "Open table",
  profile: "Profile",
  muted: (until: string) => `muted until ${until}`,
  banned: (until?: string) =>
    until === undefined ? "banned permanently" : `banned until ${until}`,
  otherReports: (number: number) => count(number, "other report"),
  stillOpen: "open",
  sanction: {
    mute: (days: number) => `muted for ${count(days, "day")}`,
    ban: (days?: number) =>
      days === undefined ? "banned permanently" : `banned for ${count(days, "day")}`,
    rename: (name: string) => `renamed to ${name}`,
    pardon: "pardoned",
    dismiss: "dismissed",
    summary: (what: string, operator: string, at: string) => `${what} by ${operator}, ${at}`,
  },
  /** What operators did. */
  log: {
    title: "Log",
    intro: "What operators did, newest first. Entries are kept for two years.",
    filter: "Player or operator",
    show: "Show",
    showAll: "Show everybody",
    none: "Nothing in the log.",
    more: "Show older entries",
    table: "Table",
    /** After a name or a link to a table, and ": ". */
    actions: {
      dismiss: "report dismissed",
      mute: "muted",
      ban: "banned",
      rename: "renamed to",
      pardon: "pardoned",
      appoint: "made an operator",
      "dismiss-operator": "no longer an operator",
      "reset-password": "link to reset the password",
      "abort-table": "game ended",
      "set-clock": "clock set to",
      other: "something that this version does not know",
    },
    until: (time: string) => `until ${time}`,
    /** The time that a clock was set to. */
    seconds: (seconds: number) => count(seconds, "second"),
    answersReport: (reporter: string, reason: string) => `Reported by ${reporter}: ${reason}.`,
    quote: (text: string) => `“${text}”`,
    /** In place of an operator's name. */
    commandLine: "sofala admin",
  },
  sanctionForm: {
    legend: "Action",
    kinds: {
      dismiss: "Dismiss",
      mute: "Mute",
      ban: "Ban",
      rename: "Rename",
      pardon: "Pardon",
    },
    days: "For how many days?",
    permanent: "Permanently",
    name: "New name",
    explanation: "Message to the player",
    explanationHint: "One sentence that explains your decision.",
    submit: "Confirm",
    decideAgain: "Decide again",
  },
};

export type OperateText = typeof operate;
