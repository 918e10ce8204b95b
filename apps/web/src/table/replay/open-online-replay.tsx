import type { GameTypes } from "@sofala/engine";
import type { FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import { openReplay } from "../../local/replay-table.ts";
import type { RemoteTable } from "../../online/remote-table.ts";
import { CannotOpen } from "../cannot-open.tsx";
import type { OpenOnlineEndProps } from "../end/online-end.tsx";
import { useOnlineReplayContext } from "./online-replay-context.tsx";
import type { OpenReplayProps } from "./open-replay-view.tsx";

interface Props<T extends GameTypes> {
  readonly table: RemoteTable<T>;
  readonly View: FunctionComponent<OpenReplayProps<T>>;
  readonly End: FunctionComponent<OpenOnlineEndProps<T>>;
}

/** The replay of a finished online game without hidden information. */
export function OpenOnlineReplay<T extends GameTypes>({ table, View, End }: Props<T>) {
  const replay = useMemo(() => openReplay(table.game, table.stored.peek()), [table]);
  const context = useOnlineReplayContext(table.client, () => ({
    toAddress: (moves) => table.entryCountAt(moves),
    fromAddress: (entries) => table.momentAt(entries).moves,
    hintAt: (entries) => table.momentAt(entries).hint,
  }));
  if (!replay.ok) return <CannotOpen fault={replay.error} />;
  return <View table={replay.value} context={context} end={<End table={table} isReplay />} />;
}
