import { useSignal, useSignalEffect, type ReadonlySignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { appText } from "../text/app-text.ts";
import { addedLines, announcement, type LogLine } from "./log-line.ts";

/** How long no line must be added before new ones are announced. */
const QUIET_MS = 1200;
/** How many sentences are announced at once. */
const MAX_SENTENCES = 5;

/** Announces new lines of the log to screen readers, a few sentences at a time. */
export function LogAnnouncer({ lines }: { readonly lines: ReadonlySignal<readonly LogLine[]> }) {
  const announced = useSignal("");
  const known = useRef(lines.peek());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useSignalEffect(() => {
    const now = lines.value;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { skipped, sentences } = announcement(addedLines(known.current, now), MAX_SENTENCES);
      known.current = now;
      if (sentences.length === 0) return;
      const { log } = appText.value.table;
      announced.value = [...(skipped > 0 ? [log.skippedLines(skipped)] : []), ...sentences].join(
        " ",
      );
    }, QUIET_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <div class="spoken" aria-live="polite">
      {announced}
    </div>
  );
}
