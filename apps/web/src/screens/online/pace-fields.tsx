import { Segments } from "../../ui/segments.tsx";
import { Switch } from "../../ui/switch.tsx";
import { online } from "../../text/online-text.ts";
import { RestFields } from "./rest-fields.tsx";
import { CLOCKS, DAYS, PACES, type TableWish } from "./table-form.ts";

interface Props {
  readonly wish: TableWish;
  readonly onChange: (wish: TableWish) => void;
}

/** How much time people have, and what happens when they have none left. */
export function PaceFields({ wish, onChange }: Props) {
  const { opening, pace: text } = online.value;
  const { pace } = wish;
  const isMarket = wish.game === "mediterranean";
  const hints = isMarket ? opening.marketPaceText : opening.paceText;
  return (
    <>
      <Segments
        legend={opening.pace}
        hint={hints[pace]}
        value={pace}
        choices={PACES.map((each) => [each, opening.paces[each]] as const)}
        onChoose={(chosen) => onChange({ ...wish, pace: chosen })}
      />
      {pace === "live" && !isMarket && (
        <label class="choice">
          <span>{opening.clock}</span>
          <select
            class="field"
            value={wish.clock}
            onChange={(event) => onChange({ ...wish, clock: Number(event.currentTarget.value) })}
          >
            {CLOCKS.map((clock, n) => (
              <option key={n} value={n}>
                {text.live(clock)}
              </option>
            ))}
          </select>
        </label>
      )}
      {pace === "mail" && (
        <label class="choice">
          <span>{isMarket ? opening.stepDays : opening.days}</span>
          <select
            class="field"
            value={wish.days}
            onChange={(event) => onChange({ ...wish, days: Number(event.currentTarget.value) })}
          >
            {DAYS.map((days) => (
              <option key={days} value={days}>
                {isMarket ? text.steps(days) : text.correspondence(days)}
              </option>
            ))}
          </select>
        </label>
      )}
      {pace === "mail" && <RestFields wish={wish} onChange={onChange} />}
      {/* Where all decide at once, the rules say what the end of a step brings. */}
      {pace !== "untimed" && !isMarket && (
        <Switch
          name={opening.botTakesOver}
          hint={opening.botTakesOverText}
          isOn={wish.botTakesOver}
          onTurn={(botTakesOver) => onChange({ ...wish, botTakesOver })}
        />
      )}
    </>
  );
}
