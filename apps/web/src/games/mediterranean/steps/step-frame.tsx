import type { ComponentChildren } from "preact";
import { allMediterraneanText } from "../mediterranean-text.ts";
import type { TableModels } from "../table-models.ts";
import { MoveFailureLine } from "./move-failure.tsx";
import "./step-frame.css";
import { decisionName, undoableMove, undoLastMove } from "./undo.ts";

interface Props {
  readonly models: TableModels;
  /** The prompt in a sentence. */
  readonly prompt: ComponentChildren;
  /** The main button, always in the same place. */
  readonly mainAction?: ComponentChildren;
  /** Other buttons, before the main button. */
  readonly actions?: ComponentChildren;
  /** Needs more height. */
  readonly isTall?: boolean;
  readonly children?: ComponentChildren;
}

/** A step: prompt and main button in the first row, choices below. */
export function StepFrame({
  models,
  prompt,
  mainAction,
  actions,
  isTall = false,
  children,
}: Props) {
  const text = allMediterraneanText.value;
  const { steps } = text;
  const undoable = undoableMove(models);
  return (
    <section class={isTall ? "step-frame tall-step" : "step-frame"} aria-label={steps.label}>
      <div class="lead">
        <div class="prompt">{prompt}</div>
        <div class="button-row">
          {undoable !== undefined && (
            <button
              type="button"
              class="button plain undo-button"
              aria-keyshortcuts="u"
              onClick={() => void undoLastMove(models)}
            >
              {steps.takeBack(decisionName(undoable, text))}
            </button>
          )}
          {actions}
          {mainAction}
        </div>
      </div>
      <MoveFailureLine models={models} />
      {children}
    </section>
  );
}

interface MainButtonProps {
  readonly name: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** The main button of a step. */
export const MainButton = ({ name, isDisabled = false, onPress }: MainButtonProps) => (
  <button
    type="button"
    class="button primary"
    data-main
    aria-keyshortcuts="Enter"
    disabled={isDisabled}
    onClick={onPress}
  >
    {name}
  </button>
);

interface ActionButtonProps {
  readonly name: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** A secondary button of a step. */
export const ActionButton = ({ name, isDisabled = false, onPress }: ActionButtonProps) => (
  <button type="button" class="button" disabled={isDisabled} onClick={onPress}>
    {name}
  </button>
);
