import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { spokenTime, timeText } from "../../table/online/duration-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { online } from "../../text/online-text.ts";

const SECOND = 1000;
const HOUR = 3_600_000;
/** Less than this is little. */
const LITTLE = 60_000;

interface Props {
  /** Milliseconds that were left, and when that was by this device's clock. */
  readonly left: number;
  readonly at: number;
}

/** What is left of somebody's time, as it runs. */
export function TimeLeft({ left, at }: Props) {
  const now = useSignal(performance.now());
  const rest = Math.max(0, left - Math.max(0, now.value - at));
  // Hours are not shown to the second.
  const pause = rest >= HOUR ? 30 * SECOND : SECOND;
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = performance.now();
    }, pause);
    return () => clearInterval(timer);
  }, [pause]);
  const { live, finding } = online.value;
  return (
    <span class={rest < LITTLE ? "time-left figures low" : "time-left figures"}>
      <Icon name="clock" size="1em" />
      <span aria-hidden="true">{timeText(rest, live.clock)}</span>
      <span class="spoken">{finding.left(spokenTime(rest, live.clock))}</span>
    </span>
  );
}
