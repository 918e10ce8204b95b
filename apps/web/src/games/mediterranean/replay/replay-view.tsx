import { useComputed, useSignal, type ReadonlySignal } from "@preact/signals";
import type { Mediterranean } from "@sofala/mediterranean";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { TakenUp } from "../../../local/load-game.ts";
import { openMediterraneanRules } from "../../../rules/rules-dialog.tsx";
import { KeysDialog } from "../../../table/keys-dialog.tsx";
import type { LogLine } from "../../../table/log-line.ts";
import { LogPanel } from "../../../table/log-panel.tsx";
import { replayKey } from "../../../table/replay/replay-keys.ts";
import { replayMenu, type ReplayHome } from "../../../table/replay/replay-menu.ts";
import { ReplayModel, STEP_OF_KEY } from "../../../table/replay/replay-model.ts";
import {
  momentOfAddress,
  useAddress,
  type Numbering,
} from "../../../table/replay/use-moment-address.ts";
import { TableLayout } from "../../../table/table-layout.tsx";
import type { MenuItem } from "../../../table/table-menu.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { listenToKeys } from "../../../ui/keys.ts";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { words } from "../../../text/app-text.ts";
import { analysisTab } from "../analysis/analysis-tab.tsx";
import { SeatColumn } from "../mats/seat-column.tsx";
import { StatusBoard } from "../mats/status-board.tsx";
import { TurnCards } from "../mats/turn-cards.tsx";
import { Models } from "../table-models.ts";
import { Header } from "../panels/header.tsx";
import { logLines } from "../panels/log-lines.ts";
import { LedgerTab } from "../resolution/ledger-view.tsx";
import { courseOf } from "./replay-timeline.ts";
import type { LookedAt } from "./hidden-info-replay.ts";
import "./replay-view.css";
import { ReplayBar } from "./replay-bar.tsx";
import { ReplayStage } from "./replay-board.tsx";

const openRules = () => openMediterraneanRules("aim");

/** By phases with the arrows, by turns with the pages. */
const STEPS = { ...STEP_OF_KEY, PageUp: "chapter-back", PageDown: "chapter-on" } as const;

interface Props {
  readonly sight: LookedAt;
  readonly home: ReplayHome;
  /** The game itself, where it is known whole. */
  readonly whole?: TakenUp<Mediterranean>;
  /** How the address names moments. */
  readonly numbering?: Numbering;
  /** What the menu offers besides. */
  readonly items?: readonly MenuItem[];
  /** Above the slider. */
  readonly notices?: ComponentChildren;
  /** Where one can go from here. */
  readonly onwards?: ComponentChildren;
  /** How the game ended, where it did. */
  readonly end?: ComponentChildren;
}

/** A game of the Mediterranean to be looked at, move by move. */
export function MediterraneanReplay(props: Props) {
  const { sight, home, whole, numbering, items = [], notices, onwards, end } = props;
  const models = useMemo(() => new Models(sight), [sight]);
  const replay = useMemo(
    () =>
      new ReplayModel(
        courseOf(sight.toldInAll.peek()),
        sight.lookingAt,
        momentOfAddress(numbering),
      ),
    [sight],
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
  useAddress(replay, numbering);
  useEffect(
    () =>
      listenToKeys((key) =>
        key === "/" ? openRules : replayKey(key, replay, () => open("keys"), STEPS),
      ),
    [replay],
  );
  // The log of the whole game; what comes after the moment is faint.
  const { names } = models.table;
  const lines = useComputed(() => logLines(sight.toldInAll.value, names, mediterraneanWords.value));
  const { replay: text } = mediterraneanWords.value.end;
  return (
    <div class="mediterranean-replay">
      <TableLayout
        layout={models.layout}
        header={
          <Header
            models={models}
            items={replayMenu(
              home,
              { open, openRules },
              { hasEnd: end !== undefined, stored: whole?.stored, items },
            )}
          />
        }
        seats={<SeatColumn models={models} />}
        track={<StatusBoard model={models.table} />}
        board={<ReplayStage models={models} sight={sight} />}
        side={[
          ...useSide(models, sight, replay, lines),
          // Nothing is told about hands before the end.
          ...(whole === undefined || end === undefined ? [] : [analysisTab(whole, sight)]),
        ]}
        bar={
          <>
            {notices}
            <ReplayBar
              names={names}
              sight={sight}
              replay={replay}
              lines={lines}
              onwards={onwards}
              onResult={end === undefined ? undefined : () => open("end")}
            />
          </>
        }
      />
      {dialog.value === "keys" && <KeysDialog keys={text.keyList} onClose={close} />}
      {dialog.value === "end" && (
        <Dialog isOpen isWide title={words.value.replay.result} onClose={close}>
          {end}
        </Dialog>
      )}
    </div>
  );
}

function useSide(
  models: Models,
  sight: LookedAt,
  replay: ReplayModel,
  lines: ReadonlySignal<readonly LogLine[]>,
) {
  const { table: text, show } = mediterraneanWords.value;
  const moves = useSignal(replay.last);
  return [
    {
      id: "log",
      name: text.tabs.log,
      icon: "log",
      content: () => (
        <LogPanel
          lines={lines}
          lookingAt={sight.lookingAt}
          moves={moves}
          onLook={(moment) => {
            sight.lookingAt.value = moment;
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
      name: show.ledger.tab,
      icon: "order",
      content: () => <LedgerTab models={models} />,
    },
  ] as const;
}
