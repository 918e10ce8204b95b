import type { TutorialOverviewText, TutorText } from "@sofala/text/tutorial";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import "./contents-dialog.css";

interface LessonTitles {
  readonly title: string;
  readonly summary: string;
}

export interface ContentsProps<Id extends string> {
  readonly text: TutorText &
    Pick<TutorialOverviewText, "intro"> & {
      readonly lessons: { readonly [id in Id]: LessonTitles };
    };
  readonly lessons: readonly { readonly id: Id }[];
  /** The index of the present lesson, and the lessons that were finished. */
  readonly progress: { readonly lesson: number; readonly finished: readonly Id[] };
  readonly table: { open(lesson: Id): void; startOver(): void };
  readonly onClose: () => void;
}

/** All lessons, with a link to each. */
export function ContentsDialog<Id extends string>(props: ContentsProps<Id>) {
  const { text, lessons, progress, table, onClose } = props;
  const startOver = (
    <button
      type="button"
      class="button"
      onClick={() => {
        table.startOver();
        onClose();
      }}
    >
      {text.startOver}
    </button>
  );
  return (
    <Dialog isOpen title={text.contents} onClose={onClose} actions={startOver}>
      <p class="quiet">{text.intro}</p>
      <ol class="tutorial-contents bare">
        {lessons.map(({ id }, at) => (
          <li key={id}>
            <button
              type="button"
              class="button plain"
              aria-current={at === progress.lesson ? "true" : undefined}
              onClick={() => {
                table.open(id);
                onClose();
              }}
            >
              <span class="number figures">{at + 1}</span>
              <b>{text.lessons[id].title}</b>
              <span class="about">{text.lessons[id].summary}</span>
              {progress.finished.includes(id) && (
                <span class="done">
                  <Icon name="check" />
                  {text.finishedMark}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
