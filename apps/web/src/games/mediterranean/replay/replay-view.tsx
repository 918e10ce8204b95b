import { useComputed, useSignal, type ReadonlySignal } from "@preact/signals";
import type { Mediterranean } from "@sofala/mediterranean";
import { useMemo } from "preact/hooks";
import { openMediterraneanRules } from "../rules/open-rules.ts";
import type { LogLine } from "../../../table/log-line.ts";
import { LogPanel } from "../../../table/log-panel.tsx";
import type { HiddenReplayProps } from "../../../table/replay/hidden-replay.tsx";
import { ObserverChoice } from "../../../table/replay/observer-choice.tsx";
import { STEP_OF_KEY } from "../../../table/replay/replay-model.ts";
import {
  ReplayView as SharedReplayView,
  useReplayModel,
} from "../../../table/replay/replay-view.tsx";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { analysisTab } from "../analysis/analysis-tab.tsx";
import { SeatColumn } from "../mats/seat-column.tsx";
import { StatusBoard } from "../mats/status-board.tsx";
import { TurnCards } from "../mats/turn-cards.tsx";
import { TableModels } from "../table-models.ts";
import { Header } from "../panels/header.tsx";
import { logLines } from "../panels/log-lines.ts";
import { LedgerTab } from "../resolution/ledger-view.tsx";
import type { HiddenInfoReplay } from "../hidden-info-replay.ts";
import { captionAt } from "./move-caption.ts";
import { ReplayBoard } from "./replay-board.tsx";
import { replayTimelineOf } from "./replay-timeline.ts";

/** Arrow keys move by phases, page keys by turns. */
const STEP_OF_REPLAY_KEY = {
  ...STEP_OF_KEY,
  PageUp: "chapter-back",
  PageDown: "chapter-on",
} as const;

/** The replay of a game of the Mediterranean. */
export function ReplayView({ table, context, game, end }: HiddenReplayProps<Mediterranean>) {
  const models = useMemo(() => new TableModels(table), [table]);
  const { names } = models.table;
  const { allObservedMoves, momentNumber, shownMoment } = table;
  const model = useReplayModel(
    () => replayTimelineOf(allObservedMoves.peek()),
    shownMoment,
    context,
  );
  // The log of the whole game; lines after the shown moment are faint.
  const log = useComputed(() =>
    logLines(allObservedMoves.value, names, allMediterraneanText.value),
  );
  const caption = useComputed(() =>
    captionAt(
      allObservedMoves.value,
      momentNumber.value,
      log.value,
      names,
      allMediterraneanText.value,
    ),
  );
  const { replay: text } = allMediterraneanText.value.end;
  const tabs = useSideTabs(models, table, model.lastMove, log);
  return (
    <SharedReplayView
      model={model}
      context={context}
      layout={models.layout}
      stored={game?.stored}
      caption={caption}
      text={{
        ...text,
        round: text.turn,
        roundName: text.turnName,
        turnBack: text.phaseBack,
        turnForward: text.phaseForward,
      }}
      stepOfKey={STEP_OF_REPLAY_KEY}
      openRules={() => openMediterraneanRules("aim")}
      header={(menuItems) => <Header models={models} menuItems={menuItems} />}
      seats={<SeatColumn models={models} />}
      track={<StatusBoard model={models.table} />}
      board={<ReplayBoard models={models} replayTable={table} />}
      side={[
        ...tabs,
        // No analysis before the end: it would reveal hands.
        ...(game === undefined || end === undefined ? [] : [analysisTab(game, table)]),
      ]}
      actions={
        <ObserverChoice table={table} text={{ ...text, othersHidden: text.otherHandsHidden }} />
      }
      end={end}
    />
  );
}

function useSideTabs(
  models: TableModels,
  { shownMoment }: HiddenInfoReplay,
  lastMove: number,
  log: ReadonlySignal<readonly LogLine[]>,
) {
  const { table: text } = allMediterraneanText.value;
  const moveCount = useSignal(lastMove);
  return [
    {
      id: "log",
      name: text.tabs.log,
      icon: "log",
      content: () => (
        <LogPanel
          lines={log}
          shownMoment={shownMoment}
          moveCount={moveCount}
          onSelectMoment={(moment) => {
            shownMoment.value = moment;
          }}
        />
      ),
    },
    {
      id: "cards",
      name: text.tabs.cards,
      icon: "cards",
      content: () => <TurnCards model={models.table} />,
    },
    {
      id: "ledger",
      name: text.tabs.ledger,
      icon: "order",
      content: () => <LedgerTab models={models} />,
    },
  ] as const;
}
