import type { GameTypes } from "@sofala/engine";
import type { FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import type { Moment } from "../../local/table.ts";
import type { OpenRow } from "../../local/open-row.ts";
import { ReplayTable } from "../../local/replay-table.ts";
import { Loading } from "../../ui/loading.tsx";
import { useLoaded } from "../../use-loaded.ts";
import { CannotOpen } from "../cannot-open.tsx";
import type { LocalEndProps } from "../end/local-end.tsx";
import type { OpenReplayProps } from "./open-replay-view.tsx";
import { localReplayContext } from "./replay-view.tsx";

interface Props<T extends GameTypes> {
  readonly row: unknown;
  readonly openRow: OpenRow<T>;
  readonly View: FunctionComponent<OpenReplayProps<T>>;
  readonly End: FunctionComponent<LocalEndProps<T, Moment<T>>>;
}

/** The replay of a game without hidden information that is stored on this device. */
export function OpenReplay<T extends GameTypes>({ row, openRow, View, End }: Props<T>) {
  const loaded = useLoaded(() => openRow(row));
  const table = useMemo(
    () => (loaded?.ok === true ? new ReplayTable(loaded.value) : undefined),
    [loaded],
  );
  if (loaded?.ok === false) return <CannotOpen fault={loaded.error} />;
  if (table === undefined) return <Loading />;
  const { id, stored, moments, currentMoment } = table;
  const isOver = currentMoment.value.toAct.length === 0;
  return (
    <View
      table={table}
      context={localReplayContext(id)}
      end={isOver ? <End stored={stored} moments={moments.value} isReplay /> : undefined}
    />
  );
}
