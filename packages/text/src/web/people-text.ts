/** Whom one plays with, and whom one would rather not. */
export interface CompanyText {
  readonly lead: string;
  readonly toLobby: string;
  readonly friends: {
    readonly title: string;
    readonly none: string;
    readonly here: string;
    readonly away: string;
    /** At a table that gathers players, and at one where a game runs. */
    readonly join: (table: string) => string;
    readonly watch: (table: string) => string;
    /** A table without a title. */
    readonly table: string;
  };
  readonly asking: string;
  readonly asked: string;
  /** What can be done at once about somebody in a list; a name follows where it is spoken. */
  readonly ways: {
    readonly accept: string;
    readonly decline: string;
    readonly withdraw: string;
    readonly unfriend: string;
    readonly unblock: string;
    readonly request: string;
  };
  readonly find: {
    readonly title: string;
    readonly label: string;
    readonly hint: string;
    readonly none: (name: string) => string;
    readonly lately: string;
    readonly latelyNone: string;
  };
  readonly blocked: { readonly title: string; readonly none: string };
  readonly menu: PersonMenuText;
  readonly block: {
    readonly title: (name: string) => string;
    readonly text: (name: string) => readonly string[];
    readonly go: string;
  };
  readonly report: ReportText;
  readonly notices: NoticesText;
}

interface PersonMenuText {
  /** The button: `What to do about Ben`. */
  readonly button: (name: string) => string;
  readonly profile: string;
  readonly ask: string;
  readonly accept: string;
  readonly block: string;
  readonly unblock: string;
  readonly report: string;
  /** What they are to me. */
  readonly isAsked: (name: string) => string;
  readonly isFriend: (name: string) => string;
  readonly isBlocked: (name: string) => string;
}

interface ReportText {
  readonly title: (name: string) => string;
  readonly text: string;
  /** What was said is sent along. */
  readonly message: string;
  readonly reason: string;
  readonly reasons: { readonly [Reason in ReportReason]: string };
  readonly words: string;
  readonly hint: string;
  readonly send: string;
  readonly done: string;
}

export type ReportReason = "abuse" | "name" | "cheating" | "stalling" | "other";

interface NoticesText {
  readonly muted: (until: string) => string;
  readonly banned: { readonly title: string; readonly text: (until?: string) => string };
  readonly renamed: (from: string, name: string) => string;
  readonly why: (why: string) => string;
  readonly read: string;
  readonly alone: string;
}
