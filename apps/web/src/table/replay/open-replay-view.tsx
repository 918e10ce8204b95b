import { useComputed, useSignal, type Signal } from "@preact/signals";
import type { GameTypes } from "@sofala/engine";
import type { BotTexts } from "@sofala/text";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { ReplayTable } from "../../local/replay-table.ts";
import { startFork, startVariation } from "../../local/start-fork.ts";
import { query } from "../../router.ts";
import { allAppText } from "../../text/app-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { RenderBadge } from "../render-badge.ts";
import type { SideTab } from "../table-layout.tsx";
import { ContinueDialog } from "./continue-dialog.tsx";
import { turnsOf, type ReplayTimeline } from "./replay-timeline.ts";
import {
  ReplayView,
  useReplayModel,
  type ReplayContext,
  type ReplayParts,
} from "./replay-view.tsx";

/** What the view of a game without hidden information gets to show its replay. */
export interface OpenReplayProps<T extends GameTypes> {
  readonly table: ReplayTable<T>;
  readonly context: ReplayContext;
  /** The result, if the game is over. */
  readonly end: ComponentChildren;
}

interface Props<T extends GameTypes> extends OpenReplayProps<T>, ReplayParts {
  readonly shownMoment: Signal<number | undefined>;
  /** By default a turn ends when somebody else is to act. */
  readonly timeline?: () => ReplayTimeline;
  readonly badge: RenderBadge;
  readonly bots: BotTexts;
  /** `tryMoves` opens an analysis in which the seat to act has made these moves. */
  readonly side: (tryMoves: (moves: readonly T["move"][]) => void) => readonly SideTab[];
}

/** The replay of a game without hidden information, which can be continued or analysed from every moment. */
export function OpenReplayView<T extends GameTypes>(props: Props<T>) {
  const { table, context, shownMoment, badge, bots, side, ...parts } = props;
  const { stored } = table;
  const moments = table.moments.value;
  const { timeline = () => turnsOf(moments) } = props;
  const model = useReplayModel(timeline, shownMoment, context);
  const { layout } = parts;
  useEffect(() => {
    if (query.peek().get("analyse") === "yes") layout.open("analysis");
  }, [layout]);
  const dialog = useSignal<"continue" | "failed" | undefined>(undefined);
  const close = () => {
    dialog.value = undefined;
  };
  const toActAt = (at: number) => moments[at]?.toAct ?? [];
  const isOver = useComputed(() => toActAt(model.at.value).length === 0).value;
  /** Waits for a new game to open; shows an error if it cannot be stored. */
  const leaveFor = async (start: Promise<boolean>) => {
    model.isPlaying.value = false;
    if (!(await start)) dialog.value = "failed";
  };
  const tryMoves = (moves: readonly T["move"][]) => {
    const at = model.at.peek();
    void leaveFor(startVariation({ stored, at }, toActAt(at)[0] ?? 0, moves));
  };
  const analyse = () => {
    void leaveFor(startFork({ stored, at: model.at.peek(), mode: "analysis" }));
  };
  const continueHere = () => {
    model.isPlaying.value = false;
    dialog.value = "continue";
  };
  const { common, replay: text } = allAppText.value;
  return (
    <ReplayView
      {...parts}
      model={model}
      context={context}
      stored={stored}
      side={side(tryMoves)}
      hasResultButton={isOver && props.end !== undefined}
      actions={
        <>
          {!isOver && (
            <button type="button" class="button" onClick={continueHere}>
              <Icon name="fork" />
              {text.continueHere}
            </button>
          )}
          <button type="button" class="button" onClick={analyse}>
            <Icon name="analysis" />
            {text.analyseHere}
          </button>
        </>
      }
    >
      {dialog.value === "continue" && (
        <ContinueDialog
          at={model.at.value}
          players={stored.players}
          badge={badge}
          bots={bots}
          onClose={close}
          onStart={(players) => startFork({ stored, at: model.at.peek(), mode: "play", players })}
        />
      )}
      {dialog.value === "failed" && (
        <Dialog isOpen title={common.crashed.title} onClose={close}>
          <p>{common.gameNotStored}</p>
        </Dialog>
      )}
    </ReplayView>
  );
}
