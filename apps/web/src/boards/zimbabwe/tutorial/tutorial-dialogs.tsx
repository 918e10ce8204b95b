import type { TutorialText } from "@sofala/text/tutorial";
import { KeysDialog } from "../../../table/keys-dialog.tsx";
import { words } from "../../../words/words.ts";
import { ContentsDialog } from "./contents-dialog.tsx";
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
      return <ContentsDialog table={table} text={text} onClose={onClose} />;
    case "keys":
      return <KeysDialog keys={words.value.play.keyList} onClose={onClose} />;
  }
}
