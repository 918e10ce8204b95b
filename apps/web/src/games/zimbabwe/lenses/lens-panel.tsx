import { rangeOfSeat, type Craft } from "@sofala/zimbabwe";
import { zimbabweText } from "../zimbabwe-text.ts";
import { scrollIntoViewSoon } from "../../../ui/scroll-into-view.ts";
import { ALL_CRAFTS } from "../cards.ts";
import type { TableModel } from "../table-model.ts";
import { OutlookList } from "./outlook-list.tsx";
import type { Lens } from "./lens.ts";
import type { LensModel } from "./lens-model.ts";
import "../../../ui/field.css";
import "./lens-panel.css";

interface Props {
  readonly model: LensModel;
  readonly table: TableModel;
}

const DEFAULT_CRAFT: Craft = "potter";

/** The lenses to choose from. */
export function LensPanel({ model, table }: Props) {
  const { lenses: text } = zimbabweText.value;
  const lens = model.lens.value;
  const choose = (next: Lens) => () => {
    model.lens.value = lens?.kind === next.kind ? undefined : next;
  };
  return (
    <div class="lens-panel">
      <div class="lens">
        <LensToggle
          name={text.range.name}
          isOn={lens?.kind === "range"}
          onToggle={choose({ kind: "range", at: undefined })}
        />
        <p class="quiet">{text.range.description}</p>
        {lens?.kind === "range" && <SeatPicker model={model} table={table} />}
      </div>
      <CraftLens kind="claims" model={model} table={table} onToggle={choose} />
      <CraftLens kind="sites" model={model} table={table} onToggle={choose} />
      <div class="lens">
        <LensToggle
          name={text.ahead.name}
          isOn={model.isOutlookShown.value}
          onToggle={() => {
            model.isOutlookShown.value = !model.isOutlookShown.value;
          }}
        />
        <p class="quiet">{text.ahead.description}</p>
        {model.isOutlookShown.value && <OutlookList model={model} table={table} />}
      </div>
    </div>
  );
}

interface CraftLensProps extends Props {
  readonly kind: "claims" | "sites";
  readonly onToggle: (lens: Lens) => () => void;
}

/** A lens for one craft at a time. */
function CraftLens({ kind, model, table, onToggle }: CraftLensProps) {
  const { name, description } = zimbabweText.value.lenses[kind];
  const lens = model.lens.value;
  return (
    <div class="lens">
      <LensToggle
        name={name}
        isOn={lens?.kind === kind}
        onToggle={onToggle({ kind, craft: DEFAULT_CRAFT })}
      />
      <p class="quiet">{description}</p>
      {lens?.kind === kind && (
        <>
          <CraftPicker
            craft={lens.craft}
            onPick={(craft) => {
              model.lens.value = { kind, craft };
            }}
          />
          <SeatPicker model={model} table={table} />
          {kind === "sites" && model.marks.value.length === 0 && (
            <p role="status">{zimbabweText.value.turn.nowhere}</p>
          )}
        </>
      )}
    </div>
  );
}

/** Selects the seat whose turn, and so whose range, the lens assumes. */
function SeatPicker({ model, table }: Props) {
  const { lenses } = zimbabweText.value;
  return (
    <label class="seat">
      <span>{lenses.seatChoice}</span>
      <select
        class="field figures"
        value={model.seat.value}
        onChange={(event) => {
          model.chosenSeat.value = Number(event.currentTarget.value);
        }}
      >
        {table.names.map((name, seat) => (
          <option key={seat} value={seat}>
            {lenses.seatRange(name, rangeOfSeat(table.state.value, seat))}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ToggleProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

const LensToggle = ({ name, isOn, onToggle }: ToggleProps) => (
  <button
    type="button"
    class="button"
    aria-pressed={isOn}
    onClick={({ currentTarget }) => {
      onToggle();
      // What it shows is below the button.
      scrollIntoViewSoon(() => currentTarget.parentElement);
    }}
  >
    {name}
  </button>
);

interface PickerProps {
  readonly craft: Craft;
  readonly onPick: (craft: Craft) => void;
}

function CraftPicker({ craft, onPick }: PickerProps) {
  const { lenses, zimbabwe } = zimbabweText.value;
  return (
    <select
      class="field"
      aria-label={lenses.craft}
      value={craft}
      onChange={(event) => onPick(event.currentTarget.value as Craft)}
    >
      {ALL_CRAFTS.map((name) => (
        <option key={name} value={name}>
          {zimbabwe.craftsman[name].name}
        </option>
      ))}
    </select>
  );
}
