import { useComputed } from "@preact/signals";
import { activeMoves } from "@sofala/engine";
import { tsoro, type Tsoro } from "@sofala/tsoro";
import { useMemo } from "preact/hooks";
import type { RemoteTable } from "../../online/remote-table.ts";
import { openRules } from "../../rules/rules-dialog.tsx";
import { analysisTab } from "../../table/analysis/analysis-tab.ts";
import { linesOfMove } from "../../table/replay/lines-of-move.ts";
import { OpenOnlineReplay } from "../../table/replay/open-online-replay.tsx";
import { OpenReplay } from "../../table/replay/open-replay.tsx";
import { OpenReplayView, type OpenReplayProps } from "../../table/replay/open-replay-view.tsx";
import { appText } from "../../text/app-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { AnalysisPanel } from "./analysis/analysis-panel.tsx";
import { LocalEnd, OnlineEnd } from "./end.tsx";
import { TableModels } from "./table-models.ts";
import { Board, Header, Seats, badgeOf, logTab } from "./table-view.tsx";
import { useTsoroText } from "./tsoro-text.ts";

function ReplayView(props: OpenReplayProps<Tsoro>) {
  const hasText = useTsoroText();
  return hasText ? <LoadedReplay {...props} /> : <Loading />;
}

/** A replay of a game, move by move. */
function LoadedReplay(props: OpenReplayProps<Tsoro>) {
  const { table } = props;
  const models = useMemo(() => new TableModels(table), [table]);
  const original = useMemo(() => activeMoves(table.stored.log), [table]);
  const caption = useComputed(() =>
    linesOfMove(models.log.value, models.table.moment.value.moveCount).map(({ text }) => text),
  );
  return (
    <OpenReplayView
      {...props}
      layout={models.layout}
      shownMoment={models.table.shownMoment}
      caption={caption}
      openRules={() => openRules({ game: "tsoro", section: "aim" })}
      badge={badgeOf}
      bots={appText.value.home.games.tsoro.bots}
      header={(menuItems) => <Header models={models} menuItems={menuItems} />}
      seats={<Seats models={models} />}
      board={<Board models={models} />}
      side={(tryMoves) => [
        logTab(models),
        analysisTab(() => (
          <AnalysisPanel table={models.table} original={original} onPlay={tryMoves} />
        )),
      ]}
    />
  );
}

/** The replay of a stored local game. */
export const LocalReplay = ({ row }: { readonly row: unknown }) => (
  <OpenReplay row={row} game={tsoro} View={ReplayView} End={LocalEnd} />
);

/** The replay of a finished online game. */
export const OnlineReplay = ({ table }: { readonly table: RemoteTable<Tsoro> }) => (
  <OpenOnlineReplay table={table} View={ReplayView} End={OnlineEnd} />
);
