import { LANGUAGES } from "@sofala/text/languages";
import { appText } from "./app-text.ts";

/** The language in which dates are written. */
export const dateLocale = (): string => LANGUAGES[appText.value.tag].dateLocale;

/** `18 November 2026 at 17:05`, or shorter: `18 Nov 2026, 17:05`. */
export function dateTimeText(at: number, length: "long" | "medium" = "long"): string {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: length, timeStyle: "short" }).format(
    at,
  );
}

/** `Tuesday 17 November at 18:20` */
export const weekdayTimeText = (at: number): string =>
  new Intl.DateTimeFormat(dateLocale(), {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);
