import type { ComponentChildren } from "preact";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { Models } from "../table-models.ts";
import { NotMadeLine } from "./move-failure.tsx";
import "./step-frame.css";
import { mayTakeBack, takeBack } from "./undo.ts";

interface Props {
  readonly models: Models;
  /** What is asked, in a sentence. */
  readonly prompt: ComponentChildren;
  /** The button that goes on, always in the same place. */
  readonly main?: ComponentChildren;
  /** Other ways on, before the main button. */
  readonly ways?: ComponentChildren;
  /** More room than a few choices need. */
  readonly isTall?: boolean;
  readonly children?: ComponentChildren;
}

/** A step: what is asked and the main button in the first row, what there is to choose below. */
export function StepFrame({ models, prompt, main, ways, isTall = false, children }: Props) {
  const { steps } = mediterraneanWords.value;
  return (
    <section class={isTall ? "step-frame tall-step" : "step-frame"} aria-label={steps.bar}>
      <div class="lead">
        <div class="prompt">{prompt}</div>
        <div class="ways">
          {mayTakeBack(models) && (
            <button
              type="button"
              class="button plain take-back"
              aria-keyshortcuts="u"
              onClick={() => void takeBack(models)}
            >
              {steps.takeBack}
            </button>
          )}
          {ways}
          {main}
        </div>
      </div>
      <NotMadeLine models={models} />
      {children}
    </section>
  );
}

interface MainProps {
  readonly name: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** The main button of a step. */
export const Main = ({ name, isDisabled = false, onPress }: MainProps) => (
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

interface WayProps {
  readonly name: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** Another way on. */
export const Way = ({ name, isDisabled = false, onPress }: WayProps) => (
  <button type="button" class="button" disabled={isDisabled} onClick={onPress}>
    {name}
  </button>
);
