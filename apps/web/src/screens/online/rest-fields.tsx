import { Switch } from "../../ui/switch.tsx";
import { online } from "../../text/online-text.ts";
import { HOLIDAYS, type TableWish } from "./table-form.ts";

interface Props {
  readonly wish: TableWish;
  readonly onChange: (wish: TableWish) => void;
}

/** What rest stops the clock of a game over days. */
export function RestFields({ wish, onChange }: Props) {
  const { rest: text } = online.value;
  return (
    <>
      <Switch
        name={text.weekly}
        hint={text.weeklyText}
        isOn={wish.rest.weekly}
        onTurn={(weekly) => onChange({ ...wish, rest: { ...wish.rest, weekly } })}
      />
      <label class="choice">
        <span>{text.holidays}</span>
        <select
          class="field"
          value={wish.rest.days}
          onChange={(event) =>
            onChange({ ...wish, rest: { ...wish.rest, days: Number(event.currentTarget.value) } })
          }
        >
          {HOLIDAYS.map((days) => (
            <option key={days} value={days}>
              {text.days(days)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
