import { useComputed, useSignal } from "@preact/signals";
import type { Mediterranean } from "@sofala/mediterranean";
import { useEffect, useMemo } from "preact/hooks";
import type { Past } from "../../../host/chronicle.ts";
import { openMediterraneanRules } from "../../../screens/rules/rules-dialog.tsx";
import type { StoredGame } from "../../../store/stored-game.ts";
import { KeysDialog } from "../../../table/keys-dialog.tsx";
import { LogPanel } from "../../../table/log-panel.tsx";
import { replayKey } from "../../../table/replay/replay-keys.ts";
import { ReplayModel, STEP_OF_KEY } from "../../../table/replay/replay-model.ts";
import { Scrubber } from "../../../table/replay/scrubber.tsx";
import { momentOfAddress, useAddress } from "../../../table/replay/use-address.ts";
import { TableLayout } from "../../../table/table-layout.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { listenToKeys } from "../../../ui/keys.ts";
import { mediterraneanWords } from "../../../words/mediterranean-words.ts";
import { words } from "../../../words/words.ts";
import { LocalEnd } from "../end/local-end.tsx";
import { OwnMat } from "../mats/own-mat.tsx";
import { SeatColumn } from "../mats/seat-column.tsx";
import { StatusBoard } from "../mats/status-board.tsx";
import { TurnCards } from "../mats/turn-cards.tsx";
import { Models } from "../models.ts";
import { TableHeader } from "../panels/header.tsx";
import { logLines } from "../panels/log-lines.ts";
import { LedgerTab } from "../show/ledger-view.tsx";
import { courseOf } from "./course.ts";
import { EyesChoice } from "./eyes-choice.tsx";
import { HandsPanel } from "./hands-panel.tsx";
import "./mediterranean-replay.css";
import { OffersPanel } from "./offers-panel.tsx";
import { replayMenu, type ReplayDialog, type ReplayHome } from "./replay-menu.ts";
import { ReplaySight } from "./replay-sight.ts";
import { sentencesAt } from "./sentences-at.ts";

/** By phases with the arrows, by turns with the pages. */
const STEPS = { ...STEP_OF_KEY, PageUp: "chapter-back", PageDown: "chapter-on" } as const;

interface Props {
  readonly stored: StoredGame<Mediterranean>;
  readonly moments: readonly Past<Mediterranean>[];
  readonly home: ReplayHome;
}

/** A game of the Mediterranean to be looked at, move by move. */
export function MediterraneanReplay({ stored, moments, home }: Props) {
  const sight = useMemo(() => new ReplaySight(stored, moments), [moments]);
  const models = useMemo(() => new Models(sight), [sight]);
  const replay = useMemo(
    () => new ReplayModel(courseOf(moments), sight.lookingAt, momentOfAddress()),
    [sight],
  );
  const dialog = useSignal<ReplayDialog | undefined>(undefined);
  const open = (name: ReplayDialog) => {
    replay.isPlaying.value = false;
    dialog.value = name;
  };
  const close = () => {
    dialog.value = undefined;
  };
  useEffect(() => () => replay.dispose(), [replay]);
  useAddress(replay);
  useEffect(
    () =>
      listenToKeys((key) =>
        key === "/"
          ? () => openMediterraneanRules("aim")
          : replayKey(key, replay, () => open("keys"), STEPS),
      ),
    [replay],
  );
  const { replay: text } = mediterraneanWords.value.end;
  return (
    <div class="mediterranean-replay">
      <TableLayout
        layout={models.layout}
        header={
          <TableHeader models={models} items={replayMenu(stored, home, sight.isOver, open)} />
        }
        seats={<SeatColumn models={models} />}
        track={<StatusBoard model={models.table} />}
        board={<Board models={models} sight={sight} />}
        side={useSide(models, sight, replay)}
        bar={
          <Bar
            models={models}
            sight={sight}
            replay={replay}
            onResult={sight.isOver ? () => open("end") : undefined}
          />
        }
      />
      {dialog.value === "keys" && <KeysDialog keys={text.keyList} onClose={close} />}
      {dialog.value === "end" && (
        <Dialog isOpen isWide title={words.value.replay.result} onClose={close}>
          <LocalEnd stored={stored} history={moments} isReplay />
        </Dialog>
      )}
    </div>
  );
}

interface PartProps {
  readonly models: Models;
  readonly sight: ReplaySight;
}

/** The market while there was one, else a mat; beneath, the hands that may be seen. */
function Board({ models, sight }: PartProps) {
  const { part } = models.table.view.value;
  // While it has the focus arrows and pages scroll it; moves are left to the brackets.
  const keepScrolling = (event: KeyboardEvent) => {
    const isScrolling = /^(Arrow(Up|Down)|Page(Up|Down))$/u.test(event.key);
    if (isScrolling && event.target === event.currentTarget) event.stopPropagation();
  };
  return (
    <div
      class="replay-stage"
      role="region"
      aria-label={words.value.table.board}
      tabIndex={0}
      onKeyDown={keepScrolling}
    >
      {part === "trading" || part === "grace" ? (
        <OffersPanel model={models.table} />
      ) : (
        <OwnMat models={models} />
      )}
      <HandsPanel sight={sight} model={models.table} />
    </div>
  );
}

/** The log of the whole game; what comes after the moment is faint. */
const useLog = ({ table: { names } }: Models, sight: ReplaySight) =>
  useComputed(() => logLines(sight.toldInAll.value, names, mediterraneanWords.value));

function useSide(models: Models, sight: ReplaySight, replay: ReplayModel) {
  const { table: text, show } = mediterraneanWords.value;
  const moves = useSignal(replay.last);
  const lines = useLog(models, sight);
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
          onLight={() => undefined}
        />
      ),
    },
    {
      id: "cards",
      name: text.tabs.cards,
      icon: "gods",
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

interface BarProps extends PartProps {
  readonly replay: ReplayModel;
  readonly onResult: (() => void) | undefined;
}

function Bar({ models, sight, replay, onResult }: BarProps) {
  const { replay: text } = mediterraneanWords.value.end;
  const lines = useLog(models, sight);
  const told = useComputed(() =>
    sentencesAt(
      sight.toldInAll.value,
      sight.moment.value.number,
      lines.value,
      models.table.names,
      mediterraneanWords.value,
    ),
  );
  return (
    <Scrubber
      model={replay}
      told={told}
      text={{
        beginning: text.beginning,
        chapter: text.turn,
        nameOf: ({ round }) => text.turnName(round),
        turnBack: text.phaseBack,
        turnOn: text.phaseOn,
      }}
      onwards={
        <>
          <EyesChoice sight={sight} />
          {onResult !== undefined && (
            <button type="button" class="button" onClick={onResult}>
              <Icon name="victory" />
              {words.value.replay.result}
            </button>
          )}
        </>
      }
    />
  );
}
