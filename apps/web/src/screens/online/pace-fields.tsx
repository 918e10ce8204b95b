import { gameOrDefault } from "../../games/registry.ts";
import { Segments } from "../../ui/segments.tsx";
import { Switch } from "../../ui/switch.tsx";
import { onlineText } from "../../text/online-text.ts";
import { RestFields } from "./rest-fields.tsx";
import { CLOCK_CHOICES, DAY_CHOICES, PACE_CHOICES, type TableForm } from "./table-form.ts";

interface Props {
  readonly form: TableForm;
  readonly onChange: (form: TableForm) => void;
}

/** The pace, and what happens when time is up. */
export function PaceFields({ form, onChange }: Props) {
  const { newTable, pace: text } = onlineText.value;
  const { pace } = form;
  const isShared = gameOrDefault(form.game).sharedClock !== undefined;
  const hints = isShared ? newTable.sharedClockPaceText : newTable.paceText;
  return (
    <>
      <Segments
        legend={newTable.pace}
        hint={hints[pace]}
        value={pace}
        choices={PACE_CHOICES.map((each) => [each, newTable.paces[each]] as const)}
        onChoose={(chosen) => onChange({ ...form, pace: chosen })}
      />
      {pace === "live" && !isShared && (
        <label class="choice">
          <span>{newTable.clock}</span>
          <select
            class="field"
            value={form.clock}
            onChange={(event) => onChange({ ...form, clock: Number(event.currentTarget.value) })}
          >
            {CLOCK_CHOICES.map((clock, n) => (
              <option key={n} value={n}>
                {text.live(clock)}
              </option>
            ))}
          </select>
        </label>
      )}
      {pace === "mail" && (
        <label class="choice">
          <span>{isShared ? newTable.stepDays : newTable.days}</span>
          <select
            class="field"
            value={form.days}
            onChange={(event) => onChange({ ...form, days: Number(event.currentTarget.value) })}
          >
            {DAY_CHOICES.map((days) => (
              <option key={days} value={days}>
                {isShared ? text.correspondenceShared(days) : text.correspondence(days)}
              </option>
            ))}
          </select>
        </label>
      )}
      {pace === "mail" && <RestFields form={form} onChange={onChange} />}
      {/* Where all decide at once, the rules say what happens at the end of a step. */}
      {pace !== "untimed" && !isShared && (
        <Switch
          name={newTable.botTakesOver}
          hint={newTable.botTakesOverText}
          isOn={form.botTakesOver}
          onChange={(botTakesOver) => onChange({ ...form, botTakesOver })}
        />
      )}
    </>
  );
}
