/** A report of a problem, prepared for the person to send. */
export interface ProblemReportText {
  readonly title: string;
  readonly text: string;
  readonly comment: string;
  readonly commentHint: string;
  /** What goes into the file. */
  readonly contentsTitle: string;
  readonly position: (round: number) => string;
  readonly environment: string;
  readonly noNames: string;
  readonly preview: string;
  readonly download: string;
  readonly copy: string;
  readonly copied: string;
  readonly cannotCopy: string;
  readonly saved: string;
}
