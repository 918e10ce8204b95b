import { useSignal } from "@preact/signals";
import { REPORT_REASONS, type ReportReason, type PersonReference } from "@sofala/protocol";
import { useId } from "preact/hooks";
import { sendReport } from "../online/social-api.ts";
import type { Failure } from "../online/api-client.ts";
import { Dialog } from "../ui/dialog.tsx";
import "../ui/field.css";
import { company } from "../text/people-text.ts";
import { online } from "../text/online-text.ts";
import { words } from "../text/app-text.ts";
import "./report-person-dialog.css";

/** Where something happened. */
export interface Reported {
  readonly tableId?: string;
  /** The number of what was said there. */
  readonly messageNumber?: number;
}

interface Props {
  readonly person: PersonReference;
  readonly at: Reported;
  readonly onClose: () => void;
}

/** The longest text that the server takes. */
const LONGEST = 1000;

/** Tells the operators about somebody. */
export function ReportDialog({ person, at, onClose }: Props) {
  const { report: text } = company.value;
  const id = useId();
  const reason = useSignal<ReportReason>("abuse");
  const written = useSignal("");
  const isSent = useSignal(false);
  const failure = useSignal<Failure | undefined>(undefined);
  const send = async (event: Event) => {
    event.preventDefault();
    const sent = await sendReport({
      reportedPersonId: person.id,
      ...at,
      reason: reason.peek(),
      text: written.peek(),
    });
    isSent.value = sent.ok;
    failure.value = sent.ok ? undefined : sent.error;
  };
  if (isSent.value) {
    return (
      <Dialog
        isOpen
        title={text.title(person.name)}
        onClose={onClose}
        actions={
          <button type="button" class="button primary" onClick={onClose}>
            {words.value.common.close}
          </button>
        }
      >
        <p role="status">{text.done}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      title={text.title(person.name)}
      onClose={onClose}
      actions={
        <button type="submit" form={id} class="button primary">
          {text.send}
        </button>
      }
    >
      <form id={id} class="report-form" onSubmit={(event) => void send(event)}>
        <p>{text.text}</p>
        {at.messageNumber !== undefined && <p>{text.message}</p>}
        <label for={`${id}-reason`}>{text.reason}</label>
        <select
          id={`${id}-reason`}
          class="field"
          value={reason.value}
          onChange={(event) => (reason.value = event.currentTarget.value as ReportReason)}
        >
          {REPORT_REASONS.map((each) => (
            <option key={each} value={each}>
              {text.reasons[each]}
            </option>
          ))}
        </select>
        <label for={`${id}-words`}>{text.words}</label>
        <textarea
          id={`${id}-words`}
          class="field"
          rows={4}
          maxLength={LONGEST}
          aria-describedby={`${id}-hint`}
          value={written.value}
          onInput={(event) => (written.value = event.currentTarget.value)}
        />
        <p id={`${id}-hint`} class="quiet hint">
          {text.hint}
        </p>
        <p role="alert" class={failure.value === undefined ? "spoken" : "form-problem"}>
          {failure.value !== undefined && online.value.problem(failure.value)}
        </p>
      </form>
    </Dialog>
  );
}
