import { useId } from "preact/hooks";
import "./segments.css";

interface Props<Value extends string | number> {
  readonly legend: string;
  /** Only screen readers get the legend. */
  readonly isLegendHidden?: boolean;
  readonly hint?: string | undefined;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, name: string])[];
  readonly onChoose: (value: Value) => void;
  readonly isDisabled?: boolean;
}

/** A few options side by side, of which one is selected. */
export function Segments<Value extends string | number>({
  legend,
  isLegendHidden = false,
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
      <legend class={isLegendHidden ? "spoken" : undefined}>{legend}</legend>
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
