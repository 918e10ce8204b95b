import { useId } from "preact/hooks";
import "./segments.css";

interface Props<Value extends string | number> {
  readonly legend: string;
  /** The legend is heard, not seen. */
  readonly isLegendSpoken?: boolean;
  readonly hint?: string | undefined;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, name: string])[];
  readonly onChoose: (value: Value) => void;
  readonly isDisabled?: boolean;
}

/** A few choices side by side, of which one holds. */
export function Segments<Value extends string | number>({
  legend,
  isLegendSpoken = false,
  hint,
  value,
  choices,
  onChoose,
  isDisabled = false,
}: Props<Value>) {
  const id = useId();
  return (
    <fieldset
      class="segments"
      disabled={isDisabled}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
    >
      <legend class={isLegendSpoken ? "spoken" : undefined}>{legend}</legend>
      {hint !== undefined && (
        <p class="quiet hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div class="choices">
        {choices.map(([each, name]) => (
          <label key={each}>
            <input
              class="spoken"
              type="radio"
              name={id}
              checked={each === value}
              onChange={() => onChoose(each)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
