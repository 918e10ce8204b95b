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
/** Where somebody lives who has not said so. */
export const DEFAULT_TIME_ZONE = "UTC";

/** The days off and holidays of these people; of those who have any. */
export async function loadCalendars(
  query: Kysely<DatabaseSchema>,
  people: readonly string[],
): Promise<ReadonlyMap<string, RestCalendar>> {
  if (people.length === 0) return new Map();
  const rows = await query
    .selectFrom("absences")
    .innerJoin("people", "people.id", "absences.person")
    .select(["absences.person", "absences.kind", "absences.about", "people.zone"])
    .where("absences.person", "in", people)
    .orderBy("absences.id")
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ person }) => person)].map(([person, own]) => {
      const weekly = own.find(({ kind }) => kind === "weekly");
      return [
        person,
        {
          timeZone: own[0]?.zone ?? DEFAULT_TIME_ZONE,
          weekly: weekly === undefined ? NO_WEEKLY_DAYS : (JSON.parse(weekly.about) as WeeklyDays),
          holidays: own.flatMap(({ kind, about }) =>
            kind === "holiday" ? [JSON.parse(about) as Holiday] : [],
          ),
        },
      ];
    }),
  );
}

/** When somebody does not play, as they wrote it. */
export async function loadAbsences({ query }: Database, person: string): Promise<Absences> {
  const calendar = (await loadCalendars(query, [person])).get(person);
  const holidays = calendar?.holidays ?? [];
  return {
    weekly: calendar?.weekly.days ?? [],
    holidays: holidays.toSorted((one, other) => (one.first < other.first ? -1 : 1)),
  };
}

/**
 * Keeps when somebody does not play; false where a holiday would begin too soon. Days of the week hold from
 * Monday on, so that a week never has more of them than it may.
 */
export async function updateAbsences(
  database: Database,
  person: string,
  zone: string,
  wished: Absences,
  now: number,
): Promise<boolean> {
  const { query } = database;
  const today = dayAt(zone, now);
  const known = (await loadCalendars(query, [person])).get(person);
  const isUnderWay = ({ first }: Holiday) =>
    known?.holidays.some((each) => each.first === first && each.last >= today) === true;
  const isTooSoon = (holiday: Holiday) => holiday.first <= today && !isUnderWay(holiday);
  // What is over is not written again, and nobody wishes for what ends before it begins.
  const holidays = wished.holidays.filter(({ first, last }) => first <= last && last >= today);
  if (holidays.some(isTooSoon)) return false;
  const about = changeFromMonday(
    known?.weekly ?? NO_WEEKLY_DAYS,
    [...new Set(wished.weekly)],
    today,
  );
  const insert = (kind: "weekly" | "holiday", written: object) =>
    query
      .insertInto("absences")
      .values({ id: newId(), person, kind, about: JSON.stringify(written) })
      .compile();
  const written = [insert("weekly", about), ...holidays.map((each) => insert("holiday", each))];
  const gone = query.deleteFrom("absences").where("person", "=", person).compile();
  await database.commit({ mustChange: [], mayChange: [gone, ...written] });
  return true;
}

/** Other days of the week from next Monday on; those that hold now hold until then. */
function changeFromMonday(known: WeeklyDays, days: readonly number[], today: Day): WeeklyDays {
  if (hasSameDays(known.days, days)) return known;
  const before = today >= known.from ? known.days : known.before;
  return { days, from: addDays(today, 7 - ((weekdayOf(today) + 6) % 7)), before };
}

const hasSameDays = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((day) => others.includes(day));
