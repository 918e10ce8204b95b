import type { CourseText, TutorText } from "@sofala/text/tutorial";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import "./contents-dialog.css";

interface Titles {
  readonly title: string;
  readonly about: string;
}

export interface ContentsProps<Id extends string> {
  readonly text: TutorText &
    Pick<CourseText, "about"> & { readonly lessons: { readonly [id in Id]: Titles } };
  readonly lessons: readonly { readonly id: Id }[];
  /** Index of the lesson that is on, and the lessons that were ended once. */
  readonly place: { readonly lesson: number; readonly finished: readonly Id[] };
  readonly table: { open(lesson: Id): void; startOver(): void };
  readonly onClose: () => void;
}

/** All lessons, to go to any of them. */
export function ContentsDialog<Id extends string>(props: ContentsProps<Id>) {
  const { text, lessons, place, table, onClose } = props;
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
      <p class="quiet">{text.about}</p>
      <ol class="tutorial-contents bare">
        {lessons.map(({ id }, at) => (
          <li key={id}>
            <button
              type="button"
              class="button plain"
              aria-current={at === place.lesson ? "true" : undefined}
              onClick={() => {
                table.open(id);
                onClose();
              }}
            >
              <span class="number figures">{at + 1}</span>
              <b>{text.lessons[id].title}</b>
              <span class="about">{text.lessons[id].about}</span>
              {place.finished.includes(id) && (
                <span class="done">
                  <Icon name="check" />
                  {text.isFinished}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
