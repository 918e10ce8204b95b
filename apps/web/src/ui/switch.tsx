import { useId } from "preact/hooks";
import "./switch.css";

interface Props {
  readonly name: string;
  readonly hint?: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
}

/** A switch; it takes effect at once. */
export function Switch({ name, hint, isOn, onChange, isDisabled = false }: Props) {
  const id = useId();
  return (
    <label class="switch">
      <input
        class="spoken"
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={hint === undefined ? undefined : id}
        aria-labelledby={`${id}-name`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="rail" aria-hidden="true" />
      <span class="words">
        <span class="name" id={`${id}-name`}>
          {name}
        </span>
        {hint !== undefined && (
          <span class="quiet hint" id={id}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
