import { useSignal } from "@preact/signals";
import type { PersonReference } from "@sofala/protocol";
import type { Failure } from "../online/api-client.ts";
import { Dialog } from "../ui/dialog.tsx";
import { company } from "../text/people-text.ts";
import { online } from "../text/online-text.ts";
import { words } from "../text/app-text.ts";
import { wishFor } from "./my-relationships.ts";

interface Props {
  readonly person: PersonReference;
  readonly onClose: () => void;
}

/** Says what blocking does, and does it. */
export function BlockDialog({ person: { id, name }, onClose }: Props) {
  const { block: text } = company.value;
  const failure = useSignal<Failure | undefined>(undefined);
  const block = async () => {
    failure.value = await wishFor(id, "block");
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
            {words.value.common.cancel}
          </button>
          <button type="button" class="button danger" onClick={() => void block()}>
            {text.go}
          </button>
        </>
      }
    >
      {text.text(name).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p role="alert" class={failure.value === undefined ? "spoken" : "form-problem"}>
        {failure.value !== undefined && online.value.problem(failure.value)}
      </p>
    </Dialog>
  );
}
