import { useComputed } from "@preact/signals";
import type { Zimbabwe } from "@sofala/zimbabwe";
import type { RemoteTable } from "../../../online/remote-table.ts";
import type { OnlineModel } from "../../../table/online/online-model.ts";
import { totalTimeLeft } from "../../../table/online/seat-clock.tsx";
import { weekdayTimeText } from "../../../text/date-text.ts";
import { onlineText } from "../../../text/online-text.ts";

interface Props {
  readonly model: OnlineModel;
  readonly table: RemoteTable<Zimbabwe>;
}

const MINUTE_MS = 60_000;

/** Correspondence games: until when I have to decide, and what happens then. */
export function Deadline({ model, table }: Props) {
  const { tableTools, waitingRoom } = onlineText.value;
  const { pace, onTimeout } = model.client.info.value;
  // Rounded to the minute, so that it rarely changes.
  const due = useComputed(() => {
    const me = table.me.value;
    const clock = model.clock.value;
    const isMine = me !== undefined && clock?.running.includes(me) === true;
    return isMine
      ? Math.round((Date.now() + totalTimeLeft(clock, me)) / MINUTE_MS) * MINUTE_MS
      : undefined;
  });
  if (pace.kind !== "correspondence" || due.value === undefined) return undefined;
  return (
    <p class="quiet">
      {tableTools.time.until(weekdayTimeText(due.value))} {waitingRoom.onTimeout[onTimeout]}
    </p>
  );
}
