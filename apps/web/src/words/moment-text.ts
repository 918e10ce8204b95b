import { words } from "./words.ts";

/** `18 November 2026 at 17:05`, or shorter: `18 Nov 2026, 17:05`. */
export function momentText(at: number, length: "long" | "medium" = "long"): string {
  // The app's English is British.
  const tag = words.value.tag === "en" ? "en-GB" : words.value.tag;
  return new Intl.DateTimeFormat(tag, { dateStyle: length, timeStyle: "short" }).format(at);
}
