import { useComputed } from "@preact/signals";
import type { Mediterranean } from "@sofala/mediterranean";
import { useEffect } from "preact/hooks";
import type { RemoteSight } from "../../../online/remote-hidden-table.ts";
import { callAttention } from "../../../table/turn-alert.ts";
import { pathTo } from "../../../table/online/table-link.ts";
import { Icon } from "../../../ui/icon.tsx";
import { words } from "../../../text/app-text.ts";

/** The way back from an earlier moment; it says so when one is waited for. */
export function ToTheTable({ table }: { readonly table: RemoteSight<Mediterranean> }) {
  const { room } = table;
  const isMyTurn = useComputed(() => {
    const me = table.me.value;
    return me !== undefined && table.sight.value.view.toAct.includes(me);
  });
  useEffect(() => callAttention(isMyTurn), [table]);
  const { play, replay } = words.value;
  return (
    <a
      class={isMyTurn.value ? "button primary" : "button"}
      href={pathTo(room.id, room.invite)}
      title={replay.toGame}
    >
      <Icon name="now" />
      <span role="status">{isMyTurn.value ? play.yourTurn : replay.toGame}</span>
    </a>
  );
}
