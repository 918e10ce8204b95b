import type { Report, PersonReference } from "@sofala/protocol";
import { operateText } from "../../text/people-text.ts";
import { dateTimeText } from "../../text/date-text.ts";
import { appText } from "../../text/app-text.ts";
import { SanctionForm } from "./sanction-form.tsx";
import { sanctionText } from "./sanction-text.ts";

interface Props {
  readonly report: Report;
  readonly onDone: () => Promise<void>;
}

/** A report with the messages, the reported person's record, and the sanctions. */
export function ReportCard({ report, onDone }: Props) {
  const text = operateText.value;
  const {
    reportedPerson,
    reporter,
    reason,
    createdAt,
    text: written,
    tableId,
    closed,
    moderation,
  } = report;
  const { muted, banned } = moderation;
  return (
    <article class={closed === undefined ? "panel report-card open" : "panel report-card"}>
      <h3>
        {personName(reportedPerson)}
        <span class="reason">{text.reasons[reason]}</span>
      </h3>
      <p class="quiet">
        {(reason === "operator" ? text.decidedBy : text.reportedBy)(
          personName(reporter),
          timeText(createdAt),
        )}
      </p>
      {written !== "" && reason !== "operator" && <blockquote>{written}</blockquote>}
      <ReportedMessages report={report} />
      <ul class="facts">
        {tableId !== undefined && (
          <li>
            <a href={`/table/${tableId}`}>{text.toTable}</a>
          </li>
        )}
        <li>
          <a href={`/player/${reportedPerson.id}`}>{text.profile}</a>
        </li>
        {muted !== undefined && <li>{text.muted(timeText(muted.until))}</li>}
        {banned !== undefined && (
          <li>{text.banned(banned.until === undefined ? undefined : timeText(banned.until))}</li>
        )}
      </ul>
      <OtherReports otherReports={report.otherReports} />
      {closed === undefined ? (
        <SanctionForm person={reportedPerson} reportId={report.id} onDone={onDone} />
      ) : (
        <>
          <p class="verdict">
            {text.sanction.summary(
              sanctionText(closed.sanction, text),
              closed.by,
              timeText(closed.at),
            )}
          </p>
          {"explanation" in closed.sanction && closed.sanction.explanation !== "" && (
            <blockquote>{closed.sanction.explanation}</blockquote>
          )}
          <details>
            <summary>{text.sanctionForm.decideAgain}</summary>
            <SanctionForm person={reportedPerson} onDone={onDone} />
          </details>
        </>
      )}
    </article>
  );
}

/** The reported message and those around it; the reported person is highlighted. */
function ReportedMessages({
  report: { messages, messageNumber, reportedPerson },
}: {
  readonly report: Report;
}) {
  const text = operateText.value;
  if (messages.length === 0) return undefined;
  return (
    <div class="talk" role="group" aria-label={text.messages}>
      {messages.map(({ number, personId, name, text: message, phrase }) => (
        <p key={number} class={personId === reportedPerson.id ? "theirs" : undefined}>
          <b>{personName({ name })}</b>{" "}
          {number === messageNumber ? <mark>{message ?? phrase}</mark> : (message ?? phrase)}
        </p>
      ))}
    </div>
  );
}

function OtherReports({ otherReports }: Pick<Report, "otherReports">) {
  const text = operateText.value;
  if (otherReports.length === 0) return undefined;
  return (
    <details>
      <summary>{text.otherReports(otherReports.length)}</summary>
      <ul>
        {otherReports.map(({ createdAt, reason, closed }) => (
          <li key={createdAt}>
            {`${timeText(createdAt)} · ${text.reasons[reason]} · `}
            {closed === undefined
              ? text.stillOpen
              : text.sanction.summary(
                  sanctionText(closed.sanction, text),
                  closed.by,
                  timeText(closed.at),
                )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Deleted people have no name. */
const personName = ({ name }: Pick<PersonReference, "name">): string =>
  name || appText.value.common.deletedPerson;

const timeText = (at: number): string => dateTimeText(at, "medium");
