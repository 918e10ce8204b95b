import type { MediterraneanTutorialText } from "@sofala/text/mediterranean";
import type { Good } from "@sofala/mediterranean";
import { isPhone } from "../../../table/layout-model.ts";
import { TutorButtons } from "../../../table/tutorial/tutor-buttons.tsx";
import { TutorialEnd } from "../../../table/tutorial/tutorial-end.tsx";
import { TutorMessage } from "../../../table/tutorial/tutor-message.tsx";
import { TutorPanel } from "../../../table/tutorial/tutor-panel.tsx";
import { GoodIcon } from "../art/good-icon.tsx";
import { LESSONS } from "./lessons.ts";
import type { TutorialTable } from "./tutorial-table.ts";
import { isTutorialDone, currentLesson, nudgeText, stepText, currentStep } from "./tutorial.ts";

interface StepTextProps {
  readonly table: TutorialTable;
  readonly text: MediterraneanTutorialText;
}

interface Props extends StepTextProps {
  readonly onContents: () => void;
  readonly onRules: () => void;
}

/** Shown at the end. */
const DECORATION_GOODS: readonly Good[] = ["grain", "timber", "dye", "wine", "gold"];

/** The panel that guides through the lessons. */
export function TutorialGuide({ table, text, onContents, onRules }: Props) {
  const tutorial = table.tutorial.value;
  const { id, steps } = currentLesson(tutorial);
  const isDone = isTutorialDone(tutorial);
  const lesson = Math.min(tutorial.lesson, LESSONS.length - 1);
  return (
    <TutorPanel
      text={text}
      title={text.lessons[id].title}
      lesson={lesson}
      lessons={LESSONS.length}
      step={isDone ? steps.length : tutorial.step}
      steps={steps.length}
      focusKey={[tutorial.lesson, tutorial.step, tutorial.inputs.length].join()}
      isMoveExpected={currentStep(tutorial)?.kind === "move"}
      onContents={onContents}
      onRules={onRules}
      onSkip={lesson === LESSONS.length - 1 ? undefined : () => table.skip()}
    >
      {isDone ? (
        <TutorialEnd
          end={text.finished}
          rules="/learn/rules/mediterranean"
          firstGame="/new/mediterranean?for=bots&clock=none"
          nudge={table.nudge.value && text.afterLastLesson}
        >
          {DECORATION_GOODS.map((good) => (
            <GoodIcon key={good} good={good} size="2.5rem" />
          ))}
        </TutorialEnd>
      ) : (
        <StepText table={table} text={text} />
      )}
    </TutorPanel>
  );
}

function StepText({ table, text }: StepTextProps) {
  const tutorial = table.tutorial.value;
  const nudge = table.nudge.value;
  const step = currentStep(tutorial);
  const isMoveStep = step?.kind === "move";
  const hint = isPhone.value ? step?.phoneHint : undefined;
  return (
    <>
      <TutorMessage
        message={stepText(tutorial, text) ?? ""}
        more={hint && text.phoneHints[hint]}
        nudge={nudge && { number: nudge.number, text: nudgeText(tutorial, nudge.key, text) }}
      />
      <TutorButtons
        text={text}
        canGoBack={tutorial.previous !== undefined}
        isWaiting={table.isReplying.value}
        onBack={() => table.back()}
        onShowMove={isMoveStep ? () => void table.playHint() : undefined}
        next={isMoveStep ? undefined : { name: text.next, onPress: () => table.next() }}
      />
    </>
  );
}
