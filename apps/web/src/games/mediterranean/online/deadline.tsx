import { useComputed } from "@preact/signals";
import type { Mediterranean } from "@sofala/mediterranean";
import type { RemoteHiddenTable } from "../../../online/remote-hidden-table.ts";
import { Banner } from "../../../table/online/banner.tsx";
import { weekdayTimeText } from "../../../text/date-text.ts";
import { onlineText } from "../../../text/online-text.ts";

const MINUTE_MS = 60_000;

/** In correspondence games: the deadline of this step, while I have to decide. */
export function Deadline({ table }: { readonly table: RemoteHiddenTable<Mediterranean> }) {
  const { tableTools } = onlineText.value;
  const { pace } = table.client.info.value;
  // Rounded to minutes, so that it changes rarely.
  const due = useComputed(() => {
    const me = table.me.value;
    const isMine = me !== undefined && table.observerView.value.view.toAct.includes(me);
    const msLeft = isMine ? table.partClock.value?.timeLeft() : undefined;
    return msLeft === undefined
      ? undefined
      : Math.round((Date.now() + msLeft) / MINUTE_MS) * MINUTE_MS;
  });
  if (pace.kind !== "correspondence" || due.value === undefined) return undefined;
  return <Banner>{tableTools.time.stepOpenUntil(weekdayTimeText(due.value))}</Banner>;
}
