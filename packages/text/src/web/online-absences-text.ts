/** Absences at a correspondence table, and the link to the notification settings. */
export interface AbsencesText {
  /** The link to the notification settings, for people who wait. */
  readonly notifyMe: string;
  readonly weekly: string;
  readonly weeklyText: string;
  readonly holidays: string;
  readonly days: (days: number) => string;
  /** Among the settings of a table. */
  readonly settingsSummary: (rest: { readonly weekly: boolean; readonly days: number }) => string;
  /** For a seat whose clock is stopped: `rests until Monday` */
  readonly absentUntil: (day: string) => string;
}
