import type { TutorText } from "@sofala/text/tutorial";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../ui/icon.tsx";
import "./tutor-panel.css";

interface Props {
  readonly text: TutorText;
  readonly title: string;
  /** Index of the lesson that is on, and how many there are. */
  readonly lesson: number;
  readonly lessons: number;
  /** Steps of the lesson that are done, and how many it has. */
  readonly step: number;
  readonly steps: number;
  /** Something else whenever something new is said. */
  readonly place: string;
  /** Is a move asked for? */
  readonly isDoing: boolean;
  /** Shows the list of lessons. */
  readonly onContents: () => void;
  /** Shows what the rules say about the lesson. */
  readonly onRules: () => void;
  /** Goes to the next lesson, where there is one. */
  readonly onSkip: (() => void) | undefined;
  /** What is said now, and the way on. */
  readonly children: ComponentChildren;
}

/** Speaks to the learner: the lesson, what it says now, and the way on. */
export function Tutor({ text, title, lesson, lessons, step, steps, place, ...props }: Props) {
  const { isDoing, onContents, onRules, onSkip, children } = props;
  const panel = useRef<HTMLElement>(null);
  useFocus(panel, place);
  return (
    <section ref={panel} class={isDoing ? "tutor doing" : "tutor"} aria-label={text.tutor}>
      <h2>
        <button type="button" class="button plain lesson" onClick={onContents}>
          <span class="number figures">{text.lessonOf(lesson + 1, lessons)}</span>
          <span class="title">{title}</span>
          <Icon name="chevron-down" size="1em" />
        </button>
      </h2>
      <Progress step={step} count={steps} text={text} />
      {children}
      <ul class="ways bare">
        <li>
          <button type="button" {...named(text.readMore)} onClick={onRules}>
            <Icon name="rules" />
            <span>{text.short.rules}</span>
          </button>
        </li>
        {onSkip !== undefined && (
          <li>
            <button type="button" {...named(text.skip)} onClick={onSkip}>
              <Icon name="turn-on" />
              <span>{text.short.skip}</span>
            </button>
          </li>
        )}
        <li>
          <a href="/learn" {...named(text.leave)}>
            <Icon name="leave" />
            <span>{text.short.leave}</span>
          </a>
        </li>
      </ul>
    </section>
  );
}

/** A button that shows a word or a sign of what it is called. */
const named = (name: string) => ({ class: "button plain", "aria-label": name, title: name });

interface ProgressProps {
  readonly step: number;
  readonly count: number;
  readonly text: TutorText;
}

function Progress({ step, count, text }: ProgressProps) {
  return (
    <div class="progress">
      <span class="spoken">{text.stepOf(Math.min(step + 1, count), count)}</span>
      {Array.from({ length: count }, (_, at) => (
        <i key={at} class={at < step ? "done" : at === step ? "now" : undefined} />
      ))}
    </div>
  );
}

/** Whenever something new is said the focus goes to the way on; where there is none it stays, unless it was lost. */
function useFocus(panel: { readonly current: HTMLElement | null }, place: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (wasFirst) return;
    const go = () => {
      const wayOn = panel.current?.querySelector<HTMLElement>(".way-on");
      const target = wayOn ?? (isLost() ? panel.current?.querySelector<HTMLElement>(".say") : null);
      target?.focus({ preventScroll: true });
    };
    const dialog = document.querySelector("dialog[open]");
    if (dialog === null) go();
    // What is over the table comes first; it may leave the focus nowhere.
    else dialog.addEventListener("close", () => isLost() && go(), { once: true });
  }, [place]);
}

const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
