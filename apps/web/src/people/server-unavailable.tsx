import type { Failure } from "../online/api-client.ts";
import { Icon } from "../ui/icon.tsx";
import { online } from "../text/online-text.ts";

interface Props {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** No server answers, or none that understands: what works all the same. */
export function NoServer({ failure, onRetry }: Props) {
  const { offline, problem } = online.value;
  return (
    <section class="no-server panel">
      <h1>{offline.title}</h1>
      <p>{failure.code === "offline" ? offline.text : problem(failure)}</p>
      <div class="ways-on">
        <a class="button primary" href="/">
          {offline.alone}
        </a>
        <button type="button" class="button" onClick={onRetry}>
          <Icon name="link" />
          {offline.again}
        </button>
      </div>
    </section>
  );
}
