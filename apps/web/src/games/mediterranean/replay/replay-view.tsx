import { useComputed, useSignal, type ReadonlySignal } from "@preact/signals";
import type { Mediterranean } from "@sofala/mediterranean";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { LoadedGame } from "../../../local/load-game.ts";
import { openMediterraneanRules } from "../rules/open-rules.ts";
import { KeysDialog } from "../../../table/keys-dialog.tsx";
import type { LogLine } from "../../../table/log-line.ts";
import { LogPanel } from "../../../table/log-panel.tsx";
import { replayKey } from "../../../table/replay/replay-keys.ts";
import { replayMenu, type ReplayLinks } from "../../../table/replay/replay-menu.ts";
import { ReplayModel, STEP_OF_KEY } from "../../../table/replay/replay-model.ts";
import {
  momentFromAddress,
  useMomentAddress,
  type MomentNumbering,
} from "../../../table/replay/use-moment-address.ts";
import { TableLayout } from "../../../table/table-layout.tsx";
import type { MenuItem } from "../../../table/table-menu.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { onKeys } from "../../../ui/keys.ts";
import { mediterraneanText } from "../mediterranean-text.ts";
import { appText } from "../../../text/app-text.ts";
import { analysisTab } from "../analysis/analysis-tab.tsx";
import { SeatColumn } from "../mats/seat-column.tsx";
import { StatusBoard } from "../mats/status-board.tsx";
import { TurnCards } from "../mats/turn-cards.tsx";
import { TableModels } from "../table-models.ts";
import { Header } from "../panels/header.tsx";
import { logLines } from "../panels/log-lines.ts";
import { LedgerTab } from "../resolution/ledger-view.tsx";
import { replayTimelineOf } from "./replay-timeline.ts";
import type { HiddenInfoReplay } from "./hidden-info-replay.ts";
import "./replay-view.css";
import { ReplayBar } from "./replay-bar.tsx";
import { ReplayBoard } from "./replay-board.tsx";

const openRules = () => openMediterraneanRules("aim");

/** Arrow keys move by phases, page keys by turns. */
const STEP_OF_REPLAY_KEY = {
  ...STEP_OF_KEY,
  PageUp: "chapter-back",
  PageDown: "chapter-on",
} as const;

interface Props {
  readonly replayTable: HiddenInfoReplay;
  readonly links: ReplayLinks;
  /** The loaded game, if it is fully known. */
  readonly loadedGame?: LoadedGame<Mediterranean>;
  /** How addresses number the moments. */
  readonly numbering?: MomentNumbering;
  /** Menu items after the usual ones. */
  readonly extraItems?: readonly MenuItem[];
  /** Shown above the scrubber. */
  readonly banners?: ComponentChildren;
  /** Links and buttons of the page. */
  readonly actions?: ComponentChildren;
  /** The result, if the game is over. */
  readonly end?: ComponentChildren;
}

/** The replay of a game of the Mediterranean. */
export function ReplayView(props: Props) {
  const {
    replayTable,
    links,
    loadedGame,
    numbering,
    extraItems = [],
    banners,
    actions,
    end,
  } = props;
  const models = useMemo(() => new TableModels(replayTable), [replayTable]);
  const replay = useMemo(
    () =>
      new ReplayModel(
        replayTimelineOf(replayTable.allObservedMoves.peek()),
        replayTable.shownMoment,
        momentFromAddress(numbering),
      ),
    [replayTable],
  );
  const dialog = useSignal<"keys" | "end" | undefined>(undefined);
  const open = (name: "keys" | "end") => {
    replay.isPlaying.value = false;
    dialog.value = name;
  };
  const close = () => {
    dialog.value = undefined;
  };
  useEffect(() => () => replay.dispose(), [replay]);
  useMomentAddress(replay, numbering);
  useEffect(
    () =>
      onKeys((key) =>
        key === "/" ? openRules : replayKey(key, replay, () => open("keys"), STEP_OF_REPLAY_KEY),
      ),
    [replay],
  );
  // The log of the whole game; lines after the shown moment are faint.
  const { names } = models.table;
  const lines = useComputed(() =>
    logLines(replayTable.allObservedMoves.value, names, mediterraneanText.value),
  );
  const { replay: text } = mediterraneanText.value.end;
  return (
    <div class="mediterranean-replay">
      <TableLayout
        layout={models.layout}
        header={
          <Header
            models={models}
            menuItems={replayMenu(
              links,
              { open, openRules },
              { hasEnd: end !== undefined, stored: loadedGame?.stored, items: extraItems },
            )}
          />
        }
        seats={<SeatColumn models={models} />}
        track={<StatusBoard model={models.table} />}
        board={<ReplayBoard models={models} replayTable={replayTable} />}
        side={[
          ...useSideTabs(models, replayTable, replay, lines),
          // No analysis before the end: it would reveal hands.
          ...(loadedGame === undefined || end === undefined
            ? []
            : [analysisTab(loadedGame, replayTable)]),
        ]}
        bar={
          <>
            {banners}
            <ReplayBar
              names={names}
              replayTable={replayTable}
              replay={replay}
              lines={lines}
              actions={actions}
              onShowResult={end === undefined ? undefined : () => open("end")}
            />
          </>
        }
      />
      {dialog.value === "keys" && <KeysDialog keys={text.keyList} onClose={close} />}
      {dialog.value === "end" && (
        <Dialog isOpen isWide title={appText.value.replay.result} onClose={close}>
          {end}
        </Dialog>
      )}
    </div>
  );
}

function useSideTabs(
  models: TableModels,
  replayTable: HiddenInfoReplay,
  replay: ReplayModel,
  lines: ReadonlySignal<readonly LogLine[]>,
) {
  const { table: text, resolution } = mediterraneanText.value;
  const moveCount = useSignal(replay.lastMove);
  return [
    {
      id: "log",
      name: text.tabs.log,
      icon: "log",
      content: () => (
        <LogPanel
          lines={lines}
          shownMoment={replayTable.shownMoment}
          moveCount={moveCount}
          onSelectMoment={(moment) => {
            replayTable.shownMoment.value = moment;
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
      name: resolution.ledger.tab,
      icon: "order",
      content: () => <LedgerTab models={models} />,
    },
  ] as const;
}
