import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { durationText, clockText } from "../../table/online/duration-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { onlineText } from "../../text/online-text.ts";

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** Less time than this is highlighted. */
const LOW_TIME_MS = 60_000;

interface Props {
  /** The milliseconds left at `measuredAt`, by this device's clock. */
  readonly timeLeft: number;
  readonly measuredAt: number;
}

/** A running clock. */
export function TimeLeft({ timeLeft, measuredAt }: Props) {
  const now = useSignal(performance.now());
  const rest = Math.max(0, timeLeft - Math.max(0, now.value - measuredAt));
  // Hours are not shown to the second.
  const pause = rest >= HOUR_MS ? 30 * SECOND_MS : SECOND_MS;
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = performance.now();
    }, pause);
    return () => clearInterval(timer);
  }, [pause]);
  const { onlineTable, matchmaking } = onlineText.value;
  return (
    <span class={rest < LOW_TIME_MS ? "time-left figures low" : "time-left figures"}>
      <Icon name="clock" size="1em" />
      <span aria-hidden="true">{clockText(rest, onlineTable.clock)}</span>
      <span class="spoken">{matchmaking.timeLeft(durationText(rest, onlineTable.clock))}</span>
    </span>
  );
}
