import { useSignal } from "@preact/signals";
import type { Report } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { readReports } from "../../online/social-api.ts";
import type { Failure } from "../../online/api-client.ts";
import { KnownPerson } from "../../people/known-person.tsx";
import { Loading } from "../../ui/loading.tsx";
import { operate, useOperateWords } from "../../text/people-text.ts";
import { online } from "../../text/online-text.ts";
import { words } from "../../text/app-text.ts";
import "./operate-screen.css";
import { ReportCard } from "./report-card.tsx";

/** Where operators see what is reported and act on it. */
export function Screen() {
  const hasWords = useOperateWords();
  if (!hasWords) return <Loading />;
  return <KnownPerson>{({ role }) => (role === "operator" ? <Desk /> : <Refused />)}</KnownPerson>;
}

function Refused() {
  const { refused } = operate.value;
  return (
    <section class="panel operate-refused">
      <h1>{refused.title}</h1>
      <p>{refused.text}</p>
    </section>
  );
}

function Desk() {
  const text = operate.value;
  const reports = useSignal<readonly Report[] | undefined>(undefined);
  const failure = useSignal<Failure | undefined>(undefined);
  const look = async () => {
    const found = await readReports();
    failure.value = found.ok ? undefined : found.error;
    if (found.ok) reports.value = found.value;
  };
  useEffect(() => void look(), []);
  const waiting = reports.value?.filter(({ closed }) => closed === undefined);
  const done = reports.value?.filter(({ closed }) => closed !== undefined);
  return (
    <div class="operate-screen">
      <h1>{words.value.common.operate}</h1>
      <p class="lead">{text.lead}</p>
      <p role="alert" class="problem">
        {failure.value !== undefined && online.value.problem(failure.value)}
      </p>
      {waiting === undefined || done === undefined ? (
        failure.value === undefined && <Loading />
      ) : (
        <>
          <Shelf title={text.waiting} none={text.waitingNone} reports={waiting} onDone={look} />
          <Shelf title={text.done} none={text.doneNone} reports={done} onDone={look} />
        </>
      )}
    </div>
  );
}

interface ShelfProps {
  readonly title: string;
  readonly none: string;
  readonly reports: readonly Report[];
  readonly onDone: () => Promise<void>;
}

function Shelf({ title, none, reports, onDone }: ShelfProps) {
  return (
    <section>
      <h2>
        {title}
        {reports.length > 0 && <span class="quiet figures"> {reports.length}</span>}
      </h2>
      {reports.length === 0 ? (
        <p class="quiet">{none}</p>
      ) : (
        reports.map((report) => <ReportCard key={report.id} report={report} onDone={onDone} />)
      )}
    </section>
  );
}
