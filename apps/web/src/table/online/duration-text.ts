import { LANGUAGES, type LanguageTag } from "@sofala/text/languages";
import type { OnlineText } from "@sofala/text/online";

type Text = OnlineText["onlineTable"]["clock"];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time on a clock: `0:45`, `12:05`, `3 h 20 min`, `2 d 4 h`; seconds are rounded up. */
export function clockText(milliseconds: number, text: Text): string {
  if (milliseconds >= HOUR) return durationText(milliseconds, { ...text, day: text.shortDay });
  const seconds = Math.ceil(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The same in words: `45 s`, `12 min 5 s`, `2 days 4 h`; a smaller unit of 0 is left out. */
export function durationText(milliseconds: number, text: Text): string {
  if (milliseconds >= DAY) {
    return joinUnits(
      milliseconds,
      DAY,
      HOUR,
      (n) => text.day(n),
      (n) => text.hour(n),
    );
  }
  if (milliseconds >= HOUR) {
    return joinUnits(
      milliseconds,
      HOUR,
      MINUTE,
      (n) => text.hour(n),
      (n) => text.minute(n),
    );
  }
  const seconds = Math.ceil(milliseconds / SECOND) * SECOND;
  if (seconds < MINUTE) return text.second(seconds / SECOND);
  return joinUnits(
    seconds,
    MINUTE,
    SECOND,
    (n) => text.minute(n),
    (n) => text.second(n),
  );
}

/** A future day: `Monday`, or `16 Nov` if it is more than a week away. */
export function dayText(at: number, now: number, tag: LanguageTag): string {
  const isNear = at - now < 7 * DAY;
  const form = isNear
    ? ({ weekday: "long" } as const)
    : ({ day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(LANGUAGES[tag].dateLocale, form).format(at);
}

type Unit = (number: number) => string;

function joinUnits(time: number, large: number, small: number, one: Unit, other: Unit): string {
  const rest = Math.floor((time % large) / small);
  const first = one(Math.floor(time / large));
  return rest === 0 ? first : `${first} ${other(rest)}`;
}
