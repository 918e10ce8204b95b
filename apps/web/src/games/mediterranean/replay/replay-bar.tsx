import { useComputed, type ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { LogLine } from "../../../table/log-line.ts";
import type { ReplayModel } from "../../../table/replay/replay-model.ts";
import { Scrubber } from "../../../table/replay/scrubber.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";
import { appText } from "../../../text/app-text.ts";
import type { HiddenInfoReplay, ReplayObserver } from "./hidden-info-replay.ts";
import { captionAt } from "./move-caption.ts";
import "../../../ui/field.css";

interface Props {
  readonly names: readonly string[];
  readonly replayTable: HiddenInfoReplay;
  readonly replay: ReplayModel;
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  /** Links and buttons of the page. */
  readonly actions: ComponentChildren;
  readonly onShowResult: (() => void) | undefined;
}

/** The controls of a replay: scrubber, choice of the view, and actions. */
export function ReplayBar({ names, replayTable, replay, lines, actions, onShowResult }: Props) {
  const { replay: text } = mediterraneanText.value.end;
  const caption = useComputed(() =>
    captionAt(
      replayTable.allObservedMoves.value,
      replayTable.momentNumber.value,
      lines.value,
      names,
      mediterraneanText.value,
    ),
  );
  return (
    <Scrubber
      model={replay}
      caption={caption}
      text={{
        beginning: text.beforeFirstMove,
        chapter: text.turn,
        nameOf: ({ round }) => text.turnName(round),
        turnBack: text.phaseBack,
        turnOn: text.phaseForward,
      }}
      actions={
        <>
          <ObserverChoice replayTable={replayTable} />
          {actions}
          {onShowResult !== undefined && (
            <button type="button" class="button" onClick={onShowResult}>
              <Icon name="victory" />
              {appText.value.replay.result}
            </button>
          )}
        </>
      }
    />
  );
}

interface ObserverChoiceProps {
  readonly replayTable: HiddenInfoReplay;
}

/** Chooses whose view is shown; before the end of the game there is no choice. */
function ObserverChoice({ replayTable }: ObserverChoiceProps) {
  const { replay: text } = mediterraneanText.value.end;
  const nameOf = (observer: ReplayObserver): string => {
    if (typeof observer === "string") return text[observer];
    return text.seat(replayTable.players[observer]?.name ?? "");
  };
  const [only, ...others] = replayTable.observerChoices;
  if (only !== undefined && others.length === 0)
    return (
      <p class="observer quiet">
        {nameOf(only)}. {text.otherHandsHidden}
      </p>
    );
  return (
    <select
      class="field"
      aria-label={text.observerChoice}
      value={`${replayTable.observerChoices.indexOf(replayTable.observerChoice.value)}`}
      onChange={(event) => {
        replayTable.observerChoice.value =
          replayTable.observerChoices[Number(event.currentTarget.value)] ?? "spectator";
      }}
    >
      {replayTable.observerChoices.map((observer, index) => (
        <option key={index} value={`${index}`}>
          {nameOf(observer)}
        </option>
      ))}
    </select>
  );
}
