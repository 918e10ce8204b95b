import { useSignal, useSignalEffect, type ReadonlySignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { words } from "../text/app-text.ts";
import { added, spokenTogether, type LogLine } from "./log-line.ts";

/** Milliseconds without a new line before those that came are spoken. */
const CALM = 1200;
/** Sentences spoken at once. */
const MOST = 5;

/** Tells those who hear the page what was added to the log, a few sentences at a time. */
export function LogAnnouncer({ lines }: { readonly lines: ReadonlySignal<readonly LogLine[]> }) {
  const said = useSignal("");
  const known = useRef(lines.peek());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useSignalEffect(() => {
    const now = lines.value;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { skipped, said: sentences } = spokenTogether(added(known.current, now), MOST);
      known.current = now;
      if (sentences.length === 0) return;
      const { log } = words.value.table;
      said.value = [...(skipped > 0 ? [log.skipped(skipped)] : []), ...sentences].join(" ");
    }, CALM);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <div class="spoken" aria-live="polite">
      {said}
    </div>
  );
}
