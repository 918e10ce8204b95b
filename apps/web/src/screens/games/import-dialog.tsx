import { useSignal } from "@preact/signals";
import { fail, jsonPath, type Result } from "@sofala/engine";
import { useEffect, useId } from "preact/hooks";
import { MOST_BYTES, readImport } from "../../local/import.ts";
import type { ImportFault, Imported } from "../../local/import-types.ts";
import { rulesForText } from "../../local/load-rules.ts";
import { Dialog } from "../../ui/dialog.tsx";
import "../../ui/field.css";
import { Icon } from "../../ui/icon.tsx";
import { words } from "../../text/app-text.ts";
import { DropPlace } from "./file-drop-area.tsx";
import { FaultWords } from "./import-fault.tsx";
import { FoundGame } from "./imported-record.tsx";
import { FoundSet } from "./imported-collection.tsx";
import "./import-dialog.css";

interface Props {
  /** A file that was dropped before the dialog opened. */
  readonly file?: File;
  readonly onClose: () => void;
  /** Games were added to those on this device. */
  readonly onTaken?: () => Promise<void>;
}

/** Takes a game from a file or a pasted text. */
export function ImportDialog({ file, onClose, onTaken }: Props) {
  const found = useSignal<Result<Imported, ImportFault> | undefined>(undefined);
  const take = async (text: string) => {
    found.value = readImport(text, await rulesForText(text));
  };
  const read = async (chosen: File) => {
    if (chosen.size > MOST_BYTES) found.value = fail({ code: "too-large", bytes: chosen.size });
    else await take(await chosen.text());
  };
  useEffect(() => {
    if (file !== undefined) void read(file);
  }, [file]);
  const { games } = words.value;
  return (
    <Dialog isOpen title={games.import.title} onClose={onClose}>
      <DropPlace onDrop={(dropped) => void read(dropped)}>
        <div class="import-dialog">{content()}</div>
      </DropPlace>
    </Dialog>
  );

  function content() {
    const result = found.value;
    if (result?.ok !== true) {
      return (
        <>
          {result?.ok === false && <Problem fault={result.error} />}
          <Asking onFile={(chosen) => void read(chosen)} onText={(text) => void take(text)} />
        </>
      );
    }
    if (result.value.kind === "games") {
      return <FoundSet games={result.value.games} onTaken={onTaken} onClose={onClose} />;
    }
    return <FoundGame found={result.value} />;
  }
}

interface AskingProps {
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}

function Asking({ onFile, onText }: AskingProps) {
  const id = useId();
  const pasted = useSignal("");
  const { import: said } = words.value.games;
  return (
    <>
      <p>{said.text}</p>
      <div class="place">
        <span class="drop">{said.drop}</span>
        <label class="button primary">
          <Icon name="open" />
          {said.chooseFile}
          <input
            class="spoken"
            type="file"
            accept=".json,application/json,text/plain"
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? [];
              if (chosen !== undefined) onFile(chosen);
              // The same file can be chosen again after it was mended.
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
        <label for={id}>{said.paste}</label>
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
          {said.read}
        </button>
      </form>
    </>
  );
}

/** What is wrong with a file, and that nothing happened. */
function Problem({ fault }: { readonly fault: ImportFault }) {
  const { import: said } = words.value.games;
  return (
    <div class="problem" role="alert">
      <p>
        <FaultWords fault={fault} />
      </p>
      <p>{said.nothingLost}</p>
      {fault.code === "malformed" && (
        <details>
          <summary>{said.detail}</summary>
          <code lang="en">
            {jsonPath(fault.fault.path)}: {fault.fault.reason}
          </code>
        </details>
      )}
    </div>
  );
}
