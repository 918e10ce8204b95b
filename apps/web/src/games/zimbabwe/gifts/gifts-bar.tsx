import { zimbabweText } from "../zimbabwe-text.ts";
import type { TableModel } from "../table-model.ts";
import type { GiftModel } from "./gift-model.ts";
import "../../../ui/range-slider.css";
import "./gifts-bar.css";
import { Plaques } from "./plaques.tsx";

interface Props {
  readonly table: TableModel;
  readonly model: GiftModel;
}

/** Phase I: how much to give, and what it would bring. */
export function GiftsBar({ table, model }: Props) {
  const { gifts: text } = zimbabweText.value;
  const range = model.range.value;
  const amount = model.amount.value;
  const given = model.forecastIfGiven.value;
  const passed = model.forecastIfPassed.value;
  return (
    <div class="gifts-bar">
      <p class="prompt">{range === undefined ? text.cannotGive : text.prompt(range.min)}</p>
      {range !== undefined && (
        <div class="buttons">
          <button
            type="button"
            class="button"
            aria-label={text.less}
            disabled={amount <= range.min}
            onClick={() => model.setAmount(amount - 1)}
          >
            −
          </button>
          <label class="slider">
            <span class="spoken">{text.amount}</span>
            <input
              type="range"
              class="range-slider"
              min={range.min}
              max={range.max}
              value={amount}
              style={`--part: ${(amount - range.min) / Math.max(1, range.max - range.min)}`}
              onInput={(event) => model.setAmount(Number(event.currentTarget.value))}
            />
            <output class="figures">{amount}</output>
          </label>
          <button
            type="button"
            class="button"
            aria-label={text.more}
            disabled={amount >= range.max}
            onClick={() => model.setAmount(amount + 1)}
          >
            +
          </button>
        </div>
      )}
      <Plaques table={table} cattleAfter={given?.plaques} />
      <p class="forecast quiet" aria-live="polite">
        {given !== undefined && `${text.forecastGive(given)} `}
        {given !== undefined && given.fromStock > 0 && `${text.fromStock(given.fromStock)} `}
        {passed !== undefined &&
          text.forecastPass({ place: passed.place, onPlaque: passed.returned })}
      </p>
    </div>
  );
}
