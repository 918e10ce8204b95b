import type { Failure } from "../api-failure.ts";
import { onlineText } from "../text/online-text.ts";

interface Props {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** No server answers, or none that this app understands: shows what works without one. */
export function ServerUnavailable({ failure, onRetry }: Props) {
  const { offline, problem } = onlineText.value;
  return (
    <section class="server-unavailable panel">
      <h1>{offline.title}</h1>
      <p>{failure.code === "offline" ? offline.text : problem(failure)}</p>
      <div class="next-steps">
        <a class="button primary" href="/">
          {offline.playLocally}
        </a>
        <button type="button" class="button" onClick={onRetry}>
          {offline.retry}
        </button>
      </div>
    </section>
  );
}
