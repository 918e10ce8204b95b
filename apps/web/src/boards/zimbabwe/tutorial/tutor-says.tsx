import type { TutorialText } from "@sofala/text/tutorial";
import { useEffect, useRef } from "preact/hooks";
import { LESSONS } from "./lessons.ts";
import type { TutorialTable } from "./tutorial-table.ts";
import { isLessonDone, lessonOf, nudgeOf, sayOf, stepOf } from "./tutorial.ts";

interface Props {
  readonly table: TutorialTable;
  readonly text: TutorialText;
}

/** What is said now, and a word about a move that was taken back; heard when it changes. */
export function TutorSays({ table, text }: Props) {
  const told = table.told.value;
  const nudge = table.nudge.value;
  const next = isLessonDone(told) ? LESSONS[told.lesson + 1] : undefined;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current === null) return;
    box.current.scrollTop = nudge === undefined ? 0 : box.current.scrollHeight;
  }, [nudge, told.lesson, told.step]);
  return (
    <div ref={box} class="said" aria-live="polite">
      <p class="say" tabIndex={-1}>
        {sayOf(told, text) ?? text.lessonDone(text.lessons[lessonOf(told).id].title)}
      </p>
      {next !== undefined && <p class="next">{text.comesNext(text.lessons[next.id])}</p>}
      {nudge !== undefined && (
        <p key={nudge.number} class="nudge">
          {stepOf(told)?.kind === "move" ? nudgeOf(told, nudge.key, text) : text.readFirst}
        </p>
      )}
    </div>
  );
}
