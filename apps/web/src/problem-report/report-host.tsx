import { lazy } from "../ui/lazy.tsx";
import { reportSubject } from "./report-problem.ts";

const ReportDialog = lazy(
  () => import("./report-dialog.tsx").then((module) => module.ReportDialog),
  () => undefined,
);

/** Shows the report dialog; its code is loaded when it is first opened. */
export function ReportHost() {
  const subject = reportSubject.value;
  if (subject === undefined) return undefined;
  return (
    <ReportDialog
      subject={subject}
      onClose={() => {
        reportSubject.value = undefined;
      }}
    />
  );
}
