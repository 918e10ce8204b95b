/** A report of a problem, prepared for the person to send. */
export interface ReportText {
  readonly title: string;
  readonly text: string;
  readonly words: string;
  readonly wordsHint: string;
  /** What goes into the file. */
  readonly contents: string;
  readonly position: (round: number) => string;
  readonly circumstances: string;
  readonly noNames: string;
  readonly preview: string;
  readonly download: string;
  readonly copy: string;
  readonly copied: string;
  readonly cannotCopy: string;
  readonly saved: string;
}
