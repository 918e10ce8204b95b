import type { ReportReason } from "./people-text.ts";

/** The texts for operators. */
export interface OperateText {
  readonly intro: string;
  /** For everybody else. */
  readonly noAccess: { readonly title: string; readonly text: string };
  readonly openReports: string;
  readonly noOpenReports: string;
  readonly closedReports: string;
  readonly noClosedReports: string;
  readonly reasons: { readonly [Reason in ReportReason | "operator"]: string };
  readonly reportedBy: (reporter: string, at: string) => string;
  readonly decidedBy: (operator: string, at: string) => string;
  readonly messages: string;
  readonly toTable: string;
  readonly profile: string;
  readonly muted: (until: string) => string;
  readonly banned: (until?: string) => string;
  readonly otherReports: (count: number) => string;
  readonly stillOpen: string;
  readonly sanction: {
    readonly mute: (days: number) => string;
    readonly ban: (days?: number) => string;
    readonly rename: (name: string) => string;
    readonly pardon: string;
    readonly dismiss: string;
    readonly summary: (what: string, operator: string, at: string) => string;
  };
  readonly sanctionForm: {
    readonly legend: string;
    readonly kinds: {
      readonly dismiss: string;
      readonly mute: string;
      readonly ban: string;
      readonly rename: string;
      readonly pardon: string;
    };
    readonly days: string;
    readonly permanent: string;
    readonly name: string;
    readonly explanation: string;
    readonly explanationHint: string;
    readonly submit: string;
    readonly decideAgain: string;
  };
}
