import { count } from "../grammar.ts";

/** Absences at a correspondence table, and the link to the notification settings. */
export const absences = {
  /** The link to the notification settings, for people who wait. */
  notifyMe: "Notify me when it is my turn",
  weekly: "Days off stop the clock",
  weeklyText: "Up to two per week. Everybody chooses their own.",
  holidays: "Holidays per player for the whole game",
  days: (days: number) => (days === 0 ? "none" : count(days, "day")),
  /** Among the settings of a table. */
  settingsSummary: ({ weekly, days }: { readonly weekly: boolean; readonly days: number }) =>
    [
      weekly ? "Days off stop the clock" : "No days off",
      days === 0 ? "no holidays." : `${count(days, "holiday")} each.`,
    ].join("; "),
  /** For a seat whose clock is stopped. */
  absentUntil: (day: string) => `away until ${day}`,
};

export type AbsencesText = typeof absences;
