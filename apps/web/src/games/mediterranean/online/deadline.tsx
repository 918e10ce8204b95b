import { useComputed } from "@preact/signals";
import type { Mediterranean } from "@sofala/mediterranean";
import type { RemoteSight } from "../../../online/remote-hidden-table.ts";
import { Notice } from "../../../table/online/banner.tsx";
import { dayAndTime } from "../../../text/date-text.ts";
import { online } from "../../../text/online-text.ts";

const MINUTE = 60_000;

/** By correspondence: until when this step stays open, while something of it is mine to decide. */
export function DueLine({ table }: { readonly table: RemoteSight<Mediterranean> }) {
  const { sitting } = online.value;
  const { pace } = table.room.info.value;
  // The minute is enough, and changes seldom.
  const due = useComputed(() => {
    const me = table.me.value;
    const isMine = me !== undefined && table.sight.value.view.toAct.includes(me);
    const left = isMine ? table.time.value?.left() : undefined;
    return left === undefined ? undefined : Math.round((Date.now() + left) / MINUTE) * MINUTE;
  });
  if (pace.kind !== "correspondence" || due.value === undefined) return undefined;
  return <Notice>{sitting.time.open(dayAndTime(due.value))}</Notice>;
}
