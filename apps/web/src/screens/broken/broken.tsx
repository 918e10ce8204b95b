import { reportProblem } from "../../problem-report/report-problem.ts";
import { words } from "../../text/app-text.ts";

/** Something of ours failed. */
export function Broken({ error }: { readonly error: unknown }) {
  const { broken, tryAgain, home, report } = words.value.common;
  return (
    <>
      <h1>{broken.title}</h1>
      <p>{broken.text}</p>
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
