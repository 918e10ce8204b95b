import { rangeOfSeat, type Craft } from "@sofala/zimbabwe";
import { words } from "../../../text/app-text.ts";
import { ALL_CRAFTS } from "../cards.ts";
import type { TableModel } from "../table-model.ts";
import { Ahead } from "./outlook-list.tsx";
import type { Lens } from "./lens.ts";
import type { LensModel } from "./lens-model.ts";
import "./lens-panel.css";

interface Props {
  readonly model: LensModel;
  readonly table: TableModel;
}

/** The craft that a lens begins with. */
const FIRST_CRAFT: Craft = "potter";

/** Ways to look at the board. */
export function LensPanel({ model, table }: Props) {
  const { lenses: text } = words.value;
  const lens = model.lens.value;
  const choose = (next: Lens) => () => {
    model.lens.value = lens?.kind === next.kind ? undefined : next;
  };
  return (
    <div class="lens-panel">
      <div class="lens">
        <Toggle
          name={text.range.name}
          isOn={lens?.kind === "range"}
          onToggle={choose({ kind: "range", at: undefined })}
        />
        <p class="quiet">{text.range.explained}</p>
        {lens?.kind === "range" && <SeatPicker model={model} table={table} />}
      </div>
      <CraftLens kind="claims" model={model} table={table} onToggle={choose} />
      <CraftLens kind="sites" model={model} table={table} onToggle={choose} />
      <div class="lens">
        <Toggle
          name={text.ahead.name}
          isOn={model.looksAhead.value}
          onToggle={() => {
            model.looksAhead.value = !model.looksAhead.value;
          }}
        />
        <p class="quiet">{text.ahead.explained}</p>
        {model.looksAhead.value && <Ahead model={model} table={table} />}
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
  const { name, explained } = words.value.lenses[kind];
  const lens = model.lens.value;
  return (
    <div class="lens">
      <Toggle
        name={name}
        isOn={lens?.kind === kind}
        onToggle={onToggle({ kind, craft: FIRST_CRAFT })}
      />
      <p class="quiet">{explained}</p>
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
            <p role="status">{words.value.turn.nowhere}</p>
          )}
        </>
      )}
    </div>
  );
}

/** Whose turn the lens takes for granted, and with it whose range. */
function SeatPicker({ model, table }: Props) {
  const { lenses } = words.value;
  return (
    <label class="seat">
      <span>{lenses.inTurnOf}</span>
      <select
        class="figures"
        value={model.seat.value}
        onChange={(event) => {
          model.asked.value = Number(event.currentTarget.value);
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

const Toggle = ({ name, isOn, onToggle }: ToggleProps) => (
  <button type="button" class="button" aria-pressed={isOn} onClick={onToggle}>
    {name}
  </button>
);

interface PickerProps {
  readonly craft: Craft;
  readonly onPick: (craft: Craft) => void;
}

function CraftPicker({ craft, onPick }: PickerProps) {
  const { lenses, zimbabwe } = words.value;
  return (
    <select
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
