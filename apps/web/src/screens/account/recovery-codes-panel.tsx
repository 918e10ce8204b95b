import { useSignal } from "@preact/signals";
import type { AccountInfo } from "@sofala/protocol";
import { accountApi } from "../../online/account-api.ts";
import { accountText as text } from "../../text/account-text.ts";
import { dateTimeText } from "../../text/date-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { copyText, download } from "../../ui/download.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Reauthenticate } from "./reauthenticate.tsx";
import { useRequest } from "./use-request.ts";

interface Props {
  readonly account: AccountInfo;
  readonly reauthenticate: Reauthenticate;
  readonly onChange: () => void;
}

/** Creates recovery codes, and says how many are left. */
export function RecoveryCodesPanel({ account, reauthenticate, onChange }: Props) {
  const { recoveryCodes: panelText } = text.value;
  const { recoveryCodes } = account;
  const codes = useSignal<readonly string[] | undefined>(undefined);
  const { send, isBusy, problem } = useRequest();
  const create = async () => {
    const proof = await reauthenticate();
    if (proof === undefined) return;
    const created = await send(() => accountApi.createRecoveryCodes(proof));
    if (created === undefined) return;
    codes.value = created.value;
    onChange();
  };
  return (
    <section class="panel">
      <h2>{panelText.title}</h2>
      <p class="quiet">{panelText.text}</p>
      {recoveryCodes === undefined ? (
        <p>{panelText.none}</p>
      ) : (
        <>
          <p>
            {panelText.left(recoveryCodes.left, dateTimeText(recoveryCodes.createdAt, "medium"))}
          </p>
          {recoveryCodes.lastUsedAt !== undefined && (
            <p>{panelText.lastUsed(dateTimeText(recoveryCodes.lastUsedAt, "medium"))}</p>
          )}
        </>
      )}
      <button type="button" class="button" disabled={isBusy.value} onClick={() => void create()}>
        {recoveryCodes === undefined ? panelText.create : panelText.replace}
      </button>
      {recoveryCodes !== undefined && <p class="hint quiet">{panelText.replaceHint}</p>}
      <p role="alert" class="problem">
        {problem.value}
      </p>
      {codes.value !== undefined && (
        <NewCodesDialog
          name={account.person.name}
          codes={codes.value}
          onClose={() => (codes.value = undefined)}
        />
      )}
    </section>
  );
}

interface DialogProps {
  readonly name: string;
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows new codes, once. */
function NewCodesDialog({ name, codes, onClose }: DialogProps) {
  const { recoveryCodes: dialogText } = text.value;
  const isCopied = useSignal<boolean | undefined>(undefined);
  const file = `${dialogText.fileHeading(name, location.host)}\n\n${codes.join("\n")}\n`;
  return (
    <Dialog
      isOpen
      title={dialogText.dialogTitle}
      onClose={onClose}
      actions={
        <button type="button" class="button primary" onClick={onClose}>
          {dialogText.done}
        </button>
      }
    >
      <p>{dialogText.dialogText}</p>
      <ul class="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div class="proof">
        <div class="row">
          <button
            type="button"
            class="button"
            onClick={() => download("sofala-recovery-codes.txt", file, "text/plain")}
          >
            <Icon name="download" />
            {dialogText.download}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => void copyText(file).then((copied) => (isCopied.value = copied))}
          >
            <Icon name={isCopied.value === true ? "check" : "log"} />
            {isCopied.value === true ? dialogText.copied : dialogText.copy}
          </button>
        </div>
      </div>
      <p role="status">{isCopied.value === false && dialogText.cannotCopy}</p>
    </Dialog>
  );
}
