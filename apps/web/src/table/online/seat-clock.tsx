import { useComputed, type ReadonlySignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { ClockInfo } from "@sofala/protocol";
import { Icon } from "../../ui/icon.tsx";
import { online } from "../../text/online-text.ts";
import { words } from "../../text/app-text.ts";
import "./seat-clock.css";
import { dayText, timeText } from "./duration-text.ts";

interface Props {
  readonly clock: ReadonlySignal<ClockInfo | undefined>;
  readonly seat: Seat;
}

/** Less than this, in milliseconds, is little. */
const LITTLE = 60_000;
const VERY_LITTLE = 30_000;

/** What is left to a seat, in figures; nothing where it has no clock. */
export function SeatClock({ clock, seat }: Props) {
  const shown = useComputed(() => shownAt(clock.value, seat));
  const bank = useComputed(() => bankAt(clock.value, seat));
  const state = useComputed(() => stateAt(clock.value, seat));
  const back = useComputed(() => clock.value?.absences?.find((rest) => rest.seat === seat)?.endsAt);
  if (shown.value === undefined) return undefined;
  return (
    <span class={`seat-clock figures ${state.value}`}>
      <Icon name="clock" size="1em" />
      {back.value === undefined ? (
        <b>{shown.value}</b>
      ) : (
        <span class="rest" title={shown.value}>
          {online.value.rest.until(dayText(back.value, Date.now(), words.value.tag))}
        </span>
      )}
      {bank.value !== undefined && (
        <span class="bank" title={online.value.live.clock.bank(bank.value)}>
          +{bank.value}
        </span>
      )}
    </span>
  );
}

/** The time that runs now; for a seat that waits, what it will have. */
function shownAt(clock: ClockInfo | undefined, seat: Seat): string | undefined {
  const { time = 0, bank = 0 } = leftTo(clock, seat) ?? {};
  if (clock === undefined) return undefined;
  const { live } = online.value;
  return timeText(time > 0 ? time : bank, live.clock);
}

/** The reserve, while there is time before it. */
function bankAt(clock: ClockInfo | undefined, seat: Seat): string | undefined {
  const { time = 0, bank = 0 } = leftTo(clock, seat) ?? {};
  return time > 0 && bank > 0 ? timeText(bank, online.value.live.clock) : undefined;
}

function stateAt(clock: ClockInfo | undefined, seat: Seat): string {
  if (clock === undefined || !clock.running.includes(seat)) return "";
  if (clock.absences?.some((rest) => rest.seat === seat) === true) return "";
  const left = totalOf(clock, seat);
  return left < VERY_LITTLE ? "running low" : left < LITTLE ? "running short" : "running";
}

function leftTo(clock: ClockInfo | undefined, seat: Seat) {
  return clock && { time: clock.timeLeft[seat] ?? 0, bank: clock.bankLeft[seat] ?? 0 };
}

/** All that a seat has, in milliseconds. */
export const totalOf = ({ timeLeft, bankLeft }: ClockInfo, seat: Seat): number =>
  (timeLeft[seat] ?? 0) + (bankLeft[seat] ?? 0);
