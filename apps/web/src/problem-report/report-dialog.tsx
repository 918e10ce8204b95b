import { useSignal } from "@preact/signals";
import { useId, useMemo } from "preact/hooks";
import { path } from "../router.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { copy, download } from "../ui/download.ts";
import { VERSION } from "../version.ts";
import { words } from "../text/app-text.ts";
import "./report-dialog.css";
import { reportOf, reportText, withWords, type Subject } from "./report-document.ts";

interface Props {
  readonly subject: Subject;
  readonly onClose: () => void;
}

type Done = "copied" | "cannotCopy" | "saved";

/** A report as a file: written, read through, then saved or copied. */
export function ReportDialog({ subject, onClose }: Props) {
  const id = useId();
  const written = useSignal("");
  const done = useSignal<Done | undefined>(undefined);
  const { tag } = words.value;
  const report = useMemo(
    () =>
      reportOf(subject, {
        app: VERSION,
        browser: navigator.userAgent,
        language: tag,
        screen: path.peek(),
      }),
    [subject, tag],
  );
  const text = reportText(withWords(report, written.value));
  const { report: said } = words.value;
  const round = roundOf(report["position"]);
  return (
    <Dialog
      isOpen
      title={said.title}
      onClose={onClose}
      actions={
        <>
          <button
            type="button"
            class="button"
            onClick={async () => {
              done.value = (await copy(text)) ? "copied" : "cannotCopy";
            }}
          >
            {said.copy}
          </button>
          <button
            type="button"
            class="button primary"
            onClick={() => {
              download(`sofala-report-${Date.now().toString(36)}.json`, text);
              done.value = "saved";
            }}
          >
            <Icon name="download" />
            {said.download}
          </button>
        </>
      }
    >
      <div class="report-dialog">
        <p>{said.text}</p>
        <label for={id}>{said.words}</label>
        <textarea
          id={id}
          rows={4}
          value={written.value}
          placeholder={said.wordsHint}
          onInput={(event) => {
            written.value = event.currentTarget.value;
          }}
        />
        <p class="contents">{said.contents}</p>
        <ul>
          {round !== undefined && <li>{said.position(round)}</li>}
          <li>{said.circumstances}</li>
          {round !== undefined && <li>{said.noNames}</li>}
        </ul>
        <details>
          <summary>{said.preview}</summary>
          {/* A long text that scrolls must be reachable by keyboard. */}
          <pre tabIndex={0}>{text}</pre>
        </details>
        <p role="status" class="done">
          {done.value !== undefined && said[done.value]}
        </p>
      </div>
    </Dialog>
  );
}

function roundOf(position: unknown): number | undefined {
  const round = (position as { readonly round?: unknown } | undefined)?.round;
  return typeof round === "number" ? round : undefined;
}
