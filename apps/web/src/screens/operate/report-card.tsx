import type { Report, PersonReference } from "@sofala/protocol";
import { operate } from "../../text/people-text.ts";
import { momentText } from "../../text/date-text.ts";
import { words } from "../../text/app-text.ts";
import { JudgeForm } from "./sanction-form.tsx";
import { verdictText } from "./sanction-text.ts";

interface Props {
  readonly report: Report;
  readonly onDone: () => Promise<void>;
}

/** A report with what was said, what is known of the person, and what to do. */
export function ReportCard({ report, onDone }: Props) {
  const text = operate.value;
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
        {nameOf(reportedPerson)}
        <span class="reason">{text.reasons[reason]}</span>
      </h3>
      <p class="quiet">
        {(reason === "operator" ? text.act : text.about)(nameOf(reporter), timeOf(createdAt))}
      </p>
      {written !== "" && reason !== "operator" && <blockquote>{written}</blockquote>}
      <Talk report={report} />
      <ul class="facts">
        {tableId !== undefined && (
          <li>
            <a href={`/table/${tableId}`}>{text.toTable}</a>
          </li>
        )}
        <li>
          <a href={`/player/${reportedPerson.id}`}>{text.profile}</a>
        </li>
        {muted !== undefined && <li>{text.muted(timeOf(muted.until))}</li>}
        {banned !== undefined && (
          <li>{text.banned(banned.until === undefined ? undefined : timeOf(banned.until))}</li>
        )}
      </ul>
      <Earlier otherReports={report.otherReports} />
      {closed === undefined ? (
        <JudgeForm person={reportedPerson} of={report.id} onDone={onDone} />
      ) : (
        <>
          <p class="verdict">
            {text.verdict.by(verdictText(closed.sanction, text), closed.by, timeOf(closed.at))}
          </p>
          {"explanation" in closed.sanction && closed.sanction.explanation !== "" && (
            <blockquote>{closed.sanction.explanation}</blockquote>
          )}
          <details>
            <summary>{text.judge.again}</summary>
            <JudgeForm person={reportedPerson} onDone={onDone} />
          </details>
        </>
      )}
    </article>
  );
}

/** What was said, with what came before and after; who is reported stands out. */
function Talk({
  report: { messages, messageNumber, reportedPerson },
}: {
  readonly report: Report;
}) {
  const text = operate.value;
  if (messages.length === 0) return undefined;
  return (
    <div class="talk" role="group" aria-label={text.talk}>
      {messages.map(({ number, personId, name, text: said, phrase }) => (
        <p key={number} class={personId === reportedPerson.id ? "theirs" : undefined}>
          <b>{nameOf({ name })}</b>{" "}
          {number === messageNumber ? <mark>{said ?? phrase}</mark> : (said ?? phrase)}
        </p>
      ))}
    </div>
  );
}

function Earlier({ otherReports }: Pick<Report, "otherReports">) {
  const text = operate.value;
  if (otherReports.length === 0) return undefined;
  return (
    <details>
      <summary>{text.earlier(otherReports.length)}</summary>
      <ul>
        {otherReports.map(({ createdAt, reason, closed }) => (
          <li key={createdAt}>
            {`${timeOf(createdAt)} · ${text.reasons[reason]} · `}
            {closed === undefined
              ? text.open
              : text.verdict.by(verdictText(closed.sanction, text), closed.by, timeOf(closed.at))}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Who left has no name any more. */
const nameOf = ({ name }: Pick<PersonReference, "name">): string =>
  name || words.value.common.anonymous;

const timeOf = (at: number): string => momentText(at, "medium");
