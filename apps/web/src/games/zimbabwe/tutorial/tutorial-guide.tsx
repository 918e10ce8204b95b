import type { ZimbabweTutorialText } from "@sofala/text/tutorial";
import { TutorButtons } from "../../../table/tutorial/tutor-buttons.tsx";
import { TutorialEnd } from "../../../table/tutorial/tutorial-end.tsx";
import { TutorMessage } from "../../../table/tutorial/tutor-message.tsx";
import { TutorPanel } from "../../../table/tutorial/tutor-panel.tsx";
import { MonumentIcon } from "../board/piece-icons.tsx";
import { LEVELS } from "../cards.ts";
import { LESSONS } from "./lessons.ts";
import type { TutorialTable } from "./tutorial-table.ts";
import {
  isLessonDone,
  isTutorialDone,
  currentLesson,
  nudgeText,
  stepText,
  currentStep,
} from "./tutorial.ts";

interface StepTextProps {
  readonly table: TutorialTable;
  readonly text: ZimbabweTutorialText;
}

interface Props extends StepTextProps {
  readonly onContents: () => void;
  readonly onRules: () => void;
}

/** The guide through the lessons of The Great Zimbabwe. */
export function TutorialGuide({ table, text, onContents, onRules }: Props) {
  const tutorial = table.tutorial.value;
  const { id, steps } = currentLesson(tutorial);
  const isLast = tutorial.lesson === LESSONS.length - 1;
  return (
    <TutorPanel
      text={text}
      title={text.lessons[id].title}
      lesson={tutorial.lesson}
      lessons={LESSONS.length}
      step={tutorial.step}
      steps={steps.length}
      focusKey={[tutorial.lesson, tutorial.step, tutorial.inputs.length].join()}
      isMoveExpected={currentStep(tutorial)?.kind === "move"}
      onContents={onContents}
      onRules={onRules}
      onSkip={isLast ? undefined : () => void table.skip()}
    >
      {isTutorialDone(tutorial) ? (
        <TutorialEnd
          end={text.finished}
          rules="/learn/rules/zimbabwe"
          firstGame="/new/zimbabwe?for=bots&first-play=yes"
        >
          {LEVELS.map((level) => (
            <MonumentIcon key={level} level={level} size="100%" />
          ))}
        </TutorialEnd>
      ) : (
        <>
          <StepText table={table} text={text} />
          <Buttons table={table} text={text} />
        </>
      )}
    </TutorPanel>
  );
}

function StepText({ table, text }: StepTextProps) {
  const tutorial = table.tutorial.value;
  const nudge = table.feedback.value;
  const next = isLessonDone(tutorial) ? LESSONS[tutorial.lesson + 1] : undefined;
  return (
    <TutorMessage
      message={
        stepText(tutorial, text) ?? text.lessonDone(text.lessons[currentLesson(tutorial).id].title)
      }
      more={next && text.nextLessonSummary(text.lessons[next.id])}
      nudge={
        nudge && {
          number: nudge.number,
          text:
            currentStep(tutorial)?.kind === "move"
              ? nudgeText(tutorial, nudge.key, text)
              : text.readFirst,
        }
      }
    />
  );
}

function Buttons({ table, text }: StepTextProps) {
  const tutorial = table.tutorial.value;
  const step = currentStep(tutorial);
  const isDone = step === undefined;
  const isMoveExpected = step?.kind === "move";
  const repeat = { name: text.repeatLesson, onPress: () => table.open(currentLesson(tutorial).id) };
  const next = { name: isDone ? text.nextLesson : text.next, onPress: () => table.next() };
  return (
    <TutorButtons
      text={text}
      canGoBack={tutorial.previous !== undefined}
      isWaiting={table.thinkingSeat.value !== undefined}
      onBack={() => table.back()}
      onShowMove={isMoveExpected ? () => table.playHint() : undefined}
      repeat={isDone ? repeat : undefined}
      next={isMoveExpected ? undefined : next}
    />
  );
}
