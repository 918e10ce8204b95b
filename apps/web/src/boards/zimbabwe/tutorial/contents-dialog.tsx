import type { TutorialText } from "@sofala/text/tutorial";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import "./contents-dialog.css";
import { LESSONS } from "./lessons.ts";
import type { TutorialTable } from "./tutorial-table.ts";

interface Props {
  readonly table: TutorialTable;
  readonly text: TutorialText;
  readonly onClose: () => void;
}

/** All lessons, to go to any of them. */
export function ContentsDialog({ table, text, onClose }: Props) {
  const { lesson: current, finished } = table.told.value;
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
      <ol class="tutorial-contents">
        {LESSONS.map(({ id }, at) => {
          const { title, about } = text.lessons[id];
          const isDone = finished.includes(id);
          return (
            <li key={id}>
              <button
                type="button"
                class="button plain"
                aria-current={at === current ? "true" : undefined}
                onClick={() => {
                  table.open(id);
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
          );
        })}
      </ol>
    </Dialog>
  );
}
