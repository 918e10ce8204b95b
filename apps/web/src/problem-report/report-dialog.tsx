import { useSignal } from "@preact/signals";
import { isObject, type Json, type JsonObject } from "@sofala/engine";
import { useId } from "preact/hooks";
import { path } from "../router.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { copyText, download } from "../ui/download.ts";
import { useLoaded } from "../use-loaded.ts";
import { VERSION } from "../version.ts";
import { allAppText } from "../text/app-text.ts";
import "./report-dialog.css";
import {
  createReport,
  reportText,
  withDescription,
  type ReportSubject,
} from "./report-document.ts";

interface Props {
  readonly subject: ReportSubject;
  readonly onClose: () => void;
}

interface LoadedProps {
  readonly report: JsonObject;
  readonly onClose: () => void;
}

type ReportStatus = "copied" | "cannotCopy" | "saved";

/** Lets the person describe a problem, read the report, and save or copy it. */
export function ReportDialog({ subject, onClose }: Props) {
  const { tag } = allAppText.value;
  const context = {
    app: VERSION,
    browser: navigator.userAgent,
    language: tag,
    screen: path.peek(),
  };
  const report = useLoaded(() => createReport(subject, context), tag);
  return report && <LoadedDialog report={report} onClose={onClose} />;
}

function LoadedDialog({ report, onClose }: LoadedProps) {
  const id = useId();
  const written = useSignal("");
  const done = useSignal<ReportStatus | undefined>(undefined);
  const reportJson = reportText(withDescription(report, written.value));
  const { problemReport: text } = allAppText.value;
  const round = roundOf(report["position"]);
  return (
    <Dialog
      isOpen
      title={text.title}
      onClose={onClose}
      actions={
        <>
          <button
            type="button"
            class="button"
            onClick={async () => {
              done.value = (await copyText(reportJson)) ? "copied" : "cannotCopy";
            }}
          >
            {text.copy}
          </button>
          <button
            type="button"
            class="button primary"
            onClick={() => {
              download(`sofala-report-${Date.now().toString(36)}.json`, reportJson);
              done.value = "saved";
            }}
          >
            <Icon name="download" />
            {text.download}
          </button>
        </>
      }
    >
      <div class="report-dialog">
        <p>{text.text}</p>
        <label for={id}>{text.comment}</label>
        <textarea
          id={id}
          rows={4}
          value={written.value}
          placeholder={text.commentHint}
          onInput={(event) => {
            written.value = event.currentTarget.value;
          }}
        />
        <p class="contents">{text.contentsTitle}</p>
        <ul>
          {round !== undefined && <li>{text.position(round)}</li>}
          <li>{text.environment}</li>
          {round !== undefined && <li>{text.noNames}</li>}
        </ul>
        <details>
          <summary>{text.preview}</summary>
          {/* A long text that scrolls must be reachable by keyboard. */}
          <pre tabIndex={0}>{reportJson}</pre>
        </details>
        <p role="status" class="done">
          {done.value !== undefined && text[done.value]}
        </p>
      </div>
    </Dialog>
  );
}

/** Games count rounds or turns. */
function roundOf(position: Json | undefined): number | undefined {
  const { round, turn = round } = isObject(position) ? position : {};
  return typeof turn === "number" ? turn : undefined;
}
