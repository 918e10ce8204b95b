import { useId } from "preact/hooks";
import type { TableClient } from "../../online/table-client.ts";
import { onlineText } from "../../text/online-text.ts";
import "../../ui/field.css";
import type { NoteChoice, NoteModel } from "./note-model.ts";
import { NicknameNeeded } from "./nickname-needed.tsx";
import "./note-panel.css";

interface Props {
  readonly model: NoteModel;
  readonly client: Pick<TableClient, "reconnect">;
  /** True if there is a session; nobody else has notes. */
  readonly isKnownPerson: boolean;
}

/** The server's limit. */
const MAX_NOTE_LENGTH = 10_000;
const CHOICES: readonly NoteChoice[] = ["both", "mine", "theirs"];

/** Private notes on a table. */
export function NotePanel({ model, client, isKnownPerson }: Props) {
  const id = useId();
  const { note: text } = onlineText.value.tableTools;
  if (!isKnownPerson) return <NicknameNeeded client={client} text={text.nicknameNeeded} />;
  return (
    <div class="note-panel">
      <label for={id} class="spoken">
        {text.label}
      </label>
      <textarea
        id={id}
        class="field"
        value={model.text.value}
        maxLength={MAX_NOTE_LENGTH}
        placeholder={text.placeholder}
        disabled={!model.isReady.value}
        aria-describedby={`${id}-about ${id}-state`}
        onInput={(event) => model.write(event.currentTarget.value)}
        onBlur={() => void model.flush()}
      />
      <div class="about quiet">
        <span id={`${id}-about`}>{text.text}</span>
        <span id={`${id}-state`} role="status">
          {noteStateText(model)}
        </span>
      </div>
      <NoteConflict model={model} />
    </div>
  );
}

function noteStateText({
  failure,
  isSaved,
  isReady,
  text: note,
  conflictingText,
}: NoteModel): string {
  const { tableTools, problem } = onlineText.value;
  const { note: text } = tableTools;
  if (failure.value !== undefined) return text.notSaved(problem(failure.value));
  if (!isReady.value || conflictingText.value !== undefined) return "";
  if (!isSaved.value) return text.saving;
  return note.value === "" ? "" : text.saved;
}

/** Two devices wrote different texts: shows both, so that nothing is lost. */
function NoteConflict({ model }: Pick<Props, "model">) {
  const { conflict: text } = onlineText.value.tableTools.note;
  const theirs = model.conflictingText.value;
  return (
    <div role="alert">
      {theirs !== undefined && (
        <div class="conflict">
          <h3>{text.title}</h3>
          <p>{text.text}</p>
          <h4>{text.otherVersion}</h4>
          <pre>{theirs === "" ? text.otherVersionEmpty : theirs}</pre>
          <div class="next-steps">
            {CHOICES.map((choice) => (
              <button
                key={choice}
                type="button"
                class={choice === "both" ? "button primary" : "button"}
                onClick={() => model.resolveConflict(choice)}
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
