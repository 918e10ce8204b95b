import type { ReportReason } from "./people-text.ts";

/** What operators see and do. */
export interface OperateText {
  readonly lead: string;
  /** For everybody else. */
  readonly refused: { readonly title: string; readonly text: string };
  readonly waiting: string;
  readonly waitingNone: string;
  readonly done: string;
  readonly doneNone: string;
  readonly reasons: { readonly [Reason in ReportReason | "operator"]: string };
  readonly about: (reporter: string, at: string) => string;
  readonly act: (operator: string, at: string) => string;
  readonly talk: string;
  readonly toTable: string;
  readonly profile: string;
  readonly muted: (until: string) => string;
  readonly banned: (until?: string) => string;
  readonly earlier: (count: number) => string;
  readonly open: string;
  readonly verdict: {
    readonly mute: (days: number) => string;
    readonly ban: (days?: number) => string;
    readonly rename: (name: string) => string;
    readonly pardon: string;
    readonly dismiss: string;
    readonly by: (what: string, operator: string, at: string) => string;
  };
  readonly judge: {
    readonly legend: string;
    readonly acts: {
      readonly dismiss: string;
      readonly mute: string;
      readonly ban: string;
      readonly rename: string;
      readonly pardon: string;
    };
    readonly days: string;
    readonly forGood: string;
    readonly name: string;
    readonly why: string;
    readonly whyHint: string;
    readonly go: string;
    readonly again: string;
  };
}
