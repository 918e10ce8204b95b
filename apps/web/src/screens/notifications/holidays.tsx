import { useSignal } from "@preact/signals";
import type { Absences } from "@sofala/protocol";
import { useId } from "preact/hooks";
import "../../ui/field.css";
import { Icon } from "../../ui/icon.tsx";
import { dateLocale } from "../../text/date-text.ts";
import { notificationsText } from "../../text/notifications-text.ts";
import type { NotificationsModel } from "./notifications-model.ts";

type Holiday = Absences["holidays"][number];

/** Holidays, which must be entered at least one day before. */
export function Holidays({ model }: { readonly model: NotificationsModel }) {
  const { absences: text } = notificationsText.value;
  const id = useId();
  const first = useSignal("");
  const last = useSignal("");
  const { weekly = [], holidays = [] } = model.absences.value ?? {};
  const add = async (event: Event) => {
    event.preventDefault();
    const next = { first: first.peek(), last: last.peek() };
    if (!(await model.saveAbsences({ weekly, holidays: [...holidays, next] }))) return;
    first.value = "";
    last.value = "";
  };
  const remove = (gone: Holiday) =>
    void model.saveAbsences({ weekly, holidays: holidays.filter((each) => each !== gone) });
  return (
    <form class="holidays" aria-labelledby={`${id}-title`} onSubmit={(event) => void add(event)}>
      <h3 id={`${id}-title`}>{text.holidays}</h3>
      {holidays.length === 0 && <p class="quiet">{text.noHolidays}</p>}
      <ul>
        {holidays.map((holiday) => (
          <li key={`${holiday.first} ${holiday.last}`}>
            <span>{holidayText(holiday)}</span>
            <button
              type="button"
              class="button quiet"
              aria-label={text.removeHoliday(holidayText(holiday))}
              disabled={model.isBusy.value}
              onClick={() => remove(holiday)}
            >
              <Icon name="bin" />
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        <label>
          <span>{text.firstDay}</span>
          <input
            class="field"
            type="date"
            required
            min={tomorrow()}
            value={first.value}
            onInput={(event) => (first.value = event.currentTarget.value)}
          />
        </label>
        <label>
          <span>{text.lastDay}</span>
          <input
            class="field"
            type="date"
            required
            min={first.value === "" ? tomorrow() : first.value}
            value={last.value}
            onInput={(event) => (last.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" disabled={model.isBusy.value}>
          {text.addHoliday}
        </button>
      </div>
    </form>
  );
}

/** `24 Dec 2026 – 2 Jan 2027` */
function holidayText({ first, last }: Holiday): string {
  const format = new Intl.DateTimeFormat(dateLocale(), { dateStyle: "medium", timeZone: "UTC" });
  return format.formatRange(Date.parse(first), Date.parse(last));
}

/** The earliest first day of a holiday, by this device's clock. */
function tomorrow(): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  const part = (number: number) => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}`;
}
