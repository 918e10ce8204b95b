/** A day of the calendar, wherever it is lived: `2026-11-15`. */
export type Day = string;

const DAY = 86_400_000;

/** The day that it is in a time zone. */
export function dayAt(zone: string, instant: number): Day {
  return new Date(instant + utcOffset(zone, instant)).toISOString().slice(0, 10);
}

/** When a day begins in a time zone, or an hour of it. */
export function startOfDay(zone: string, day: Day, hour = 0): number {
  const there = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  // The offset of a moment that is near enough, then that of the moment itself.
  const near = there - utcOffset(zone, there);
  return there - utcOffset(zone, near);
}

export const addDays = (day: Day, days = 1): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** 0 is a Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** When clocks in a time zone next show this hour. */
export function nextTimeAtHour(zone: string, hour: number, after: number): number {
  const today = dayAt(zone, after);
  const next = startOfDay(zone, today, hour);
  return next > after ? next : startOfDay(zone, addDays(today), hour);
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** How far clocks in a time zone are ahead of UTC, in milliseconds. */
function utcOffset(zone: string, instant: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatFor(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const there = Date.UTC(year, month - 1, day, hour, minute, second);
  return there - Math.floor(instant / 1000) * 1000;
}

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  FORMATS.set(zone, made);
  return made;
}
