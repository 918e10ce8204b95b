import type { CourseText, TutorText } from "@sofala/text/tutorial";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import "./contents-dialog.css";

interface Listed<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly about: string;
  readonly isDone: boolean;
}

interface Props<Id extends string> {
  readonly text: TutorText & Pick<CourseText, "about">;
  readonly lessons: readonly Listed<Id>[];
  /** Index of the lesson that is on. */
  readonly current: number;
  readonly onOpen: (lesson: Id) => void;
  readonly onStartOver: () => void;
  readonly onClose: () => void;
}

/** All lessons, to go to any of them. */
export function ContentsDialog<Id extends string>(props: Props<Id>) {
  const { text, lessons, current, onOpen, onStartOver, onClose } = props;
  const startOver = (
    <button
      type="button"
      class="button"
      onClick={() => {
        onStartOver();
        onClose();
      }}
    >
      {text.startOver}
    </button>
  );
  return (
    <Dialog isOpen title={text.contents} onClose={onClose} actions={startOver}>
      <p class="quiet">{text.about}</p>
      <ol class="tutorial-contents">
        {lessons.map(({ id, title, about, isDone }, at) => (
          <li key={id}>
            <button
              type="button"
              class="button plain"
              aria-current={at === current ? "true" : undefined}
              onClick={() => {
                onOpen(id);
                onClose();
              }}
            >
              <span class="number figures">{at + 1}</span>
              <b>{title}</b>
              <span class="about">{about}</span>
              {isDone && (
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
