import { useSignal } from "@preact/signals";
import type { Report } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { readReports } from "../../online/operator-api.ts";
import type { Failure } from "../../api-failure.ts";
import { KnownPerson } from "../../people/known-person.tsx";
import { Loading } from "../../ui/loading.tsx";
import { operateText, useOperateText } from "../../text/people-text.ts";
import { onlineText } from "../../text/online-text.ts";
import { appText } from "../../text/app-text.ts";
import "./operate-screen.css";
import { BackupSection } from "./backup-section.tsx";
import { LogSection } from "./log-section.tsx";
import { ReportCard } from "./report-card.tsx";
import { SiteSection } from "./site-section.tsx";

/** The reports, for operators. */
export function Screen() {
  const isTextLoaded = useOperateText();
  if (!isTextLoaded) return <Loading />;
  return (
    <KnownPerson>
      {({ role }) => (role === "operator" ? <ReportsPage /> : <NotOperator />)}
    </KnownPerson>
  );
}

function NotOperator() {
  const { noAccess } = operateText.value;
  return (
    <section class="panel operate-refused">
      <h1>{noAccess.title}</h1>
      <p>{noAccess.text}</p>
    </section>
  );
}

function ReportsPage() {
  const text = operateText.value;
  const reports = useSignal<readonly Report[] | undefined>(undefined);
  const failure = useSignal<Failure | undefined>(undefined);
  const load = async () => {
    const found = await readReports();
    failure.value = found.ok ? undefined : found.error;
    if (found.ok) reports.value = found.value;
  };
  useEffect(() => void load(), []);
  const waiting = reports.value?.filter(({ closed }) => closed === undefined);
  const done = reports.value?.filter(({ closed }) => closed !== undefined);
  return (
    <div class="operate-screen">
      <h1>{appText.value.common.operate}</h1>
      <p class="lead">{text.intro}</p>
      <SiteSection />
      <BackupSection />
      <p role="alert" class="problem">
        {failure.value !== undefined && onlineText.value.problem(failure.value)}
      </p>
      {waiting === undefined || done === undefined ? (
        failure.value === undefined && <Loading />
      ) : (
        <>
          <ReportSection
            title={text.openReports}
            emptyText={text.noOpenReports}
            reports={waiting}
            onDone={load}
          />
          <ReportSection
            title={text.closedReports}
            emptyText={text.noClosedReports}
            reports={done}
            onDone={load}
          />
        </>
      )}
      <LogSection key={done?.length} />
    </div>
  );
}

interface ReportSectionProps {
  readonly title: string;
  readonly emptyText: string;
  readonly reports: readonly Report[];
  readonly onDone: () => Promise<void>;
}

function ReportSection({ title, emptyText, reports, onDone }: ReportSectionProps) {
  return (
    <section>
      <h2>
        {title}
        {reports.length > 0 && <span class="quiet figures"> {reports.length}</span>}
      </h2>
      {reports.length === 0 ? (
        <p class="quiet">{emptyText}</p>
      ) : (
        reports.map((report) => <ReportCard key={report.id} report={report} onDone={onDone} />)
      )}
    </section>
  );
}
