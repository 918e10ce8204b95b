import type { TutorText } from "@sofala/text/tutorial";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../ui/icon.tsx";
import "./tutor-panel.css";

interface Props {
  readonly text: TutorText;
  readonly title: string;
  /** The index of the present lesson, and how many there are. */
  readonly lesson: number;
  readonly lessons: number;
  /** How many steps of the lesson are done, and how many it has. */
  readonly step: number;
  readonly steps: number;
  /** Changes whenever the text changes. */
  readonly focusKey: string;
  /** True if a move is expected. */
  readonly isMoveExpected: boolean;
  /** Shows the list of lessons. */
  readonly onContents: () => void;
  /** Shows what the rules say about the lesson. */
  readonly onRules: () => void;
  /** Goes to the next lesson, where there is one. */
  readonly onSkip: (() => void) | undefined;
  /** The present text, and the buttons. */
  readonly children: ComponentChildren;
}

/** The panel of the tutorial: the lesson, its present text, and the buttons. */
export function TutorPanel({
  text,
  title,
  lesson,
  lessons,
  step,
  steps,
  focusKey,
  ...props
}: Props) {
  const { isMoveExpected, onContents, onRules, onSkip, children } = props;
  const panel = useRef<HTMLElement>(null);
  useFocusOnChange(panel, focusKey);
  return (
    <section
      ref={panel}
      class={isMoveExpected ? "tutor doing" : "tutor"}
      aria-label={text.panelTitle}
    >
      <h2>
        <button type="button" class="button plain lesson" onClick={onContents}>
          <span class="number figures">{text.lessonOf(lesson + 1, lessons)}</span>
          <span class="title">{title}</span>
          <Icon name="chevron-down" size="1em" />
        </button>
      </h2>
      <Progress step={step} count={steps} text={text} />
      {children}
      <ul class="links bare">
        <li>
          <button type="button" {...buttonNamed(text.readMore)} onClick={onRules}>
            <Icon name="rules" />
            <span>{text.shortLabels.rules}</span>
          </button>
        </li>
        {onSkip !== undefined && (
          <li>
            <button type="button" {...buttonNamed(text.skip)} onClick={onSkip}>
              <Icon name="turn-on" />
              <span>{text.shortLabels.skip}</span>
            </button>
          </li>
        )}
        <li>
          <a href="/learn" {...buttonNamed(text.leave)}>
            <Icon name="leave" />
            <span>{text.shortLabels.leave}</span>
          </a>
        </li>
      </ul>
    </section>
  );
}

/** Props of a button with an icon or a short text. */
const buttonNamed = (name: string) => ({ class: "button plain", "aria-label": name, title: name });

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

/** When the text changes, focuses the next button; if there is none the focus stays, unless it was lost. */
function useFocusOnChange(panel: { readonly current: HTMLElement | null }, place: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (wasFirst) return;
    const focusNext = () => {
      const nextButton = panel.current?.querySelector<HTMLElement>(".button.next");
      const target =
        nextButton ?? (isFocusLost() ? panel.current?.querySelector<HTMLElement>(".say") : null);
      target?.focus({ preventScroll: true });
    };
    const dialog = document.querySelector("dialog[open]");
    if (dialog === null) focusNext();
    // An open dialog comes first; when it closes, the focus may be lost.
    else dialog.addEventListener("close", () => isFocusLost() && focusNext(), { once: true });
  }, [place]);
}

const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
