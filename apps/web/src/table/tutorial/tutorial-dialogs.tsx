import type { ComponentProps } from "preact";
import { KeysDialog } from "../keys-dialog.tsx";
import { ContentsDialog, type ContentsProps } from "./contents-dialog.tsx";

export type TutorialDialog = "contents" | "keys";

interface Props<Id extends string> extends ContentsProps<Id> {
  readonly name: TutorialDialog | undefined;
  readonly keys: ComponentProps<typeof KeysDialog>["keys"];
}

/** The dialogs of a tutorial. */
export function TutorialDialogs<Id extends string>({ name, keys, ...contents }: Props<Id>) {
  switch (name) {
    case undefined:
      return undefined;
    case "contents":
      return <ContentsDialog {...contents} />;
    case "keys":
      return <KeysDialog keys={keys} onClose={contents.onClose} />;
  }
}
