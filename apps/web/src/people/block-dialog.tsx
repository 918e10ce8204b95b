import { useSignal } from "@preact/signals";
import type { PersonReference } from "@sofala/protocol";
import type { Failure } from "../api-failure.ts";
import { Dialog } from "../ui/dialog.tsx";
import { peopleText } from "../text/people-text.ts";
import { onlineText } from "../text/online-text.ts";
import { appText } from "../text/app-text.ts";
import { updateRelationship } from "./my-relationships.ts";

interface Props {
  readonly person: PersonReference;
  readonly onClose: () => void;
}

/** Explains what blocking does, and blocks. */
export function BlockDialog({ person: { id, name }, onClose }: Props) {
  const { block: text } = peopleText.value;
  const failure = useSignal<Failure | undefined>(undefined);
  const block = async () => {
    failure.value = await updateRelationship(id, "block");
    if (failure.peek() === undefined) onClose();
  };
  return (
    <Dialog
      isOpen
      title={text.title(name)}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="button" autofocus onClick={onClose}>
            {appText.value.common.cancel}
          </button>
          <button type="button" class="button danger" onClick={() => void block()}>
            {text.confirm}
          </button>
        </>
      }
    >
      {text.text(name).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p role="alert" class={failure.value === undefined ? "spoken" : "form-problem"}>
        {failure.value !== undefined && onlineText.value.problem(failure.value)}
      </p>
    </Dialog>
  );
}
