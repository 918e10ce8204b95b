import "../../../ui/field.css";
import { Segments } from "../../../ui/segments.tsx";
import { allMediterraneanText } from "../mediterranean-text.ts";
import "../../../setup/option-fields.css";
import { DEFAULT_OPTIONS, type SetupOptions } from "./setup-options.ts";

interface Props {
  readonly options: SetupOptions;
  readonly onChange: (options: SetupOptions) => void;
  /** True if the clock of these options applies. */
  readonly isTimed?: boolean;
  /** True if "no clock" can be chosen. */
  readonly canBeUntimed?: boolean;
}

/** Choices in seconds. */
const TRADE_SECONDS_CHOICES = [120, 180, 240, 300, 360, 480, 600, 900];
const GRACE_SECONDS_CHOICES = [0, 10, 20, 30, 60, 120];

/** The options of the market: its time, and whether it is in rounds. */
export function MarketFields({ options, onChange, isTimed = true, canBeUntimed = true }: Props) {
  const { setup: text } = allMediterraneanText.value;
  const { tradeSeconds, tradeGraceSeconds, market } = options;
  const lengths = sorted([...TRADE_SECONDS_CHOICES, ...(tradeSeconds === 0 ? [] : [tradeSeconds])]);
  return (
    <>
      {isTimed && (
        <label class="limit">
          <span class="name">{text.tradingTime}</span>
          <span class="quiet hint">{text.tradingTimeText}</span>
          <select
            class="field"
            value={tradeSeconds}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...options, tradeSeconds: Number(value) })
            }
          >
            {lengths.map((seconds) => (
              <option key={seconds} value={seconds}>
                {lengthName(seconds)}
              </option>
            ))}
            {canBeUntimed && <option value={0}>{text.noClock}</option>}
          </select>
        </label>
      )}
      <Segments
        legend={text.market}
        hint={text.marketText[market]}
        value={market}
        choices={[
          ["open", text.marketChoices.open],
          ["rounds", text.marketChoices.rounds],
        ]}
        onChoose={(chosen) => onChange({ ...options, market: chosen })}
      />
      {isTimed && tradeSeconds > 0 && (
        <label class="limit">
          <span class="name">{text.grace}</span>
          <span class="quiet hint">{text.graceText}</span>
          <select
            class="field"
            value={tradeGraceSeconds}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...options, tradeGraceSeconds: Number(value) })
            }
          >
            {sorted([...GRACE_SECONDS_CHOICES, tradeGraceSeconds]).map((seconds) => (
              <option key={seconds} value={seconds}>
                {seconds === 0 ? text.noGrace : text.seconds(seconds)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );

  function lengthName(seconds: number): string {
    const length = seconds % 60 === 0 ? text.minutes(seconds / 60) : text.seconds(seconds);
    return seconds === DEFAULT_OPTIONS.tradeSeconds ? text.standardLength(length) : length;
  }
}

const sorted = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers)].sort((a, b) => a - b);
