import { FullMoment, latest } from "../../local/moments.ts";
import { LEARNER, type Course, type CourseTypes, type Lesson, type Step } from "./lesson.ts";

/** The state of a tutorial. Immutable: each function below returns a new one. */
export interface TutorialState<C extends CourseTypes> {
  readonly course: Course<C>;
  /** Index into the lessons. */
  readonly lesson: number;
  /** Index into the lesson's steps; their count when the lesson is done. */
  readonly step: number;
  /** Every moment since the last lesson with a position of its own began. */
  readonly moments: readonly FullMoment<C["game"]>[];
  /** The learner's inputs since then: moves, and "next" after reading. */
  readonly inputs: readonly (C["game"]["move"] | "next")[];
  /** Lessons that were finished at least once. */
  readonly finished: readonly string[];
  readonly previous?: TutorialState<C>;
}

export type MoveOutcome<C extends CourseTypes> =
  | { readonly kind: "accepted"; readonly tutorial: TutorialState<C> }
  /** Legal, but not accepted by the lesson: the move is not made. */
  | { readonly kind: "nudged"; readonly nudge: string | undefined }
  | { readonly kind: "refused"; readonly refusal: C["game"]["refusal"] };

export const startTutorial = <C extends CourseTypes>(course: Course<C>): TutorialState<C> =>
  beginGame(course, 0);

/** Opens a lesson at its beginning; lessons that it continues are played with their hints. */
export function openLesson<C extends CourseTypes>(
  course: Course<C>,
  id: string,
  finished: readonly string[] = [],
): TutorialState<C> {
  const lesson = course.lessons.findIndex((each) => each.id === id);
  let tutorial = beginGame(course, gameStart(course, lesson));
  while (tutorial.lesson < lesson) tutorial = playHintedStep(tutorial);
  return { ...tutorial, finished };
}

/** The index of the lesson in which the game of a lesson begins. */
export const gameStart = <C extends CourseTypes>({ lessons }: Course<C>, lesson: number): number =>
  Math.max(0, lessons.slice(0, lesson + 1).findLastIndex(hasPosition));

const hasPosition = ({ position }: { readonly position?: object }): boolean =>
  position !== undefined;

export function currentLesson<C extends CourseTypes>({
  course,
  lesson,
}: TutorialState<C>): Lesson<C> {
  const found = course.lessons[lesson];
  if (found === undefined) throw new RangeError(`no lesson ${lesson}`);
  return found;
}

/** The lesson after the current one. */
export const nextLesson = <C extends CourseTypes>({
  course,
  lesson,
}: TutorialState<C>): Lesson<C> | undefined => course.lessons[lesson + 1];

/** The current step; undefined when the lesson is done. */
export const currentStep = <C extends CourseTypes>(
  tutorial: TutorialState<C>,
): Step<C> | undefined => currentLesson(tutorial).steps[tutorial.step];

export const isLessonDone = <C extends CourseTypes>(tutorial: TutorialState<C>): boolean =>
  currentStep(tutorial) === undefined;

/** The last lesson is done. */
export const isTutorialDone = <C extends CourseTypes>(tutorial: TutorialState<C>): boolean =>
  isLessonDone(tutorial) && nextLesson(tutorial) === undefined;

export const currentState = <C extends CourseTypes>({
  moments,
}: TutorialState<C>): C["game"]["state"] => latest(moments).state;

/** The listed legal moves that the step accepts; none at a step to read. */
export function* acceptedMoves<C extends CourseTypes>(
  tutorial: TutorialState<C>,
): Iterable<C["game"]["move"]> {
  if (currentStep(tutorial)?.kind !== "move") return;
  for (const move of tutorial.course.game.legalMoves(currentState(tutorial), LEARNER)) {
    if (tryMove(tutorial, move).kind === "accepted") yield move;
  }
}

/** A move that the step accepts. */
export function hintMove<C extends CourseTypes>(
  tutorial: TutorialState<C>,
): C["game"]["move"] | undefined {
  const step = currentStep(tutorial);
  if (step?.kind === "move" && step.hint !== undefined) return step.hint(currentState(tutorial));
  const [move] = acceptedMoves(tutorial);
  return move;
}

/** Tries a move of the learner; does not change `tutorial`. */
export function tryMove<C extends CourseTypes>(
  tutorial: TutorialState<C>,
  move: C["game"]["move"],
): MoveOutcome<C> {
  const now = latest(tutorial.moments);
  const tried = now.afterMove(LEARNER, move);
  if (!tried.ok) return { kind: "refused", refusal: tried.error };
  const step = currentStep(tutorial);
  if (step?.kind !== "move") return { kind: "nudged", nudge: undefined };
  const own = tried.value;
  if (tutorial.course.isFreeMove?.(move) === true)
    return { kind: "accepted", tutorial: advance(tutorial, move, [own], false) };
  const attempt = { move, before: now.state, after: own.state };
  if (!step.accepts(attempt)) return { kind: "nudged", nudge: step.nudge?.(attempt) };
  const isComplete = step.until?.(own.state) ?? true;
  const replies = isComplete ? scriptedReplies(step.replies, own) : [];
  if (replies === undefined) return { kind: "nudged", nudge: undefined };
  return {
    kind: "accepted",
    tutorial: advance(tutorial, move, [own, ...replies], isComplete),
  };
}

/** Continues from a step to read, or from the end of a lesson to the next one. */
export function goForward<C extends CourseTypes>(tutorial: TutorialState<C>): TutorialState<C> {
  const step = currentStep(tutorial);
  if (step === undefined) return beginNextLesson(tutorial);
  if (step.kind === "move") return tutorial;
  const replies = scriptedReplies(step.replies, latest(tutorial.moments)) ?? [];
  return advance(tutorial, "next", replies, true);
}

function beginNextLesson<C extends CourseTypes>(tutorial: TutorialState<C>): TutorialState<C> {
  const { course, finished } = tutorial;
  const next = nextLesson(tutorial);
  if (next === undefined) return tutorial;
  const lesson = tutorial.lesson + 1;
  return hasPosition(next)
    ? { ...beginGame(course, lesson), finished }
    : { ...tutorial, lesson, step: 0, previous: tutorial };
}

/** Goes back by one step or move, within the game. */
export const goBack = <C extends CourseTypes>(tutorial: TutorialState<C>): TutorialState<C> =>
  tutorial.previous === undefined
    ? tutorial
    : { ...tutorial.previous, finished: tutorial.finished };

/** Plays one step, or one move of it, with its hint. */
export function playHintedStep<C extends CourseTypes>(
  tutorial: TutorialState<C>,
): TutorialState<C> {
  const step = currentStep(tutorial);
  if (step?.kind !== "move") return goForward(tutorial);
  const move = hintMove(tutorial);
  const outcome = move && tryMove(tutorial, move);
  if (outcome?.kind !== "accepted")
    throw new Error(`${currentLesson(tutorial).id}, ${step.textKey}: no hint that is accepted`);
  return outcome.tutorial;
}

/** The moments after the replies of others; undefined if the script has no legal move. */
function scriptedReplies<C extends CourseTypes>(
  replies: Step<C>["replies"],
  start: FullMoment<C["game"]>,
): readonly FullMoment<C["game"]>[] | undefined {
  const moments: FullMoment<C["game"]>[] = [];
  for (const reply of replies ?? []) {
    const now = moments.at(-1) ?? start;
    const scripted = reply(now.state);
    const next = scripted && now.afterMove(scripted.seat, scripted.move);
    if (next?.ok !== true) return undefined;
    moments.push(next.value);
  }
  return moments;
}

function advance<C extends CourseTypes>(
  tutorial: TutorialState<C>,
  input: C["game"]["move"] | "next",
  moments: readonly FullMoment<C["game"]>[],
  isComplete: boolean,
): TutorialState<C> {
  const { id, steps } = currentLesson(tutorial);
  const step = tutorial.step + Number(isComplete);
  const isNewlyDone = step === steps.length && !tutorial.finished.includes(id);
  return {
    ...tutorial,
    step,
    moments: [...tutorial.moments, ...moments],
    inputs: [...tutorial.inputs, input],
    finished: isNewlyDone ? [...tutorial.finished, id] : tutorial.finished,
    previous: tutorial,
  };
}

/** Begins a game with a lesson. */
function beginGame<C extends CourseTypes>(course: Course<C>, lesson: number): TutorialState<C> {
  const { game, lessons } = course;
  const position = { format: "sofala-position/1", game: game.id, ...lessons[lesson]?.position };
  const state = game.fromPosition(position, "tutorial");
  if (!state.ok) throw new Error(`lesson ${lesson} of ${game.id}: ${state.error.reason}`);
  const moments = [new FullMoment(game, 0, state.value)];
  return { course, lesson, step: 0, moments, inputs: [], finished: [] };
}
