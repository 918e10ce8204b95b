import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { currentPerson } from "../online/current-person.ts";
import { onlineText } from "../text/online-text.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Portal } from "../ui/portal.tsx";
import { NameForm } from "./name-form.tsx";
import { SignInLink } from "./sign-in-link.tsx";

interface NameFirst {
  /** Runs an action that needs a name: for visitors, once they have given one. */
  readonly withName: (act: () => void) => void;
  /** The dialog that asks for it, to be rendered anywhere. */
  readonly nameDialog: ComponentChildren;
}

/** Asks visitors for a name before they do something. */
export function useNameFirst(): NameFirst {
  const waiting = useSignal<{ readonly act: () => void } | undefined>(undefined);
  const close = () => {
    waiting.value = undefined;
  };
  const withName = (act: () => void) => {
    const known = currentPerson.peek();
    if (known?.ok === true && known.value === undefined) waiting.value = { act };
    else act();
  };
  const { nickname } = onlineText.value;
  const nameDialog = waiting.value !== undefined && (
    <Portal>
      <Dialog isOpen title={nickname.title} onClose={close}>
        <p class="quiet">{nickname.text}</p>
        <NameForm
          submitLabel={nickname.submit}
          autofocus
          onDone={() => {
            waiting.peek()?.act();
            close();
          }}
        />
        <SignInLink />
      </Dialog>
    </Portal>
  );
  return { withName, nameDialog };
}
