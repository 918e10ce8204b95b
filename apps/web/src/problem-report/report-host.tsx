import { later } from "../ui/lazy.tsx";
import { reported } from "./report-problem.ts";

const ReportDialog = later(
  () => import("./report-dialog.tsx").then((module) => module.ReportDialog),
  () => undefined,
);

/** Shows the report that somebody asked for; its parts are loaded when it is first wanted. */
export function ReportHost() {
  const subject = reported.value;
  if (subject === undefined) return undefined;
  return (
    <ReportDialog
      subject={subject}
      onClose={() => {
        reported.value = undefined;
      }}
    />
  );
}
