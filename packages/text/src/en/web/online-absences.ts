import type { AbsencesText } from "../../web/online-absences-text.ts";
import { count } from "../grammar.ts";

export const absences: AbsencesText = {
  notifyMe: "Tell me when it is my turn",
  weekly: "Days off stop the clock",
  weeklyText: "Up to two a week; everybody chooses their own.",
  holidays: "Holidays for each, over the whole game",
  days: (days) => (days === 0 ? "none" : count(days, "day")),
  settingsSummary: ({ weekly, days }) =>
    [
      weekly ? "Days off stop the clock" : "No days off",
      days === 0 ? "no holidays." : `${count(days, "day")} of holiday each.`,
    ].join("; "),
  absentUntil: (day) => `rests until ${day}`,
};
