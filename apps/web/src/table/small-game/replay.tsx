import { useComputed } from "@preact/signals";
import { activeMoves, type GameTypes } from "@sofala/engine";
import { useMemo } from "preact/hooks";
import { rowOpener } from "../../local/open-row.ts";
import type { RemoteTable } from "../../online/remote-table.ts";
import { appText } from "../../text/app-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { analysisTab } from "../analysis/analysis-tab.ts";
import { linesOfMove } from "../replay/lines-of-move.ts";
import { OpenOnlineReplay } from "../replay/open-online-replay.tsx";
import { OpenReplay } from "../replay/open-replay.tsx";
import { OpenReplayView, type OpenReplayProps } from "../replay/open-replay-view.tsx";
import type { AskAdvisor } from "./advisor-requests.ts";
import { smallGameAnalysis } from "./analysis-panel.tsx";
import { localEndOf, onlineEndOf } from "./end.tsx";
import { SmallGameModels } from "./small-game-models.ts";
import type { SmallGame } from "./small-game.ts";
import { openFirstRules } from "./table-ui.ts";
import { Header, Seats, badgeOf, logTab } from "./table-view.tsx";

/** Makes the replays of stored local games and of finished online games. */
export function replaysOf<T extends GameTypes>(game: SmallGame<T>, ask: AskAdvisor<T>) {
  const openRow = rowOpener([game.rules], game.loadGame);
  const AnalysisPanel = smallGameAnalysis(game, ask);
  const LocalEnd = localEndOf(game);
  const OnlineEnd = onlineEndOf(game);

  function View(props: OpenReplayProps<T>) {
    const hasText = game.useText();
    return hasText ? <LoadedReplay {...props} /> : <Loading />;
  }

  /** A replay of a game, move by move. */
  function LoadedReplay(props: OpenReplayProps<T>) {
    const { table } = props;
    const models = useMemo(() => new SmallGameModels(game, table), [table]);
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
        openRules={() => openFirstRules(game)}
        badge={badgeOf(game)}
        bots={game.overview(appText.value).bots}
        header={(menuItems) => <Header models={models} menuItems={menuItems} />}
        seats={<Seats models={models} />}
        hasActionColumn
        board={<game.Board models={models} />}
        side={(tryMoves) => [
          logTab(models),
          analysisTab(() => (
            <AnalysisPanel table={models.table} original={original} onPlay={tryMoves} />
          )),
        ]}
      />
    );
  }

  return {
    LocalReplay: ({ row }: { readonly row: unknown }) => (
      <OpenReplay row={row} openRow={openRow} View={View} End={LocalEnd} />
    ),
    OnlineReplay: ({ table }: { readonly table: RemoteTable<T> }) => (
      <OpenOnlineReplay table={table} openRow={openRow} View={View} End={OnlineEnd} />
    ),
  };
}
