import type { Mediterranean } from "@sofala/mediterranean";
import type { RemoteHiddenTable } from "../../../online/remote-hidden-table.ts";
import { earlyEndText } from "../../../table/online/early-end-text.ts";
import { ConnectionBanner, Banner } from "../../../table/online/banner.tsx";
import type { OnlineModel } from "../../../table/online/online-model.ts";
import { ProposalBanner } from "../../../table/online/proposal-banner.tsx";
import { EndBanner, RematchBanner, SeatBanner } from "../../../table/online/seat-banners.tsx";
import { Deadline } from "./deadline.tsx";

interface Props {
  readonly model: OnlineModel;
  readonly table: RemoteHiddenTable<Mediterranean>;
  /** A short message (toast). */
  readonly message: string | undefined;
  readonly onShowResult: () => void;
}

/** The banners above the actions of an online table. */
export function OnlineBanners({ model, table, message, onShowResult }: Props) {
  const names = table.players.map(({ name }) => name);
  return (
    <>
      <ConnectionBanner model={model} />
      <div role="status">{message !== undefined && <Banner>{message}</Banner>}</div>
      <ProposalBanner
        model={model}
        names={names}
        moveCountFrom={(entry) => table.observedMoves.value.filter(({ id }) => id >= entry).length}
      />
      <SeatBanner model={model} />
      <RematchBanner client={table.client} />
      <EndBanner
        ending={earlyEndText(table.client.info.value, names)}
        onShowResult={onShowResult}
      />
      <Deadline table={table} />
    </>
  );
}
