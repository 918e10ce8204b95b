import { capitalize } from "../../text/capitalize.ts";
import { notificationsText } from "../../text/notifications-text.ts";
import type { NotificationsModel } from "./notifications-model.ts";

/** The server's limit per week. */
const MAX_DAYS_OFF = 2;
/** Monday first. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];

/** The weekdays on which somebody does not play. */
export function DaysOff({ model }: { readonly model: NotificationsModel }) {
  const { absences: text } = notificationsText.value;
  const { weekly = [], holidays = [] } = model.absences.value ?? {};
  const turn = (day: number, isOff: boolean) =>
    void model.saveAbsences({
      weekly: isOff ? [...weekly, day] : weekly.filter((each) => each !== day),
      holidays,
    });
  return (
    <fieldset class="weekdays">
      <legend>{text.weekly}</legend>
      <p class="quiet hint">{text.weeklyText}</p>
      <div class="days">
        {WEEKDAYS.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={weekly.includes(day)}
              disabled={weekly.length >= MAX_DAYS_OFF && !weekly.includes(day)}
              onChange={(event) => turn(day, event.currentTarget.checked)}
            />
            <span>{capitalize(text.weekdays[day] ?? "")}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
