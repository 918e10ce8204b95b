import { useRef } from "preact/hooks";
import { isPhone } from "../../../ui/screen-size.ts";
import { boxAround } from "../board/drawing.ts";
import { useTooltipPlacement } from "../board/refusal-tooltip.tsx";
import { boxOnStage } from "../board/viewport.ts";
import type { ViewportModel } from "../board/viewport-model.ts";
import type { TableModels } from "../table-models.ts";
import type { PieceExplanation } from "./describe-piece.ts";
import { explainText } from "./explain-text.ts";
import "./explanation-view.css";

interface Props {
  readonly models: TableModels;
  readonly viewport: ViewportModel;
}

/** What a piece is, makes, costs and reaches: beside it, or on phones at the edge of the board. */
export function ExplanationView({ models, viewport }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const explanation = models.explainer.value?.explanation.value;
  const isDocked = isPhone.value;
  useTooltipPlacement(host, isDocked ? undefined : explanation?.cells, viewport);
  return (
    <div ref={host} class="tooltip-host" role="status">
      {explanation !== undefined && isDocked && (
        <div
          key="docked"
          class={`piece-note docked ${edgeFor(explanation.cells, viewport)} buttons-${viewport.buttonSide.value}`}
        >
          <Sentences explanation={explanation} />
          <RangeButton models={models} />
        </div>
      )}
      {explanation !== undefined && !isDocked && (
        <div key="beside" class="piece-note">
          <Sentences explanation={explanation} />
          {models.explainer.value?.rangeCell.value !== undefined && (
            <p class="quiet">{explainText.value.rangeHint}</p>
          )}
        </div>
      )}
    </div>
  );
}

/** The same in the sheet of a phone, while it is up. */
export function SheetExplanation({ models }: Pick<Props, "models">) {
  const explanation = models.explainer.value?.explanation.value;
  return (
    <div role="status">
      {explanation !== undefined && (
        <div class="piece-note in-sheet">
          <Sentences explanation={explanation} />
          <RangeButton models={models} />
        </div>
      )}
    </div>
  );
}

const Sentences = ({ explanation }: { readonly explanation: PieceExplanation }) => (
  <>
    <b>{explanation.title}</b>
    {explanation.sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </>
);

function RangeButton({ models: { explainer, lens } }: Pick<Props, "models">) {
  const cell = explainer.value?.rangeCell.value;
  if (cell === undefined) return undefined;
  const { value } = lens.lens;
  return (
    <button
      type="button"
      class="button"
      aria-pressed={value?.kind === "range" && value.at === cell}
      onClick={() => lens.toggleRange(cell)}
    >
      {explainText.value.range}
    </button>
  );
}

/** The edge of the board that is farther from the cells. */
function edgeFor(cells: readonly string[], viewport: ViewportModel): "top" | "bottom" {
  const { y, height } = boxOnStage(viewport.camera.value, boxAround(cells));
  return y + height / 2 > viewport.scene.value.stage.height / 2 ? "top" : "bottom";
}
