import type { TutorialText } from "@sofala/text/tutorial";
import { KeysDialog } from "../../../table/keys-dialog.tsx";
import { ContentsDialog } from "../../../table/tutor/contents-dialog.tsx";
import { words } from "../../../words/words.ts";
import { LESSONS } from "./lessons.ts";
import type { TutorialTable } from "./tutorial-table.ts";

export type TutorialDialog = "contents" | "keys";

interface Props {
  readonly name: TutorialDialog | undefined;
  readonly table: TutorialTable;
  readonly text: TutorialText;
  readonly onClose: () => void;
}

/** What opens over the tutorial. */
export function TutorialDialogs({ name, table, text, onClose }: Props) {
  switch (name) {
    case undefined:
      return undefined;
    case "contents":
      return <Contents table={table} text={text} onClose={onClose} />;
    case "keys":
      return <KeysDialog keys={words.value.play.keyList} onClose={onClose} />;
  }
}

function Contents({ table, text, onClose }: Omit<Props, "name">) {
  const { lesson, finished } = table.told.value;
  return (
    <ContentsDialog
      text={text}
      lessons={LESSONS.map(({ id }) => {
        const { title, about } = text.lessons[id];
        return { id, title, about, isDone: finished.includes(id) };
      })}
      current={lesson}
      onOpen={(id) => table.open(id)}
      onStartOver={() => table.startOver()}
      onClose={onClose}
    />
  );
}
