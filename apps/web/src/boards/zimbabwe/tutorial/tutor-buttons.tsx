import type { TutorialText } from "@sofala/text/tutorial";
import type { TutorialTable } from "./tutorial-table.ts";
import { lessonOf, stepOf } from "./tutorial.ts";

interface Props {
  readonly table: TutorialTable;
  readonly text: TutorialText;
}

/** Back, and the way on: reading on, being shown a move, or the next lesson. */
export function TutorButtons({ table, text }: Props) {
  const told = table.told.value;
  const step = stepOf(told);
  // Not `disabled`, which would take the focus away.
  const isWaiting = table.thinking.value !== undefined;
  return (
    <div class="buttons">
      <button
        type="button"
        class="button"
        disabled={told.before === undefined}
        onClick={() => table.back()}
      >
        {text.back}
      </button>
      {step?.kind === "move" && (
        <button
          type="button"
          class="button"
          aria-disabled={isWaiting}
          onClick={() => table.showMe()}
        >
          {text.showMe}
        </button>
      )}
      {step === undefined && (
        <button type="button" class="button" onClick={() => table.open(lessonOf(told).id)}>
          {text.again}
        </button>
      )}
      {step?.kind !== "move" && (
        <button
          type="button"
          class="button primary way-on"
          aria-disabled={isWaiting}
          onClick={() => table.next()}
        >
          {step === undefined ? text.nextLesson : text.next}
        </button>
      )}
    </div>
  );
}
