import type { Report, PersonReference } from "@sofala/protocol";
import { operate } from "../../words/company-words.ts";
import { momentText } from "../../words/moment-text.ts";
import { words } from "../../words/words.ts";
import { JudgeForm } from "./judge-form.tsx";
import { verdictText } from "./verdict-text.ts";

interface Props {
  readonly report: Report;
  readonly onDone: () => Promise<void>;
}

/** A report with what was said, what is known of the person, and what to do. */
export function ReportCard({ report, onDone }: Props) {
  const text = operate.value;
  const { about, reporter, reason, created, words: written, table, closed, notices } = report;
  const { muted, banned } = notices;
  return (
    <article class={closed === undefined ? "panel report-card open" : "panel report-card"}>
      <h3>
        {nameOf(about)}
        <span class="reason">{text.reasons[reason]}</span>
      </h3>
      <p class="quiet">
        {(reason === "operator" ? text.act : text.about)(nameOf(reporter), timeOf(created))}
      </p>
      {written !== "" && reason !== "operator" && <blockquote>{written}</blockquote>}
      <Talk report={report} />
      <ul class="facts">
        {table !== undefined && (
          <li>
            <a href={`/table/${table}`}>{text.toTable}</a>
          </li>
        )}
        <li>
          <a href={`/player/${about.id}`}>{text.profile}</a>
        </li>
        {muted !== undefined && <li>{text.muted(timeOf(muted.until))}</li>}
        {banned !== undefined && (
          <li>{text.banned(banned.until === undefined ? undefined : timeOf(banned.until))}</li>
        )}
      </ul>
      <Earlier earlier={report.earlier} />
      {closed === undefined ? (
        <JudgeForm person={about} of={report.id} onDone={onDone} />
      ) : (
        <>
          <p class="verdict">
            {text.verdict.by(verdictText(closed.verdict, text), closed.by, timeOf(closed.at))}
          </p>
          {"why" in closed.verdict && closed.verdict.why !== "" && (
            <blockquote>{closed.verdict.why}</blockquote>
          )}
          <details>
            <summary>{text.judge.again}</summary>
            <JudgeForm person={about} onDone={onDone} />
          </details>
        </>
      )}
    </article>
  );
}

/** What was said, with what came before and after; who is reported stands out. */
function Talk({ report: { talk, message, about } }: { readonly report: Report }) {
  const text = operate.value;
  if (talk.length === 0) return undefined;
  return (
    <div class="talk" role="group" aria-label={text.talk}>
      {talk.map(({ number, person, name, words: said, phrase }) => (
        <p key={number} class={person === about.id ? "theirs" : undefined}>
          <b>{nameOf({ name })}</b>{" "}
          {number === message ? <mark>{said ?? phrase}</mark> : (said ?? phrase)}
        </p>
      ))}
    </div>
  );
}

function Earlier({ earlier }: Pick<Report, "earlier">) {
  const text = operate.value;
  if (earlier.length === 0) return undefined;
  return (
    <details>
      <summary>{text.earlier(earlier.length)}</summary>
      <ul>
        {earlier.map(({ created, reason, closed }) => (
          <li key={created}>
            {`${timeOf(created)} · ${text.reasons[reason]} · `}
            {closed === undefined
              ? text.open
              : text.verdict.by(verdictText(closed.verdict, text), closed.by, timeOf(closed.at))}
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
