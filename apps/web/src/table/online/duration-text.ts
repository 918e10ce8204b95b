import type { OnlineText } from "@sofala/text/online";

type Text = OnlineText["live"]["clock"];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left, for the eye: `0:45`, `12:05`, `3 h 20 min`, `2 d 4 h`; a begun second counts. */
export function timeText(milliseconds: number, text: Text): string {
  if (milliseconds >= HOUR) return spokenTime(milliseconds, { ...text, day: text.shortDay });
  const seconds = Math.ceil(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The same for the ear: `45 s`, `12 min 5 s`, `2 days 4 h`; the smaller unit is left out where it is none. */
export function spokenTime(milliseconds: number, text: Text): string {
  if (milliseconds >= DAY) {
    return joined(
      milliseconds,
      DAY,
      HOUR,
      (n) => text.day(n),
      (n) => text.hour(n),
    );
  }
  if (milliseconds >= HOUR) {
    return joined(
      milliseconds,
      HOUR,
      MINUTE,
      (n) => text.hour(n),
      (n) => text.minute(n),
    );
  }
  const seconds = Math.ceil(milliseconds / SECOND) * SECOND;
  if (seconds < MINUTE) return text.second(seconds / SECOND);
  return joined(
    seconds,
    MINUTE,
    SECOND,
    (n) => text.minute(n),
    (n) => text.second(n),
  );
}

/** A day to come: `Monday`, or `16 Nov` where that is more than a week away. */
export function dayText(at: number, now: number, tag: string): string {
  const isNear = at - now < 7 * DAY;
  const form = isNear
    ? ({ weekday: "long" } as const)
    : ({ day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(tag === "en" ? "en-GB" : tag, form).format(at);
}

type Unit = (number: number) => string;

function joined(time: number, large: number, small: number, one: Unit, other: Unit): string {
  const rest = Math.floor((time % large) / small);
  const first = one(Math.floor(time / large));
  return rest === 0 ? first : `${first} ${other(rest)}`;
}
