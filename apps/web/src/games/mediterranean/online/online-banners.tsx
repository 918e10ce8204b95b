import type { Mediterranean } from "@sofala/mediterranean";
import type { RemoteSight } from "../../../online/remote-hidden-table.ts";
import { endingOf } from "../../../table/online/early-end-text.ts";
import { ConnectionNotice, Notice } from "../../../table/online/banner.tsx";
import type { OnlineModel } from "../../../table/online/online-model.ts";
import { ProposalNotice } from "../../../table/online/proposal-banner.tsx";
import { EndNotice, RematchNotice, SeatNotice } from "../../../table/online/seat-banners.tsx";
import { DueLine } from "./deadline.tsx";

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
