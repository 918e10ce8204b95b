import { capital } from "../../text/capitalize.ts";
import { notices } from "../../text/notifications-text.ts";
import type { NoticesModel } from "./notifications-model.ts";

/** A week has so many days off at most. */
const MOST = 2;
/** Weeks begin on a Monday here. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** The days of every week on which somebody does not play. */
export function DaysOff({ model }: { readonly model: NoticesModel }) {
  const { rest: text } = notices.value;
  const { weekly = [], holidays = [] } = model.absences.value ?? {};
  const turn = (day: number, isOff: boolean) =>
    void model.rest({
      weekly: isOff ? [...weekly, day] : weekly.filter((each) => each !== day),
      holidays,
    });
  return (
    <fieldset class="weekdays">
      <legend>{text.weekly}</legend>
      <p class="quiet hint">{text.weeklyText}</p>
      <div class="days">
        {WEEK.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={weekly.includes(day)}
              disabled={weekly.length >= MOST && !weekly.includes(day)}
              onChange={(event) => turn(day, event.currentTarget.checked)}
            />
            <span>{capital(text.weekdays[day] ?? "")}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
