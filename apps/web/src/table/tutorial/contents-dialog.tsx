import type { TutorialText } from "@sofala/text/tutorial";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { CourseTypes } from "./lesson.ts";
import type { TutorialModel } from "./tutorial-model.ts";
import { lessonText } from "./tutorial-texts.ts";
import "./contents-dialog.css";

interface Props<C extends CourseTypes> {
  readonly tutorial: TutorialModel<C>;
  readonly text: TutorialText;
  readonly onClose: () => void;
}

/** All lessons, with a link to each. */
export function ContentsDialog<C extends CourseTypes>(props: Props<C>) {
  const { tutorial, text, onClose } = props;
  const { course, lesson, finished } = tutorial.state.value;
  const startOver = (
    <button
      type="button"
      class="button"
      onClick={() => {
        tutorial.startOver();
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
        {course.lessons.map(({ id }, at) => (
          <li key={id}>
            <button
              type="button"
              class="button plain"
              aria-current={at === lesson ? "true" : undefined}
              onClick={() => {
                tutorial.open(id);
                onClose();
              }}
            >
              <span class="number figures">{at + 1}</span>
              <b>{lessonText(text, id).title}</b>
              <span class="about">{lessonText(text, id).summary}</span>
              {finished.includes(id) && (
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
