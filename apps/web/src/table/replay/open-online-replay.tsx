import type { GameTypes } from "@sofala/engine";
import type { FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import type { OpenRow } from "../../local/open-row.ts";
import { ReplayTable } from "../../local/replay-table.ts";
import type { RemoteTable } from "../../online/remote-table.ts";
import { Loading } from "../../ui/loading.tsx";
import { useLoaded } from "../../use-loaded.ts";
import { CannotOpen } from "../cannot-open.tsx";
import type { OpenOnlineEndProps } from "../online/online-end.tsx";
import { useOnlineReplayContext } from "./online-replay-context.tsx";
import type { OpenReplayProps } from "./open-replay-view.tsx";

interface Props<T extends GameTypes> {
  readonly table: RemoteTable<T>;
  readonly openRow: OpenRow<T>;
  readonly View: FunctionComponent<OpenReplayProps<T>>;
  readonly End: FunctionComponent<OpenOnlineEndProps<T>>;
}

/** The replay of a finished online game without hidden information. */
export function OpenOnlineReplay<T extends GameTypes>({ table, openRow, View, End }: Props<T>) {
  const loaded = useLoaded(() => openRow(table.stored.peek()));
  const replay = useMemo(
    () => (loaded?.ok === true ? new ReplayTable(loaded.value) : undefined),
    [loaded],
  );
  const context = useOnlineReplayContext(table.client, () => ({
    toAddress: (moves) => table.entryCountAt(moves),
    fromAddress: (entries) => table.momentAt(entries).moves,
    hintAt: (entries) => table.momentAt(entries).hint,
  }));
  if (loaded?.ok === false) return <CannotOpen fault={loaded.error} />;
  if (replay === undefined) return <Loading />;
  return <View table={replay} context={context} end={<End table={table} isReplay />} />;
}
