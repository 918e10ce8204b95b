import { mediterranean } from "@sofala/mediterranean";
import { HiddenReplay } from "../../../table/replay/hidden-replay.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { useMediterraneanText } from "../mediterranean-text.ts";
import { appText } from "../../../text/app-text.ts";
import { LocalEnd } from "../end/local-end.tsx";
import { openObserver } from "./open-observer.ts";
import { ReplayView } from "./replay-view.tsx";

/** The replay of a game that is stored on this device. */
export function LocalReplay({ row }: { readonly row: unknown }) {
  if (!useMediterraneanText()) return <Loading text={appText.value.play.loading} />;
  return (
    <HiddenReplay
      row={row}
      game={mediterranean}
      View={ReplayView}
      End={LocalEnd}
      openObserver={openObserver}
    />
  );
}
