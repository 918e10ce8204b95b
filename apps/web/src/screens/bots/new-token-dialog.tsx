import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { CreatedToken } from "../../online/profile-api.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { copyText } from "../../ui/download.ts";
import { ratingsText } from "../../text/ratings-text.ts";

interface Props {
  readonly token: CreatedToken;
  readonly onClose: () => void;
}

/** Shows a new token, once. */
export function NewTokenDialog({ token: { token, label }, onClose }: Props) {
  const { botPage } = ratingsText.value;
  const { tokens: text } = botPage;
  const id = useId();
  const copied = useSignal<boolean | undefined>(undefined);
  return (
    <Dialog
      isOpen
      title={text.newToken}
      onClose={onClose}
      actions={
        <button type="button" class="button" onClick={onClose}>
          {text.done}
        </button>
      }
    >
      <p>
        <strong>{label}</strong>
      </p>
      <p>{text.newTokenText}</p>
      <label for={id} class="spoken">
        {text.token}
      </label>
      <div class="fresh-token">
        <input
          id={id}
          class="field"
          readOnly
          value={token}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          class="button primary"
          onClick={() => void copyText(token).then((isCopied) => (copied.value = isCopied))}
        >
          <Icon name={copied.value === true ? "check" : "log"} />
          {copied.value === true ? botPage.copied : botPage.copy}
        </button>
      </div>
      <p role="status" class={copied.value === false ? "" : "spoken"}>
        {copied.value === false && botPage.cannotCopy}
      </p>
    </Dialog>
  );
}
