import { words } from "./app-text.ts";

/** The language in which dates are written: the app's English is British. */
export const dateTag = (): string => (words.value.tag === "en" ? "en-GB" : words.value.tag);

/** `18 November 2026 at 17:05`, or shorter: `18 Nov 2026, 17:05`. */
export function momentText(at: number, length: "long" | "medium" = "long"): string {
  return new Intl.DateTimeFormat(dateTag(), { dateStyle: length, timeStyle: "short" }).format(at);
}

/** `Tuesday 17 November at 18:20` */
export const dayAndTime = (at: number): string =>
  new Intl.DateTimeFormat(dateTag(), {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);
