/** Friends and blocked people. */
export interface PeopleText {
  readonly intro: string;
  readonly toLobby: string;
  readonly friends: {
    readonly title: string;
    readonly noFriends: string;
    readonly online: string;
    readonly offline: string;
    /** At a table that waits for players, and at a running game. */
    readonly join: (table: string) => string;
    readonly watch: (table: string) => string;
    /** A table without a title. */
    readonly untitledTable: string;
  };
  readonly incomingRequests: string;
  readonly outgoingRequests: string;
  /** Actions on a person in a list; screen readers add the name. */
  readonly actions: {
    readonly accept: string;
    readonly decline: string;
    readonly withdraw: string;
    readonly unfriend: string;
    readonly unblock: string;
    readonly request: string;
  };
  readonly search: {
    readonly title: string;
    readonly label: string;
    readonly hint: string;
    readonly noMatch: (name: string) => string;
    readonly recentlyMet: string;
    readonly nobodyRecentlyMet: string;
  };
  readonly blocked: { readonly title: string; readonly nobodyBlocked: string };
  readonly menu: PersonMenuText;
  readonly block: {
    readonly title: (name: string) => string;
    readonly text: (name: string) => readonly string[];
    readonly confirm: string;
  };
  readonly report: PersonReportText;
  readonly moderationStatus: ModerationStatusText;
}

interface PersonMenuText {
  /** The button: `What to do about Ben`. */
  readonly button: (name: string) => string;
  readonly profile: string;
  readonly sendRequest: string;
  readonly acceptRequest: string;
  readonly block: string;
  readonly unblock: string;
  readonly report: string;
  /** The relationship to this person. */
  readonly requestSent: (name: string) => string;
  readonly alreadyFriend: (name: string) => string;
  readonly alreadyBlocked: (name: string) => string;
}

interface PersonReportText {
  readonly title: (name: string) => string;
  readonly text: string;
  /** The chat is attached. */
  readonly messageIncluded: string;
  readonly reason: string;
  readonly reasons: { readonly [Reason in ReportReason]: string };
  readonly comment: string;
  readonly commentHint: string;
  readonly send: string;
  readonly done: string;
}

export type ReportReason = "abuse" | "name" | "cheating" | "stalling" | "other";

interface ModerationStatusText {
  readonly muted: (until: string) => string;
  readonly banned: { readonly title: string; readonly text: (until?: string) => string };
  readonly renamed: (from: string, name: string) => string;
  readonly explanation: (why: string) => string;
  readonly acknowledge: string;
  readonly playLocally: string;
}
