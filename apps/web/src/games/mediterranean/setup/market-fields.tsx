import "../../../ui/field.css";
import { Segments } from "../../../ui/segments.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import "../../../setup/option-fields.css";
import { AS_RULED, type MarketOptions } from "./table-setup.ts";

interface Props {
  readonly options: MarketOptions;
  readonly onChange: (options: MarketOptions) => void;
  /** Is the market timed by these options? */
  readonly isTimed?: boolean;
  /** May a table do without a clock? */
  readonly mayBeUntimed?: boolean;
}

/** From quick to calm; seconds. */
const LENGTHS = [120, 180, 240, 300, 360, 480, 600, 900];
const GRACES = [0, 10, 20, 30, 60, 120];

/** How the market is held: how long, and whether in rounds. */
export function MarketFields({ options, onChange, isTimed = true, mayBeUntimed = true }: Props) {
  const { setup: text } = mediterraneanWords.value;
  const { tradeSeconds, tradeGraceSeconds, market } = options;
  const lengths = sorted([...LENGTHS, ...(tradeSeconds === 0 ? [] : [tradeSeconds])]);
  return (
    <>
      {isTimed && (
        <label class="limit">
          <span class="name">{text.time}</span>
          <span class="quiet hint">{text.timeText}</span>
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
            {mayBeUntimed && <option value={0}>{text.noClock}</option>}
          </select>
        </label>
      )}
      <Segments
        legend={text.market}
        hint={text.marketText[market]}
        value={market}
        choices={[
          ["open", text.markets.open],
          ["rounds", text.markets.rounds],
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
            {sorted([...GRACES, tradeGraceSeconds]).map((seconds) => (
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
    return seconds === AS_RULED.tradeSeconds ? text.asRuled(length) : length;
  }
}

const sorted = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers)].sort((a, b) => a - b);
