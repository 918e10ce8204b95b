import { useSignal } from "@preact/signals";
import { fail, jsonPath, type Result } from "@sofala/engine";
import { useEffect, useId } from "preact/hooks";
import { MAX_BYTES, readImport } from "../../local/import.ts";
import type { ImportFault, Imported } from "../../local/import-types.ts";
import { rulesForText } from "../../games/load-rules.ts";
import { Dialog } from "../../ui/dialog.tsx";
import "../../ui/field.css";
import { Icon } from "../../ui/icon.tsx";
import { allAppText } from "../../text/app-text.ts";
import { FileDropArea } from "./file-drop-area.tsx";
import { ImportFaultText } from "./import-fault.tsx";
import { ImportedRecordView } from "./imported-record.tsx";
import { ImportedCollection } from "./imported-collection.tsx";
import "./import-dialog.css";

interface Props {
  /** A file that was dropped before the dialog opened. */
  readonly file?: File;
  readonly onClose: () => void;
  /** Games were added to those on this device. */
  readonly onImported?: () => Promise<void>;
}

/** Imports games from a file or a pasted text. */
export function ImportDialog({ file, onClose, onImported }: Props) {
  const found = useSignal<Result<Imported, ImportFault> | undefined>(undefined);
  const take = async (text: string) => {
    found.value = readImport(text, await rulesForText(text));
  };
  const read = async (chosen: File) => {
    if (chosen.size > MAX_BYTES) found.value = fail({ code: "too-large", bytes: chosen.size });
    else await take(await chosen.text());
  };
  useEffect(() => {
    if (file !== undefined) void read(file);
  }, [file]);
  const { games } = allAppText.value;
  return (
    <Dialog isOpen title={games.import.title} onClose={onClose}>
      <FileDropArea onDrop={(dropped) => void read(dropped)}>
        <div class="import-dialog">{content()}</div>
      </FileDropArea>
    </Dialog>
  );

  function content() {
    const result = found.value;
    if (result?.ok !== true) {
      return (
        <>
          {result?.ok === false && <ImportProblem fault={result.error} />}
          <ImportForm onFile={(chosen) => void read(chosen)} onText={(text) => void take(text)} />
        </>
      );
    }
    if (result.value.kind === "games") {
      return (
        <ImportedCollection games={result.value.games} onImported={onImported} onClose={onClose} />
      );
    }
    return <ImportedRecordView imported={result.value} />;
  }
}

interface ImportFormProps {
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}

function ImportForm({ onFile, onText }: ImportFormProps) {
  const id = useId();
  const pasted = useSignal("");
  const { import: text } = allAppText.value.games;
  return (
    <>
      <p>{text.text}</p>
      <div class="place">
        <span class="drop">{text.dropHint}</span>
        <label class="button primary">
          <Icon name="open" />
          {text.chooseFile}
          <input
            class="spoken"
            type="file"
            accept=".json,application/json,text/plain"
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? [];
              if (chosen !== undefined) onFile(chosen);
              // So that the same file can be chosen again after it was corrected.
              event.currentTarget.value = "";
            }}
          />
        </label>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onText(pasted.peek());
        }}
      >
        <label for={id}>{text.paste}</label>
        <textarea
          id={id}
          class="field"
          rows={4}
          spellcheck={false}
          value={pasted.value}
          onInput={(event) => {
            pasted.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button">
          {text.submit}
        </button>
      </form>
    </>
  );
}

/** What is wrong with a file. */
function ImportProblem({ fault }: { readonly fault: ImportFault }) {
  const { import: text } = allAppText.value.games;
  return (
    <div class="problem" role="alert">
      <p>
        <ImportFaultText fault={fault} />
      </p>
      <p>{text.nothingChanged}</p>
      {fault.code === "malformed" && (
        <details>
          <summary>{text.technicalDetails}</summary>
          <code lang="en">
            {jsonPath(fault.fault.path)}: {fault.fault.reason}
          </code>
        </details>
      )}
    </div>
  );
}
