import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { NewToken } from "../../online/profile-api.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { copy } from "../../ui/download.ts";
import { results } from "../../text/ratings-text.ts";

interface Props {
  readonly token: NewToken;
  readonly onClose: () => void;
}

/** A token is shown, this once. */
export function FreshToken({ token: { token, label }, onClose }: Props) {
  const { bots } = results.value;
  const { tokens: text } = bots;
  const id = useId();
  const copied = useSignal<boolean | undefined>(undefined);
  return (
    <Dialog
      isOpen
      title={text.fresh}
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
      <p>{text.freshText}</p>
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
          onClick={() => void copy(token).then((isCopied) => (copied.value = isCopied))}
        >
          <Icon name={copied.value === true ? "check" : "log"} />
          {copied.value === true ? bots.copied : bots.copy}
        </button>
      </div>
      <p role="status" class={copied.value === false ? "" : "spoken"}>
        {copied.value === false && bots.cannotCopy}
      </p>
    </Dialog>
  );
}
