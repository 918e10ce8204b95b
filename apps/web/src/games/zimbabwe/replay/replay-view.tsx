import { useComputed, useSignal } from "@preact/signals";
import { activeMoves, type Seat } from "@sofala/engine";
import type { Zimbabwe } from "@sofala/zimbabwe";
import { useEffect, useMemo } from "preact/hooks";
import { OpenReplayView, type OpenReplayProps } from "../../../table/replay/open-replay-view.tsx";
import { appText } from "../../../text/app-text.ts";
import { zimbabweText } from "../zimbabwe-text.ts";
import { analysisTab } from "../analysis/analysis-tab.tsx";
import { EmpireBadge } from "../board/empires.tsx";
import type { Card } from "../cards.ts";
import { TableModels } from "../table-models.ts";
import { Header } from "../panels/header.tsx";
import { SeatList } from "../panels/seat-list.tsx";
import { statusOf } from "../panels/status.ts";
import { Track } from "../panels/track.tsx";
import { openRelevantRules } from "../rules/open-relevant-rules.ts";
import { sideTabs } from "../side-tabs.tsx";
import { replayTimelineOf } from "./replay-timeline.ts";
import { ReplayBoard } from "./replay-board.tsx";
import { captionAt } from "../live/move-caption.ts";
import "./replay-view.css";

/** A replay of a game of Zimbabwe, move by move. */
export function ReplayView(props: OpenReplayProps<Zimbabwe>) {
  const { table } = props;
  const models = useMemo(() => new TableModels(table), [table]);
  useEffect(() => () => models.dispose(), [models]);
  const card = useSignal<Card | undefined>(undefined);
  const caption = useComputed(() =>
    captionAt(models.table.moment.value, models.log.value, models.table.names, zimbabweText.value),
  );
  const sentences = useComputed(() => caption.value.sentences);
  const status = useComputed(() => {
    const { view, names } = models.table;
    const context = { view: view.value, names, me: undefined, isSharedDevice: true };
    const texts = { panels: zimbabweText.value.panels, table: appText.value.table };
    return statusOf({ ...context, thinking: undefined }, texts);
  });
  const original = useMemo(() => activeMoves(table.stored.log), [table]);
  const badge = (seat: Seat, size: string) => (
    <EmpireBadge empire={table.currentMoment.value.view.seats[seat]?.empire} size={size} />
  );
  return (
    <OpenReplayView
      {...props}
      class="zimbabwe-replay"
      layout={models.layout}
      shownMoment={models.table.shownMoment}
      timeline={() => replayTimelineOf(table.moments.value)}
      caption={sentences}
      openRules={() => openRelevantRules(models.turn)}
      badge={badge}
      bots={zimbabweText.value.zimbabwe.bot}
      header={(menuItems) => <Header model={models.table} status={status} menuItems={menuItems} />}
      seats={
        <SeatList
          model={models.table}
          isManual
          onShowCard={(shownCard) => {
            card.value = shownCard;
            models.layout.open(shownCard.kind === "craft" ? "crafts" : "gods");
          }}
        />
      }
      track={<Track model={models.table} />}
      hasActionColumn
      board={<ReplayBoard models={models} caption={caption} />}
      side={(tryMoves) => [
        ...sideTabs(models, card),
        analysisTab(models.table, original, tryMoves),
      ]}
    />
  );
}
