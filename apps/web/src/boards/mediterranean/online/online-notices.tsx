import type { Mediterranean } from "@sofala/mediterranean";
import type { RemoteSight } from "../../../online/remote-sight.ts";
import { endingOf } from "../../../table/online/ending.ts";
import { ConnectionNotice, Notice } from "../../../table/online/notices.tsx";
import type { OnlineModel } from "../../../table/online/online-model.ts";
import { ProposalNotice } from "../../../table/online/proposal-notice.tsx";
import { EndNotice, RematchNotice, SeatNotice } from "../../../table/online/seat-notices.tsx";
import { DueLine } from "./due-line.tsx";

interface Props {
  readonly model: OnlineModel;
  readonly table: RemoteSight<Mediterranean>;
  /** A word in passing. */
  readonly said: string | undefined;
  readonly onResult: () => void;
}

/** What whoever sits here should know before they play. */
export function OnlineNotices({ model, table, said, onResult }: Props) {
  const names = table.players.map(({ name }) => name);
  return (
    <>
      <ConnectionNotice model={model} />
      <div role="status">{said !== undefined && <Notice>{said}</Notice>}</div>
      <ProposalNotice
        model={model}
        names={names}
        movesFrom={(entry) => table.told.value.filter(({ id }) => id >= entry).length}
      />
      <SeatNotice model={model} />
      <RematchNotice room={table.room} />
      <EndNotice ending={endingOf(table.room.info.value, names)} onResult={onResult} />
      <DueLine table={table} />
    </>
  );
}
