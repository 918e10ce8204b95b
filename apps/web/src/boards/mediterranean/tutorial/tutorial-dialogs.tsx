import type { MarketTutorialText } from "@sofala/text/mediterranean";
import { KeysDialog } from "../../../table/keys-dialog.tsx";
import { ContentsDialog } from "../../../table/tutor/contents-dialog.tsx";
import { mediterraneanWords } from "../../../words/mediterranean-words.ts";
import { keyList } from "../key-list.ts";
import { LESSONS } from "./lessons.ts";
import type { TutorialSight } from "./tutorial-sight.ts";

export type TutorialDialog = "contents" | "keys";

interface Props {
  readonly name: TutorialDialog | undefined;
  readonly table: TutorialSight;
  readonly text: MarketTutorialText;
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
      return <KeysDialog keys={keyList(mediterraneanWords.value)} onClose={onClose} />;
  }
}

function Contents({ table, text, onClose }: Omit<Props, "name">) {
  const { lesson, finished } = table.place.value;
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
