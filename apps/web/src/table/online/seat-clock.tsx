import { useComputed, type ReadonlySignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { ClockInfo } from "@sofala/protocol";
import { Icon } from "../../ui/icon.tsx";
import { onlineText } from "../../text/online-text.ts";
import { appText } from "../../text/app-text.ts";
import "./seat-clock.css";
import { dayText, clockText } from "./duration-text.ts";

interface Props {
  readonly clock: ReadonlySignal<ClockInfo | undefined>;
  readonly seat: Seat;
}

/** Less time than this is highlighted. */
const LOW_TIME_MS = 60_000;
const VERY_LOW_TIME_MS = 30_000;

/** The clock of a seat; nothing if it has none. */
export function SeatClock({ clock, seat }: Props) {
  const shown = useComputed(() => timeLeftText(clock.value, seat));
  const bank = useComputed(() => bankText(clock.value, seat));
  const state = useComputed(() => clockClass(clock.value, seat));
  const back = useComputed(() => clock.value?.absences?.find((rest) => rest.seat === seat)?.endsAt);
  if (shown.value === undefined) return undefined;
  return (
    <span class={`seat-clock figures ${state.value}`}>
      <Icon name="clock" size="1em" />
      {back.value === undefined ? (
        <b>{shown.value}</b>
      ) : (
        <span class="rest" title={shown.value}>
          {onlineText.value.absences.absentUntil(
            dayText(back.value, Date.now(), appText.value.tag),
          )}
        </span>
      )}
      {bank.value !== undefined && (
        <span class="bank" title={onlineText.value.onlineTable.clock.bank(bank.value)}>
          +{bank.value}
        </span>
      )}
    </span>
  );
}

/** The running time; for a seat that waits, the time that it will have. */
function timeLeftText(clock: ClockInfo | undefined, seat: Seat): string | undefined {
  const { time = 0, bank = 0 } = timeLeftOf(clock, seat) ?? {};
  if (clock === undefined) return undefined;
  const { onlineTable } = onlineText.value;
  return clockText(time > 0 ? time : bank, onlineTable.clock);
}

/** The time bank, while it is not running yet. */
function bankText(clock: ClockInfo | undefined, seat: Seat): string | undefined {
  const { time = 0, bank = 0 } = timeLeftOf(clock, seat) ?? {};
  return time > 0 && bank > 0 ? clockText(bank, onlineText.value.onlineTable.clock) : undefined;
}

function clockClass(clock: ClockInfo | undefined, seat: Seat): string {
  if (clock === undefined || !clock.running.includes(seat)) return "";
  if (clock.absences?.some((rest) => rest.seat === seat) === true) return "";
  const left = totalTimeLeft(clock, seat);
  return left < VERY_LOW_TIME_MS ? "running low" : left < LOW_TIME_MS ? "running short" : "running";
}

function timeLeftOf(clock: ClockInfo | undefined, seat: Seat) {
  return clock && { time: clock.timeLeft[seat] ?? 0, bank: clock.bankLeft[seat] ?? 0 };
}

/** All time that a seat has, in milliseconds. */
export const totalTimeLeft = ({ timeLeft, bankLeft }: ClockInfo, seat: Seat): number =>
  (timeLeft[seat] ?? 0) + (bankLeft[seat] ?? 0);
