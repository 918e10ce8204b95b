import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { Failure } from "../api-failure.ts";
import "../ui/field.css";
import { onlineText } from "../text/online-text.ts";
import "./name-form.css";
import { setName } from "../online/current-person.ts";

/** The server's limit. */
const MAX_NAME_LENGTH = 40;
const KEY = "sofala-nickname";

interface Props {
  /** The present name. */
  readonly name?: string;
  /** The label of the button. */
  readonly submitLabel: string;
  /** True if the form is all that a dialog asks for. */
  readonly autofocus?: boolean;
  readonly onDone?: () => void;
  readonly onCancel?: () => void;
}

/** A form to enter a name. */
export function NameForm(props: Props) {
  const { name = storedName(), submitLabel, autofocus = false, onDone, onCancel } = props;
  const id = useId();
  const written = useSignal(name);
  const isBusy = useSignal(false);
  const failure = useSignal<Failure | undefined>(undefined);
  const text = onlineText.value;
  const take = async (event: Event) => {
    event.preventDefault();
    const wanted = written.peek().trim();
    if (wanted === "" || isBusy.peek()) return;
    isBusy.value = true;
    failure.value = await setName(wanted);
    isBusy.value = false;
    if (failure.peek() !== undefined) return;
    storeName(wanted);
    onDone?.();
  };
  return (
    <form class="name-form" onSubmit={(event) => void take(event)}>
      <label for={id}>{text.nickname.label}</label>
      <div class="row">
        <input
          id={id}
          class="field"
          value={written.value}
          maxLength={MAX_NAME_LENGTH}
          autofocus={autofocus}
          autocomplete="nickname"
          required
          aria-describedby={`${id}-problem`}
          onInput={(event) => (written.value = event.currentTarget.value)}
        />
        <button
          type="submit"
          class="button primary"
          disabled={isBusy.value || written.value.trim() === ""}
        >
          {submitLabel}
        </button>
        {onCancel !== undefined && (
          <button type="button" class="button" onClick={onCancel}>
            {text.nickname.cancel}
          </button>
        )}
      </div>
      <p id={`${id}-problem`} role="alert" class="problem">
        {failure.value !== undefined && text.problem(failure.value)}
      </p>
    </form>
  );
}

/** The name that was last used in this browser. */
function storedName(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function storeName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // This browser does not store anything: the name has to be entered again.
  }
}
