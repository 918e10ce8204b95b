import { useSignal } from "@preact/signals";
import { REPORT_REASONS, type ReportReason, type PersonReference } from "@sofala/protocol";
import { useId } from "preact/hooks";
import { sendReport } from "../online/social-api.ts";
import type { Failure } from "../api-failure.ts";
import { Dialog } from "../ui/dialog.tsx";
import "../ui/field.css";
import { peopleText } from "../text/people-text.ts";
import { onlineText } from "../text/online-text.ts";
import { appText } from "../text/app-text.ts";
import "./report-person-dialog.css";

/** What a report is about. */
export interface ReportContext {
  readonly tableId?: string;
  /** The number of a chat message. */
  readonly messageNumber?: number;
}

interface Props {
  readonly person: PersonReference;
  readonly context: ReportContext;
  readonly onClose: () => void;
}

/** The server's limit. */
const MAX_TEXT_LENGTH = 1000;

/** Sends a report about a person to the operators. */
export function ReportPersonDialog({ person, context, onClose }: Props) {
  const { report: text } = peopleText.value;
  const id = useId();
  const reason = useSignal<ReportReason>("abuse");
  const written = useSignal("");
  const isSent = useSignal(false);
  const failure = useSignal<Failure | undefined>(undefined);
  const send = async (event: Event) => {
    event.preventDefault();
    const sent = await sendReport({
      reportedPersonId: person.id,
      ...context,
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
            {appText.value.common.close}
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
        {context.messageNumber !== undefined && <p>{text.messageIncluded}</p>}
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
        <label for={`${id}-words`}>{text.comment}</label>
        <textarea
          id={`${id}-words`}
          class="field"
          rows={4}
          maxLength={MAX_TEXT_LENGTH}
          aria-describedby={`${id}-hint`}
          value={written.value}
          onInput={(event) => (written.value = event.currentTarget.value)}
        />
        <p id={`${id}-hint`} class="quiet hint">
          {text.commentHint}
        </p>
        <p role="alert" class={failure.value === undefined ? "spoken" : "form-problem"}>
          {failure.value !== undefined && onlineText.value.problem(failure.value)}
        </p>
      </form>
    </Dialog>
  );
}
