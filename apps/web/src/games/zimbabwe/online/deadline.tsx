import { useComputed } from "@preact/signals";
import type { Zimbabwe } from "@sofala/zimbabwe";
import type { RemoteTable } from "../../../online/remote-table.ts";
import type { OnlineModel } from "../../../table/online/online-model.ts";
import { totalOf } from "../../../table/online/seat-clock.tsx";
import { dayAndTime } from "../../../text/date-text.ts";
import { online } from "../../../text/online-text.ts";

interface Props {
  readonly model: OnlineModel;
  readonly table: RemoteTable<Zimbabwe>;
}

const MINUTE = 60_000;

/** By correspondence: until when I have to decide, and what happens then. */
export function DueLine({ model, table }: Props) {
  const { sitting, waiting } = online.value;
  const { pace, onTimeout } = model.room.info.value;
  // The minute is enough, and changes seldom.
  const due = useComputed(() => {
    const me = table.me.value;
    const clock = model.clock.value;
    const isMine = me !== undefined && clock?.running.includes(me) === true;
    return isMine ? Math.round((Date.now() + totalOf(clock, me)) / MINUTE) * MINUTE : undefined;
  });
  if (pace.kind !== "correspondence" || due.value === undefined) return undefined;
  return (
    <p class="quiet">
      {sitting.time.until(dayAndTime(due.value))} {waiting.onTimeout[onTimeout]}
    </p>
  );
}
