import { useComputed, useSignal } from "@preact/signals";
import type { Zimbabwe } from "@sofala/zimbabwe";
import { useEffect, useMemo } from "preact/hooks";
import type { Played } from "../../../local/fork.ts";
import type { ReplayTable } from "../../../local/replay-table.ts";
import type { Moment } from "../../../local/table.ts";
import { replayKey } from "../../../table/replay/replay-keys.ts";
import { onDevice, replayMenu, type ReplayHome } from "../../../table/replay/replay-menu.ts";
import { ReplayModel } from "../../../table/replay/replay-model.ts";
import {
  momentOfAddress,
  useAddress,
  type Numbering,
} from "../../../table/replay/use-moment-address.ts";
import { TableLayout } from "../../../table/table-layout.tsx";
import { listenToKeys } from "../../../ui/keys.ts";
import { words } from "../../../text/app-text.ts";
import { analysisTab } from "../analysis/analysis-tab.tsx";
import type { Card } from "../cards.ts";
import { Models } from "../table-models.ts";
import { Header } from "../panels/header.tsx";
import { SeatList } from "../panels/seat-list.tsx";
import { statusOf } from "../panels/status.ts";
import { Track } from "../panels/track.tsx";
import { openRulesAt } from "../rules/open-relevant-rules.ts";
import { sideTabs } from "../side-tabs.tsx";
import { courseOf } from "./replay-timeline.ts";
import { ReplayBar } from "./replay-bar.tsx";
import { ReplayBoard } from "./replay-board.tsx";
import { ReplayDialogs, type ReplayDialog } from "./replay-dialogs.tsx";
import { startFork, startTrial } from "./start-fork.ts";
import { toldAt } from "./move-caption.ts";
import "./replay-view.css";

interface Props {
  readonly table: ReplayTable<Zimbabwe>;
  /** How its address names moments. */
  readonly numbering?: Numbering;
  /** Where the game is kept; left out: on this device. */
  readonly home?: ReplayHome;
}

/** A game of Zimbabwe to be looked at, move by move. */
export function ZimbabweReplay({ table, numbering, home }: Props) {
  const models = useMemo(() => new Models(table), [table]);
  const replay = useMemo(
    () =>
      new ReplayModel(
        courseOf(table.history.peek()),
        models.table.lookingAt,
        momentOfAddress(numbering),
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
  useAddress(replay, numbering);
  const open = (name: ReplayDialog) => {
    replay.isPlaying.value = false;
    dialog.value = name;
  };
  useEffect(
    () =>
      listenToKeys((key) =>
        key === "/" ? () => openRulesAt(models) : replayKey(key, replay, () => open("keys")),
      ),
    [replay],
  );

  const told = useComputed(() =>
    toldAt(models.table.moment.value, models.log.value, models.table.names, words.value),
  );
  const status = useComputed(() => {
    const { view, names } = models.table;
    const situation = { view: view.value, names, me: undefined, isShared: true };
    return statusOf({ ...situation, thinking: undefined }, words.value.panels);
  });
  const classes = useComputed(() =>
    replay.isLeafing.value ? "zimbabwe-replay leafing" : "zimbabwe-replay",
  );
  const isFinished = table.now.value.toAct.length === 0;
  const { stored } = table;
  /** Leaves for a game that goes on from here; says so where it cannot be kept. */
  const leaveFor = async (start: Promise<boolean>) => {
    replay.isPlaying.value = false;
    if (!(await start)) open("failed");
  };
  const original = useMemo(() => table.history.value.flatMap(movesOf), [table]);
  return (
    <div class={classes}>
      <TableLayout
        layout={models.layout}
        header={
          <Header
            model={models.table}
            status={status}
            items={replayMenu(
              home ?? onDevice(table.id),
              { open, openRules: () => openRulesAt(models) },
              { hasEnd: isFinished, stored },
            )}
          />
        }
        seats={
          <SeatList
            model={models.table}
            isCalm
            onShowCard={(shown) => {
              card.value = shown;
              models.layout.open(shown.kind === "craft" ? "crafts" : "gods");
            }}
          />
        }
        track={<Track model={models.table} />}
        board={<ReplayBoard models={models} told={told} />}
        side={[
          ...sideTabs(models, card),
          analysisTab(models.table, original, (moves) => {
            const { number, toAct } = models.table.moment.peek();
            void leaveFor(startTrial({ stored, at: number }, toAct[0] ?? 0, moves));
          }),
        ]}
        bar={
          <ReplayBar
            model={replay}
            table={models.table}
            told={told}
            onContinue={() => open("continue")}
            onAnalyse={() => {
              void leaveFor(startFork({ stored, at: replay.at.value, mode: "analysis" }));
            }}
            onResult={() => open("end")}
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

const movesOf = ({ last }: Moment<Zimbabwe>): readonly Played<Zimbabwe>[] =>
  last === undefined ? [] : [[last.actor, last.move]];
