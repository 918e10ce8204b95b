import { useSignal } from "@preact/signals";
import type { AccountInfo } from "@sofala/protocol";
import { accounts } from "../../online/account-api.ts";
import { account as text } from "../../text/account-text.ts";
import { words } from "../../text/app-text.ts";
import { Field } from "./field.tsx";
import type { Prove } from "./reauthenticate.tsx";
import { useAsking } from "./use-request.ts";

interface Props {
  readonly account: AccountInfo;
  readonly prove: Prove;
  readonly onChange: () => void;
}

/** The address for letters; it counts once it is confirmed. */
export function EmailPanel({ account, prove, onChange }: Props) {
  const { email: said } = text.value;
  const { email, pendingEmail, canSendMail } = account;
  const written = useSignal("");
  const { ask, isBusy, trouble } = useAsking();
  const set = async (address: string | null) => {
    const proof = await prove();
    if (proof === undefined) return;
    const done = await ask(() => accounts.setEmail(address, proof, words.peek().tag));
    if (done === undefined) return;
    written.value = "";
    onChange();
  };
  return (
    <section class="panel">
      <h2>{said.title}</h2>
      <p class="quiet">{canSendMail ? said.text : said.none}</p>
      {email !== undefined && (
        <ul class="rows">
          <li>
            <span class="what">{said.is(email)}</span>
            <button type="button" class="button plain" onClick={() => void set(null)}>
              {said.remove}
            </button>
          </li>
        </ul>
      )}
      <p role="status" class="done">
        {pendingEmail !== undefined && said.waits(pendingEmail)}
      </p>
      {canSendMail && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void set(written.peek());
          }}
        >
          <Field label={said.label} value={written} type="email" autocomplete="email" />
          <button
            type="submit"
            class="button"
            disabled={isBusy.value || written.value.trim() === ""}
          >
            {said.set}
          </button>
        </form>
      )}
      <p role="alert" class="problem">
        {trouble.value}
      </p>
    </section>
  );
}
