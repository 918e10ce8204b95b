import { Switch } from "../../ui/switch.tsx";
import { onlineText } from "../../text/online-text.ts";
import { HOLIDAY_CHOICES, type TableForm } from "./table-form.ts";

interface Props {
  readonly form: TableForm;
  readonly onChange: (form: TableForm) => void;
}

/** The absences that stop the clock of a correspondence game. */
export function RestFields({ form, onChange }: Props) {
  const { absences: text } = onlineText.value;
  return (
    <>
      <Switch
        name={text.weekly}
        hint={text.weeklyText}
        isOn={form.rest.weekly}
        onChange={(weekly) => onChange({ ...form, rest: { ...form.rest, weekly } })}
      />
      <label class="choice">
        <span>{text.holidays}</span>
        <select
          class="field"
          value={form.rest.days}
          onChange={(event) =>
            onChange({ ...form, rest: { ...form.rest, days: Number(event.currentTarget.value) } })
          }
        >
          {HOLIDAY_CHOICES.map((days) => (
            <option key={days} value={days}>
              {text.days(days)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
