import { useComputed } from "@preact/signals";
import type { OnlineTable } from "../../online/online-table.ts";
import { weekdayTimeText } from "../../text/date-text.ts";
import { onlineText } from "../../text/online-text.ts";
import { Banner } from "./banner.tsx";
import type { OnlineModel } from "./online-model.ts";
import { totalTimeLeft } from "./seat-clock.tsx";

interface Props {
  readonly model: OnlineModel;
  readonly table: OnlineTable;
  /** All seats share the clock of the step. */
  readonly isOfStep?: boolean;
}

const MINUTE_MS = 60_000;

/** In correspondence games: until when I have to decide, and what happens then. */
export function Deadline({ model, table, isOfStep = false }: Props) {
  const { tableTools, waitingRoom } = onlineText.value;
  const { pace, onTimeout } = model.client.info.value;
  const due = useComputed(() => {
    const { value: me } = table.me;
    const { value: clock } = model.clock;
    if (me === undefined || clock === undefined) return undefined;
    const { toAct } = model.client.info.value;
    const isMine = isOfStep ? toAct.includes(me) : clock.running.includes(me);
    const left = isOfStep ? clock.part?.timeLeft : totalTimeLeft(clock, me);
    if (!isMine || left === undefined) return undefined;
    // Rounded to the minute, so that it rarely changes.
    return Math.round((Date.now() + left) / MINUTE_MS) * MINUTE_MS;
  });
  if (pace.kind !== "correspondence" || due.value === undefined) return undefined;
  const time = weekdayTimeText(due.value);
  if (isOfStep) return <Banner>{tableTools.time.stepOpenUntil(time)}</Banner>;
  return (
    <p class="quiet">
      {tableTools.time.until(time)} {waitingRoom.onTimeout[onTimeout]}
    </p>
  );
}
