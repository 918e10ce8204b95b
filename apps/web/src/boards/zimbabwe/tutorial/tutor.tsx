import type { TutorialText } from "@sofala/text/tutorial";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../../ui/icon.tsx";
import { LESSONS } from "./lessons.ts";
import { TutorButtons } from "./tutor-buttons.tsx";
import { TutorEnd } from "./tutor-end.tsx";
import { TutorSays } from "./tutor-says.tsx";
import type { TutorialTable } from "./tutorial-table.ts";
import { isOver, lessonOf, stepOf, type Tutorial } from "./tutorial.ts";
import "./tutor.css";

interface Props {
  readonly table: TutorialTable;
  readonly text: TutorialText;
  /** Shows the list of lessons. */
  readonly onContents: () => void;
  /** Shows what the rules say about the lesson. */
  readonly onRules: () => void;
}

/** Speaks to the learner: the lesson, what it says now, and the way on. */
export function Tutor({ table, text, onContents, onRules }: Props) {
  const told = table.told.value;
  const { id, steps } = lessonOf(told);
  const { title } = text.lessons[id];
  const isLast = told.lesson === LESSONS.length - 1;
  const panel = useRef<HTMLElement>(null);
  useFocus(panel, told);
  return (
    <section
      ref={panel}
      class={stepOf(told)?.kind === "move" ? "tutor doing" : "tutor"}
      aria-label={text.tutor}
    >
      <h2>
        <button type="button" class="button plain lesson" onClick={onContents}>
          <span class="number figures">{text.lessonOf(told.lesson + 1, LESSONS.length)}</span>
          <span class="title">{title}</span>
          <Icon name="chevron-down" size="1em" />
        </button>
      </h2>
      <Progress step={told.step} count={steps.length} text={text} />
      {isOver(told) ? (
        <TutorEnd text={text} />
      ) : (
        <>
          <TutorSays table={table} text={text} />
          <TutorButtons table={table} text={text} />
        </>
      )}
      <ul class="ways">
        <li>
          <button type="button" {...named(text.readMore)} onClick={onRules}>
            <Icon name="rules" />
            <span>{text.short.rules}</span>
          </button>
        </li>
        {!isLast && (
          <li>
            <button type="button" {...named(text.skip)} onClick={() => table.skip()}>
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
  /** Steps that are done. */
  readonly step: number;
  readonly count: number;
  readonly text: TutorialText;
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
function useFocus(panel: { readonly current: HTMLElement | null }, told: Tutorial): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (wasFirst || document.querySelector("dialog[open]") !== null) return;
    const wayOn = panel.current?.querySelector<HTMLElement>(".way-on");
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const target = wayOn ?? (isLost ? panel.current?.querySelector<HTMLElement>(".say") : null);
    target?.focus({ preventScroll: true });
  }, [told.lesson, told.step, told.trail.length]);
}
