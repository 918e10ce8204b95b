import type { TutorialText } from "@sofala/text/tutorial";
import { TutorButtons } from "../../../table/tutorial/tutor-buttons.tsx";
import { TutorEnd } from "../../../table/tutorial/tutorial-end.tsx";
import { TutorSays } from "../../../table/tutorial/tutor-message.tsx";
import { Tutor } from "../../../table/tutorial/tutor-panel.tsx";
import { MonumentIcon } from "../board/piece-icons.tsx";
import { LEVELS } from "../cards.ts";
import { LESSONS } from "./lessons.ts";
import type { TutorialTable } from "./tutorial-table.ts";
import { isLessonDone, isOver, lessonOf, nudgeOf, sayOf, stepOf } from "./tutorial.ts";

interface SpeakProps {
  readonly table: TutorialTable;
  readonly text: TutorialText;
}

interface Props extends SpeakProps {
  readonly onContents: () => void;
  readonly onRules: () => void;
}

/** Leads through the lessons of The Great Zimbabwe. */
export function ZimbabweTutor({ table, text, onContents, onRules }: Props) {
  const told = table.told.value;
  const { id, steps } = lessonOf(told);
  const isLast = told.lesson === LESSONS.length - 1;
  return (
    <Tutor
      text={text}
      title={text.lessons[id].title}
      lesson={told.lesson}
      lessons={LESSONS.length}
      step={told.step}
      steps={steps.length}
      place={[told.lesson, told.step, told.trail.length].join()}
      isDoing={stepOf(told)?.kind === "move"}
      onContents={onContents}
      onRules={onRules}
      onSkip={isLast ? undefined : () => void table.skip()}
    >
      {isOver(told) ? (
        <TutorEnd
          end={text.end}
          rules="/learn/rules/zimbabwe"
          firstGame="/new/zimbabwe?for=bots&first-play=yes"
        >
          {LEVELS.map((level) => (
            <MonumentIcon key={level} level={level} size="100%" />
          ))}
        </TutorEnd>
      ) : (
        <>
          <Says table={table} text={text} />
          <Buttons table={table} text={text} />
        </>
      )}
    </Tutor>
  );
}

function Says({ table, text }: SpeakProps) {
  const told = table.told.value;
  const nudge = table.nudge.value;
  const next = isLessonDone(told) ? LESSONS[told.lesson + 1] : undefined;
  return (
    <TutorSays
      say={sayOf(told, text) ?? text.lessonDone(text.lessons[lessonOf(told).id].title)}
      more={next && text.comesNext(text.lessons[next.id])}
      nudge={
        nudge && {
          number: nudge.number,
          text: stepOf(told)?.kind === "move" ? nudgeOf(told, nudge.key, text) : text.readFirst,
        }
      }
    />
  );
}

function Buttons({ table, text }: SpeakProps) {
  const told = table.told.value;
  const step = stepOf(told);
  const isDone = step === undefined;
  const isDoing = step?.kind === "move";
  const again = { name: text.again, go: () => table.open(lessonOf(told).id) };
  const on = { name: isDone ? text.nextLesson : text.next, go: () => table.next() };
  return (
    <TutorButtons
      text={text}
      mayGoBack={told.before !== undefined}
      isWaiting={table.thinking.value !== undefined}
      onBack={() => table.back()}
      onShow={isDoing ? () => table.showMe() : undefined}
      again={isDone ? again : undefined}
      on={isDoing ? undefined : on}
    />
  );
}
