import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import type { RemoteHiddenTable } from "../../../online/remote-hidden-table.ts";
import { HiddenOnlineReplay } from "../../../table/replay/hidden-online-replay.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { useMediterraneanText } from "../mediterranean-text.ts";
import { appText } from "../../../text/app-text.ts";
import { MediterraneanEnd } from "../end/end-panel.tsx";
import { openObserver } from "../replay/open-observer.ts";
import { ReplayView } from "../replay/replay-view.tsx";

interface Props {
  readonly table: RemoteHiddenTable<Mediterranean>;
}

/** The replay of an online game. */
export function OnlineReplay({ table }: Props) {
  if (!useMediterraneanText()) return <Loading text={appText.value.play.loading} />;
  return (
    <HiddenOnlineReplay
      rules={mediterranean}
      table={table}
      View={ReplayView}
      Panel={MediterraneanEnd}
      openObserver={openObserver}
      isToAct={({ toAct }, seat) => toAct.includes(seat)}
    />
  );
}
