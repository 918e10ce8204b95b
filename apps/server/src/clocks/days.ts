/** A date without a time zone: `2026-11-15`. */
export type Day = string;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The date in a time zone at an instant. */
export function dayAt(timeZone: string, instant: number): Day {
  return new Date(instant + utcOffsetMs(timeZone, instant)).toISOString().slice(0, 10);
}

/** When a day, or an hour of it, starts in a time zone. */
export function startOfDay(timeZone: string, day: Day, hour = 0): number {
  const localTime = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  // The first offset may be from the other side of a daylight-saving change, so look it up again.
  const near = localTime - utcOffsetMs(timeZone, localTime);
  return localTime - utcOffsetMs(timeZone, near);
}

export const addDays = (day: Day, days = 1): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The next time after an instant at which it is this hour in a time zone. */
export function nextTimeAtHour(timeZone: string, hour: number, after: number): number {
  const today = dayAt(timeZone, after);
  const next = startOfDay(timeZone, today, hour);
  return next > after ? next : startOfDay(timeZone, addDays(today), hour);
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** How far a time zone is ahead of UTC at an instant. */
function utcOffsetMs(timeZone: string, instant: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(instant))
    parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const localTime = Date.UTC(year, month - 1, day, hour, minute, second);
  return localTime - Math.floor(instant / 1000) * 1000;
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  FORMATS.set(timeZone, format);
  return format;
}
