import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";
import "../../ui/field.css";

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly value: Signal<string>;
  readonly type?: "text" | "password" | "email";
  readonly autocomplete: AutoFill;
  readonly maxLength?: number;
}

/** Each input type needs its own attributes in the types. */
const INPUT_TYPES = {
  text: { type: "text" },
  password: { type: "password" },
  email: { type: "email" },
} as const;

/** A text field with a label and a hint. */
export function TextField({
  label,
  hint,
  value,
  type = "text",
  autocomplete,
  maxLength = 200,
}: Props) {
  const id = useId();
  return (
    <div class="labelled">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="field"
        {...INPUT_TYPES[type]}
        value={value.value}
        maxLength={maxLength}
        autocomplete={autocomplete}
        autocapitalize="off"
        spellcheck={false}
        required
        {...(hint === undefined ? {} : { "aria-describedby": `${id}-hint` })}
        onInput={(event) => (value.value = event.currentTarget.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} class="hint quiet">
          {hint}
        </p>
      )}
    </div>
  );
}
