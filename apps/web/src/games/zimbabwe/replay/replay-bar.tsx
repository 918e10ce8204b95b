import { useComputed } from "@preact/signals";
import type { ReplayModel } from "../../../table/replay/replay-model.ts";
import { Scrubber } from "../../../table/replay/scrubber.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { appText } from "../../../text/app-text.ts";
import type { TableModel } from "../table-model.ts";
import type { MoveCaption } from "./move-caption.ts";

interface Props {
  readonly model: ReplayModel;
  readonly table: TableModel;
  readonly caption: { readonly value: MoveCaption };
  readonly onContinue: () => void;
  readonly onAnalyse: () => void;
  readonly onShowResult: () => void;
}

/** The scrubber of a replay, with buttons to continue or analyse from the shown moment. */
export function ReplayBar({ model, table, caption, onContinue, onAnalyse, onShowResult }: Props) {
  const { replay: text } = appText.value;
  const isOver = useComputed(() => table.moment.value.toAct.length === 0).value;
  const sentences = useComputed(() => caption.value.sentences);
  return (
    <Scrubber
      model={model}
      caption={sentences}
      text={{
        ...text,
        beginning: text.beforeFirstMove,
        turnOn: text.turnForward,
        chapter: text.round,
        nameOf: ({ round }) => (round === 0 ? text.setUp : text.roundName(round)),
      }}
      actions={
        <>
          {isOver ? (
            <button type="button" class="button primary" onClick={onShowResult}>
              <Icon name="victory" />
              {text.result}
            </button>
          ) : (
            <button type="button" class="button" onClick={onContinue}>
              <Icon name="fork" />
              {text.continueHere}
            </button>
          )}
          <button type="button" class="button" onClick={onAnalyse}>
            <Icon name="analysis" />
            {text.analyseHere}
          </button>
        </>
      }
    />
  );
}
