import type { Failure } from "../api-failure.ts";
import { Icon } from "../ui/icon.tsx";
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
      <div class="ways-on">
        <a class="button primary" href="/">
          {offline.playLocally}
        </a>
        <button type="button" class="button" onClick={onRetry}>
          <Icon name="link" />
          {offline.retry}
        </button>
      </div>
    </section>
  );
}
