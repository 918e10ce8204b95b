import { useSignal } from "@preact/signals";
import type { ModerationLog, ModerationLogEntry, PersonReference } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import type { Failure } from "../../api-failure.ts";
import { readModerationLog } from "../../online/operator-api.ts";
import { appText } from "../../text/app-text.ts";
import { dateTimeText } from "../../text/date-text.ts";
import { onlineText } from "../../text/online-text.ts";
import { operateText } from "../../text/people-text.ts";
import "../../ui/field.css";

/** In the log, somebody with access to the server, who used `sofala admin`. */
const COMMAND_LINE_OPERATOR = "host";

/** What operators did, newest first, with a filter and further pages. */
export function LogSection() {
  const text = operateText.value.log;
  const written = useSignal("");
  /** The person whose entries are shown; empty for all. */
  const person = useSignal("");
  const log = useSignal<ModerationLog | undefined>(undefined);
  const failure = useSignal<Failure | undefined>(undefined);
  const load = async (before?: ModerationLog) => {
    const chosen = person.peek();
    const found = await readModerationLog(chosen, before?.next);
    // Somebody chose another person in the meantime.
    if (person.peek() !== chosen) return;
    failure.value = found.ok ? undefined : found.error;
    if (!found.ok) return;
    const { entries, ...page } = found.value;
    log.value = { ...page, entries: [...(before?.entries ?? []), ...entries] };
  };
  const show = (chosen: string) => {
    person.value = chosen;
    written.value = chosen;
    void load();
  };
  useEffect(() => void load(), []);
  return (
    <section class="log">
      <h2>{text.title}</h2>
      <p class="quiet">{text.intro}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          show(written.peek().trim());
        }}
      >
        <label>
          {text.filter}
          <input
            class="field"
            maxLength={100}
            autocomplete="off"
            value={written.value}
            onInput={(event) => (written.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {text.show}
        </button>
        {person.value !== "" && (
          <button type="button" class="button" onClick={() => show("")}>
            {text.showAll}
          </button>
        )}
      </form>
      <p role="alert" class="problem">
        {failure.value !== undefined && onlineText.value.problem(failure.value)}
      </p>
      {log.value !== undefined && <LogEntries log={log.value} load={load} />}
    </section>
  );
}

interface Props {
  readonly log: ModerationLog;
  readonly load: (before: ModerationLog) => Promise<void>;
}

function LogEntries({ log, load }: Props) {
  const text = operateText.value.log;
  if (log.entries.length === 0) return <p class="quiet">{text.none}</p>;
  return (
    <>
      <ol class="panel">
        {log.entries.map((entry) => (
          <LogEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      {log.next !== undefined && (
        <button type="button" class="button" onClick={() => void load(log)}>
          {text.more}
        </button>
      )}
    </>
  );
}

function LogEntry({ entry }: { readonly entry: ModerationLogEntry }) {
  const { log: text, reasons } = operateText.value;
  const { at, operator, person, tableId, action, until, explanation, report } = entry;
  return (
    <li>
      <p>
        {person !== undefined && <PersonName person={person} />}
        {person === undefined && tableId !== undefined && (
          <a href={`/table/${tableId}`}>{text.table}</a>
        )}
        {": "}
        {text.actions[action]}
        {entry.name !== undefined && ` ${entry.name}`}
        {until !== undefined && ` ${text.until(dateTimeText(until, "medium"))}`}
        {entry.leftMs !== undefined && ` ${text.seconds(Math.round(entry.leftMs / 1000))}`}
      </p>
      {explanation !== undefined && <blockquote>{explanation}</blockquote>}
      {report !== undefined && (
        <p class="quiet">
          {text.answersReport(nameOf(report.reporter), reasons[report.reason])}
          {report.text !== "" && ` ${text.quote(report.text)}`}
        </p>
      )}
      <p class="quiet">{`${nameOf(operator)}, ${dateTimeText(at, "medium")}`}</p>
    </li>
  );
}

const PersonName = ({ person }: { readonly person: PersonReference }) =>
  person.name === "" ? nameOf(person) : <a href={`/player/${person.id}`}>{person.name}</a>;

/** Deleted people have no name. */
function nameOf({ id, name }: PersonReference): string {
  if (id === COMMAND_LINE_OPERATOR) return operateText.value.log.commandLine;
  return name || appText.value.common.deletedPerson;
}
