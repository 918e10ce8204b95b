import type { TutorialText } from "@sofala/text/tutorial";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { latest } from "../../local/moments.ts";
import { appText } from "../../text/app-text.ts";
import { isPhone } from "../../ui/screen-size.ts";
import { useStart, type LoadStart } from "../../ui/use-start.ts";
import { LEARNER, type CourseTypes } from "./lesson.ts";
import { TutorPanel } from "./tutor-panel.tsx";
import type { TutorialModel } from "./tutorial-model.ts";
import {
  currentLesson,
  currentStep,
  isLessonDone,
  isTutorialDone,
  nextLesson,
} from "./tutorial-state.ts";
import { lessonText, nudgeText, stepText } from "./tutorial-texts.ts";

interface PartProps<C extends CourseTypes> {
  readonly tutorial: TutorialModel<C>;
  readonly text: TutorialText;
  /** A move in words. */
  readonly moveText: (
    move: C["game"]["move"],
    names: readonly string[],
    view: C["game"]["view"],
  ) => string;
}

interface EndProps<C extends CourseTypes> extends PartProps<C> {
  /** Loads what starts a first game. */
  readonly loadFirstGame: LoadStart;
  /** The picture at the end. */
  readonly picture: ComponentChildren;
}

interface Props<C extends CourseTypes> extends EndProps<C> {
  readonly onContents: () => void;
  readonly onRules: () => void;
}

/** The panel that guides through the lessons. */
export function TutorialGuide<C extends CourseTypes>(props: Props<C>) {
  const { tutorial, text, moveText, onContents, onRules } = props;
  const state = tutorial.state.value;
  const { id, steps } = currentLesson(state);
  return (
    <TutorPanel
      text={text}
      title={lessonText(text, id).title}
      lesson={state.lesson}
      lessons={state.course.lessons.length}
      step={state.step}
      steps={steps.length}
      focusKey={[state.lesson, state.step, state.inputs.length].join()}
      isMoveExpected={currentStep(state)?.kind === "move"}
      onContents={onContents}
      onRules={onRules}
      onSkip={nextLesson(state) && (() => tutorial.skip())}
    >
      {isTutorialDone(state) ? (
        <TutorialEnd {...props} />
      ) : (
        <>
          <Message tutorial={tutorial} text={text} moveText={moveText} />
          <Buttons tutorial={tutorial} text={text} />
        </>
      )}
    </TutorPanel>
  );
}

/** The present text, and a comment on a move that was not accepted; screen readers announce changes. */
function Message<C extends CourseTypes>({ tutorial, text, moveText }: PartProps<C>) {
  const state = tutorial.state.value;
  const nudge = tutorial.nudge.value;
  const shown = tutorial.shownHint.value;
  const names = tutorial.players.map(({ name }) => name);
  const message =
    stepText(state, text) ?? text.lessonDone(lessonText(text, currentLesson(state).id).title);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current === null) return;
    const isAdded = nudge !== undefined || shown !== undefined;
    box.current.scrollTop = isAdded ? box.current.scrollHeight : 0;
  }, [nudge?.number, shown, message]);
  const next = isLessonDone(state) ? nextLesson(state) : undefined;
  const hint = isPhone.value ? currentStep(state)?.phoneHint : undefined;
  const more =
    next === undefined
      ? hint && text.phoneHints?.[hint]
      : text.nextLessonSummary(lessonText(text, next.id));
  return (
    <div ref={box} class="message" aria-live="polite">
      <p class="say" tabIndex={-1}>
        {message}
      </p>
      {more !== undefined && <p class="more">{more}</p>}
      {nudge !== undefined && (
        <p key={nudge.number} class="nudge">
          {nudgeText(state, nudge.key, text)}
        </p>
      )}
      {shown !== undefined && (
        <p class="nudge">
          {text.hint(moveText(shown, names, latest(tutorial.moments.value).viewFor(LEARNER)))}
        </p>
      )}
    </div>
  );
}

/** Back and next: the next text, help with a move, or the next lesson. */
function Buttons<C extends CourseTypes>({ tutorial, text }: Omit<PartProps<C>, "moveText">) {
  const isHintShown = tutorial.shownHint.value !== undefined;
  const state = tutorial.state.value;
  const step = currentStep(state);
  // Not `disabled`, which would take the focus away.
  const isWaiting = tutorial.isReplying.value;
  return (
    <div class="buttons">
      <button
        type="button"
        class="button"
        disabled={state.previous === undefined}
        onClick={() => tutorial.back()}
      >
        {text.back}
      </button>
      {step === undefined && (
        <button type="button" class="button" onClick={() => tutorial.repeat()}>
          {text.repeatLesson}
        </button>
      )}
      {step?.kind === "move" ? (
        <button
          type="button"
          class="button"
          aria-disabled={isWaiting}
          onClick={() => (isHintShown ? tutorial.playHint() : tutorial.showHint())}
        >
          {isHintShown ? text.playHint : text.showMe}
        </button>
      ) : (
        <button
          type="button"
          class="button primary next"
          aria-disabled={isWaiting}
          onClick={() => tutorial.next()}
        >
          {step === undefined ? text.nextLesson : text.next}
        </button>
      )}
    </div>
  );
}

/** The end of the tutorial: congratulations, and where to go next. */
function TutorialEnd<C extends CourseTypes>(props: EndProps<C>) {
  const { tutorial, text, loadFirstGame, picture } = props;
  const { finished } = text;
  const { home } = appText.value;
  const { state: start, start: startFirstGame } = useStart(loadFirstGame);
  const state = tutorial.state.value;
  return (
    <>
      <div class="message" aria-live="polite">
        <p class="picture" aria-hidden="true">
          {picture}
        </p>
        <h3 class="say" tabIndex={-1}>
          {finished.title}
        </h3>
        <p>{finished.text}</p>
        {tutorial.nudge.value !== undefined && (
          <p class="nudge">{nudgeText(state, undefined, text)}</p>
        )}
      </div>
      <div class="buttons">
        <a class="button" href={`/learn/rules/${state.course.game.id}`}>
          {finished.rules}
        </a>
        <button
          type="button"
          class="button primary next"
          disabled={start === "starting"}
          onClick={() => void startFirstGame()}
        >
          {start === "starting" ? home.starting : finished.firstGame}
        </button>
        {start === "failed" && <p role="alert">{home.cannotStart}</p>}
      </div>
    </>
  );
}
