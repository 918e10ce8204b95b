import type { Absences } from "@sofala/protocol";
import type { Kysely } from "kysely";
import { newId } from "../tokens.ts";
import { addDays, dayAt, weekdayOf, type Day } from "../clocks/days.ts";
import type { RestCalendar } from "../clocks/rest.ts";
import type { Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";

type WeeklyDays = RestCalendar["weekly"];
type Holiday = RestCalendar["holidays"][number];

const NO_WEEKLY_DAYS: WeeklyDays = { days: [], from: "0000-01-01", before: [] };
/** The time zone of people who have not chosen one. */
export const DEFAULT_TIME_ZONE = "UTC";

/** The rest calendars of these people, by id; people without days off or holidays are left out. */
export async function loadCalendars(
  query: Kysely<DatabaseSchema>,
  people: readonly string[],
): Promise<ReadonlyMap<string, RestCalendar>> {
  if (people.length === 0) return new Map();
  const rows = await query
    .selectFrom("absences")
    .innerJoin("people", "people.id", "absences.person")
    .select(["absences.person", "absences.kind", "absences.details", "people.time_zone"])
    .where("absences.person", "in", people)
    .orderBy("absences.id")
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ person }) => person)].map(([person, own]) => {
      const weekly = own.find(({ kind }) => kind === "weekly");
      return [
        person,
        {
          timeZone: own[0]?.time_zone ?? DEFAULT_TIME_ZONE,
          weekly:
            weekly === undefined ? NO_WEEKLY_DAYS : (JSON.parse(weekly.details) as WeeklyDays),
          holidays: own.flatMap(({ kind, details }) =>
            kind === "holiday" ? [JSON.parse(details) as Holiday] : [],
          ),
        },
      ];
    }),
  );
}

/** The days off and holidays of a person, holidays in order of their first day. */
export async function loadAbsences({ query }: Database, person: string): Promise<Absences> {
  const calendar = (await loadCalendars(query, [person])).get(person);
  const holidays = calendar?.holidays ?? [];
  return {
    weekly: calendar?.weekly.days ?? [],
    holidays: holidays.toSorted((one, other) => (one.first < other.first ? -1 : 1)),
  };
}

/**
 * Replaces the days off and holidays of a person; false if a new holiday begins today or earlier. Changed days of the
 * week apply from next Monday, so that no week has more days off than allowed.
 */
export async function updateAbsences(
  database: Database,
  person: string,
  timeZone: string,
  requested: Absences,
  now: number,
): Promise<boolean> {
  const { query } = database;
  const today = dayAt(timeZone, now);
  const known = (await loadCalendars(query, [person])).get(person);
  const isUnderWay = ({ first }: Holiday) =>
    known?.holidays.some((each) => each.first === first && each.last >= today) === true;
  const isTooSoon = (holiday: Holiday) => holiday.first <= today && !isUnderWay(holiday);
  // Past holidays, and those that end before they begin, are dropped.
  const holidays = requested.holidays.filter(({ first, last }) => first <= last && last >= today);
  if (holidays.some(isTooSoon)) return false;
  const weekly = changeFromMonday(
    known?.weekly ?? NO_WEEKLY_DAYS,
    [...new Set(requested.weekly)],
    today,
  );
  const insertQuery = (kind: "weekly" | "holiday", details: object) =>
    query
      .insertInto("absences")
      .values({ id: newId(), person, kind, details: JSON.stringify(details) })
      .compile();
  const inserts = [
    insertQuery("weekly", weekly),
    ...holidays.map((holiday) => insertQuery("holiday", holiday)),
  ];
  const deleteAll = query.deleteFrom("absences").where("person", "=", person).compile();
  await database.commit({ mustChange: [], mayChange: [deleteAll, ...inserts] });
  return true;
}

/** Days off that change next Monday; until then the present ones apply. */
function changeFromMonday(known: WeeklyDays, days: readonly number[], today: Day): WeeklyDays {
  if (hasSameDays(known.days, days)) return known;
  const before = today >= known.from ? known.days : known.before;
  return { days, from: addDays(today, 7 - ((weekdayOf(today) + 6) % 7)), before };
}

const hasSameDays = (days: readonly number[], others: readonly number[]): boolean =>
  days.length === others.length && days.every((day) => others.includes(day));
