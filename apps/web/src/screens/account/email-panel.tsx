import { useSignal } from "@preact/signals";
import type { AccountInfo } from "@sofala/protocol";
import { accountApi } from "../../online/account-api.ts";
import { accountText as text } from "../../text/account-text.ts";
import { appText } from "../../text/app-text.ts";
import { TextField } from "./field.tsx";
import type { Reauthenticate } from "./reauthenticate.tsx";
import { useRequest } from "./use-request.ts";

interface Props {
  readonly account: AccountInfo;
  readonly reauthenticate: Reauthenticate;
  readonly onChange: () => void;
}

/** The mail address; it is used once it is confirmed. */
export function EmailPanel({ account, reauthenticate, onChange }: Props) {
  const { email: panelText } = text.value;
  const { email, pendingEmail, canSendMail } = account;
  const written = useSignal("");
  const { send, isBusy, problem } = useRequest();
  const set = async (address: string | null) => {
    const reauthentication = await reauthenticate();
    if (reauthentication === undefined) return;
    const done = await send(() =>
      accountApi.setEmail(address, reauthentication, appText.peek().tag),
    );
    if (done === undefined) return;
    written.value = "";
    onChange();
  };
  return (
    <section class="panel">
      <h2>{panelText.title}</h2>
      <p class="quiet">{canSendMail ? panelText.text : panelText.noMail}</p>
      {email !== undefined && (
        <ul class="rows">
          <li>
            <span class="what">{panelText.confirmed(email)}</span>
            <button type="button" class="button plain" onClick={() => void set(null)}>
              {panelText.remove}
            </button>
          </li>
        </ul>
      )}
      <p role="status" class="done">
        {pendingEmail !== undefined && panelText.pending(pendingEmail)}
      </p>
      {canSendMail && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void set(written.peek());
          }}
        >
          <TextField label={panelText.label} value={written} type="email" autocomplete="email" />
          <button
            type="submit"
            class="button"
            disabled={isBusy.value || written.value.trim() === ""}
          >
            {panelText.save}
          </button>
        </form>
      )}
      <p role="alert" class="problem">
        {problem.value}
      </p>
    </section>
  );
}
