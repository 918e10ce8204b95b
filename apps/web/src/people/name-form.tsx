import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { Failure } from "../online/api-client.ts";
import "../ui/field.css";
import { online } from "../text/online-text.ts";
import "./name-form.css";
import { takeName } from "../online/current-person.ts";

/** The longest name that the server takes. */
const LONGEST = 40;
const KEY = "sofala-nickname";

interface Props {
  /** What the name is now. */
  readonly name?: string;
  /** What pressing the button does. */
  readonly go: string;
  readonly onDone?: () => void;
  readonly onCancel?: () => void;
}

/** A name is written and taken. */
export function NameForm({ name = lastName(), go, onDone, onCancel }: Props) {
  const id = useId();
  const written = useSignal(name);
  const isBusy = useSignal(false);
  const failure = useSignal<Failure | undefined>(undefined);
  const text = online.value;
  const take = async (event: Event) => {
    event.preventDefault();
    const wanted = written.peek().trim();
    if (wanted === "" || isBusy.peek()) return;
    isBusy.value = true;
    failure.value = await takeName(wanted);
    isBusy.value = false;
    if (failure.peek() !== undefined) return;
    keepName(wanted);
    onDone?.();
  };
  return (
    <form class="name-form" onSubmit={(event) => void take(event)}>
      <label for={id}>{text.name.label}</label>
      <div class="row">
        <input
          id={id}
          class="field"
          value={written.value}
          maxLength={LONGEST}
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
          {go}
        </button>
        {onCancel !== undefined && (
          <button type="button" class="button" onClick={onCancel}>
            {text.name.cancel}
          </button>
        )}
      </div>
      <p id={`${id}-problem`} role="alert" class="problem">
        {failure.value !== undefined && text.problem(failure.value)}
      </p>
    </form>
  );
}

/** What somebody was called here before: on a new server it need not be written again. */
function lastName(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function keepName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // A browser that keeps nothing: it is written again.
  }
}
