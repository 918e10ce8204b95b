import { reportProblem } from "../../problem-report/report-problem.ts";
import { appText } from "../../text/app-text.ts";

/** Shown after an error of the app. */
export function Broken({ error }: { readonly error: unknown }) {
  const { crashed, tryAgain, home, reportProblem: report } = appText.value.common;
  return (
    <>
      <h1>{crashed.title}</h1>
      <p>{crashed.text}</p>
      <p class="quiet">
        <code>{error instanceof Error ? error.message : String(error)}</code>
      </p>
      <button class="button primary" type="button" onClick={() => location.reload()}>
        {tryAgain}
      </button>{" "}
      <a class="button" href="/">
        {home}
      </a>{" "}
      <button class="button" type="button" onClick={() => reportProblem({ error })}>
        {report}
      </button>
    </>
  );
}
