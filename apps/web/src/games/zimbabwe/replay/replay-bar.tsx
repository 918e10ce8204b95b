import { useComputed } from "@preact/signals";
import type { ReplayModel } from "../../../table/replay/replay-model.ts";
import { Scrubber } from "../../../table/replay/scrubber.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { words } from "../../../text/app-text.ts";
import type { TableModel } from "../table-model.ts";
import type { Told } from "./move-caption.ts";

interface Props {
  readonly model: ReplayModel;
  readonly table: TableModel;
  readonly told: { readonly value: Told };
  readonly onContinue: () => void;
  readonly onAnalyse: () => void;
  readonly onResult: () => void;
}

/** Where one is in a game of Zimbabwe, and what can be begun from there. */
export function ReplayBar({ model, table, told, onContinue, onAnalyse, onResult }: Props) {
  const { replay: text } = words.value;
  const isOver = useComputed(() => table.moment.value.toAct.length === 0).value;
  const sentences = useComputed(() => told.value.sentences);
  return (
    <Scrubber
      model={model}
      told={sentences}
      text={{
        ...text,
        chapter: text.round,
        nameOf: ({ round }) => (round === 0 ? text.setUp : text.roundName(round)),
      }}
      onwards={
        <>
          {isOver ? (
            <button type="button" class="button primary" onClick={onResult}>
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
