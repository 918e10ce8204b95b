import { useComputed, type ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { LogLine } from "../../../table/log-line.ts";
import type { ReplayModel } from "../../../table/replay/replay-model.ts";
import { Scrubber } from "../../../table/replay/scrubber.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { words } from "../../../text/app-text.ts";
import { EyesChoice } from "./observer-choice.tsx";
import type { LookedAt } from "./hidden-info-replay.ts";
import { sentencesAt } from "./move-caption.ts";

interface Props {
  readonly names: readonly string[];
  readonly sight: LookedAt;
  readonly replay: ReplayModel;
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  /** Where one can go from here. */
  readonly onwards: ComponentChildren;
  readonly onResult: (() => void) | undefined;
}

/** Where one is in the game, through whose eyes, and ways to be elsewhere. */
export function ReplayBar({ names, sight, replay, lines, onwards, onResult }: Props) {
  const { replay: text } = mediterraneanWords.value.end;
  const told = useComputed(() =>
    sentencesAt(
      sight.toldInAll.value,
      sight.at.value,
      lines.value,
      names,
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
          {onwards}
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
