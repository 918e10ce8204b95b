import { useComputed, useSignal } from "@preact/signals";
import type { Zimbabwe } from "@sofala/zimbabwe";
import { useEffect, useMemo } from "preact/hooks";
import type { PlayedMove } from "../../../local/fork.ts";
import type { ReplayTable } from "../../../local/replay-table.ts";
import type { Moment } from "../../../local/table.ts";
import { replayKey } from "../../../table/replay/replay-keys.ts";
import {
  localReplayLinks,
  replayMenu,
  type ReplayLinks,
} from "../../../table/replay/replay-menu.ts";
import { ReplayModel } from "../../../table/replay/replay-model.ts";
import {
  momentFromAddress,
  useMomentAddress,
  type MomentNumbering,
} from "../../../table/replay/use-moment-address.ts";
import { TableLayout } from "../../../table/table-layout.tsx";
import { onKeys } from "../../../ui/keys.ts";
import { appText } from "../../../text/app-text.ts";
import { analysisTab } from "../analysis/analysis-tab.tsx";
import type { Card } from "../cards.ts";
import { TableModels } from "../table-models.ts";
import { Header } from "../panels/header.tsx";
import { SeatList } from "../panels/seat-list.tsx";
import { statusOf } from "../panels/status.ts";
import { Track } from "../panels/track.tsx";
import { openRelevantRules } from "../rules/open-relevant-rules.ts";
import { sideTabs } from "../side-tabs.tsx";
import { replayTimelineOf } from "./replay-timeline.ts";
import { ReplayBar } from "./replay-bar.tsx";
import { ReplayBoard } from "./replay-board.tsx";
import { ReplayDialogs, type ReplayDialog } from "./replay-dialogs.tsx";
import { startFork, startVariation } from "../../../local/start-fork.ts";
import { captionAt } from "./move-caption.ts";
import "./replay-view.css";

interface Props {
  readonly table: ReplayTable<Zimbabwe>;
  /** How the address counts moments. */
  readonly numbering?: MomentNumbering;
  /** Links back to the game; default: the local game. */
  readonly links?: ReplayLinks;
}

/** A replay of a game of Zimbabwe, move by move. */
export function ReplayView({ table, numbering, links }: Props) {
  const models = useMemo(() => new TableModels(table), [table]);
  const replay = useMemo(
    () =>
      new ReplayModel(
        replayTimelineOf(table.moments.peek()),
        models.table.shownMoment,
        momentFromAddress(numbering),
      ),
    [models],
  );
  const dialog = useSignal<ReplayDialog | undefined>(undefined);
  const card = useSignal<Card | undefined>(undefined);
  useEffect(
    () => () => {
      replay.dispose();
      models.dispose();
    },
    [models],
  );
  useMomentAddress(replay, numbering);
  const open = (name: ReplayDialog) => {
    replay.isPlaying.value = false;
    dialog.value = name;
  };
  useEffect(
    () =>
      onKeys((key) =>
        key === "/" ? () => openRelevantRules(models) : replayKey(key, replay, () => open("keys")),
      ),
    [replay],
  );

  const caption = useComputed(() =>
    captionAt(models.table.moment.value, models.log.value, models.table.names, appText.value),
  );
  const status = useComputed(() => {
    const { view, names } = models.table;
    const context = { view: view.value, names, me: undefined, isSharedDevice: true };
    return statusOf({ ...context, thinking: undefined }, appText.value.panels);
  });
  const classes = useComputed(() =>
    replay.isSteppingFast.value ? "zimbabwe-replay stepping-fast" : "zimbabwe-replay",
  );
  const isFinished = table.currentMoment.value.toAct.length === 0;
  const { stored } = table;
  /** Waits for a new game to open; shows an error if it cannot be stored. */
  const leaveFor = async (start: Promise<boolean>) => {
    replay.isPlaying.value = false;
    if (!(await start)) open("failed");
  };
  const original = useMemo(() => table.moments.value.flatMap(playedMoves), [table]);
  return (
    <div class={classes}>
      <TableLayout
        layout={models.layout}
        header={
          <Header
            model={models.table}
            status={status}
            menuItems={replayMenu(
              links ?? localReplayLinks(table.id),
              { open, openRules: () => openRelevantRules(models) },
              { hasEnd: isFinished, stored },
            )}
          />
        }
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
        board={<ReplayBoard models={models} caption={caption} />}
        side={[
          ...sideTabs(models, card),
          analysisTab(models.table, original, (moves) => {
            const { moveCount, toAct } = models.table.moment.peek();
            void leaveFor(startVariation({ stored, at: moveCount }, toAct[0] ?? 0, moves));
          }),
        ]}
        bar={
          <ReplayBar
            model={replay}
            table={models.table}
            caption={caption}
            onContinue={() => open("continue")}
            onAnalyse={() => {
              void leaveFor(startFork({ stored, at: replay.at.value, mode: "analysis" }));
            }}
            onShowResult={() => open("end")}
          />
        }
      />
      <ReplayDialogs
        name={dialog.value}
        table={table}
        replay={replay}
        onClose={() => {
          dialog.value = undefined;
        }}
      />
    </div>
  );
}

const playedMoves = ({ lastMove }: Moment<Zimbabwe>): readonly PlayedMove<Zimbabwe>[] =>
  lastMove === undefined ? [] : [[lastMove.actor, lastMove.move]];
