import { useId } from "preact/hooks";
import { online } from "../../text/online-text.ts";
import "../../ui/field.css";
import type { NoteChoice, NoteModel } from "./note-model.ts";
import "./note-panel.css";

interface Props {
  readonly model: NoteModel;
  /** Does the server know who is here? Nobody else has notes. */
  readonly hasName: boolean;
}

/** The longest note that the server takes. */
const LONGEST = 10_000;
const CHOICES: readonly NoteChoice[] = ["both", "mine", "theirs"];

/** What somebody notes for themselves. */
export function NotePanel({ model, hasName }: Props) {
  const id = useId();
  const { note: text } = online.value.sitting;
  if (!hasName) return <p class="quiet note-panel">{text.onlyNamed}</p>;
  return (
    <div class="note-panel">
      <label for={id} class="spoken">
        {text.label}
      </label>
      <textarea
        id={id}
        class="field"
        value={model.words.value}
        maxLength={LONGEST}
        placeholder={text.placeholder}
        disabled={!model.isReady.value}
        aria-describedby={`${id}-about ${id}-state`}
        onInput={(event) => model.write(event.currentTarget.value)}
        onBlur={() => void model.flush()}
      />
      <div class="about quiet">
        <span id={`${id}-about`}>{text.text}</span>
        <span id={`${id}-state`} role="status">
          {stateOf(model)}
        </span>
      </div>
      <Conflict model={model} />
    </div>
  );
}

function stateOf({ failure, isKept, isReady, words, other }: NoteModel): string {
  const { sitting, problem } = online.value;
  const { note: text } = sitting;
  if (failure.value !== undefined) return text.notSaved(problem(failure.value));
  if (!isReady.value || other.value !== undefined) return "";
  if (!isKept.value) return text.saving;
  return words.value === "" ? "" : text.saved;
}

/** Two devices wrote different things: both are shown, and nothing is lost. */
function Conflict({ model }: Pick<Props, "model">) {
  const { conflict: text } = online.value.sitting.note;
  const theirs = model.other.value;
  return (
    <div role="alert">
      {theirs !== undefined && (
        <div class="conflict">
          <h3>{text.title}</h3>
          <p>{text.text}</p>
          <h4>{text.other}</h4>
          <pre>{theirs === "" ? text.empty : theirs}</pre>
          <div class="ways-on">
            {CHOICES.map((choice) => (
              <button
                key={choice}
                type="button"
                class={choice === "both" ? "button primary" : "button"}
                onClick={() => model.settle(choice)}
              >
                {text[choice]}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
