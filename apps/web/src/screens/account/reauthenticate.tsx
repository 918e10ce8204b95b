import { useSignal } from "@preact/signals";
import type { AccountInfo } from "@sofala/protocol";
import type { ComponentChildren } from "preact";
import { accounts, type Reauthentication } from "../../online/account-api.ts";
import { hasPasskeys, showPasskey } from "../../online/passkeys.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { account as text } from "../../text/account-text.ts";
import { Field } from "./field.tsx";

/** Lets somebody show anew that it is them; nothing where they do not. */
export type Prove = () => Promise<Reauthentication | undefined>;

interface Props {
  readonly account: AccountInfo;
  readonly children: (prove: Prove) => ComponentChildren;
}

/** What stands within can ask for a proof: a passkey at once, where there is no password. */
export function Prover({ account, children }: Props) {
  const answering = useSignal<((proof: Reauthentication | undefined) => void) | undefined>(
    undefined,
  );
  const password = useSignal("");
  const { proof: said } = text.value;
  const canPasskey = account.passkeys.length > 0 && hasPasskeys();
  const answer = (proof: Reauthentication | undefined) => {
    answering.peek()?.(proof);
    answering.value = undefined;
    password.value = "";
  };
  const prove: Prove = () =>
    account.hasPassword
      ? new Promise((resolve) => {
          answering.value = resolve;
        })
      : byPasskey();
  return (
    <>
      {children(prove)}
      <Dialog
        isOpen={answering.value !== undefined}
        title={said.title}
        onClose={() => answer(undefined)}
      >
        <form
          class="proof"
          onSubmit={(event) => {
            event.preventDefault();
            answer({ password: password.peek() });
          }}
        >
          <p>{said.text}</p>
          <Field
            label={said.password}
            value={password}
            type="password"
            autocomplete="current-password"
          />
          <div class="row">
            <button type="submit" class="button primary" disabled={password.value === ""}>
              {said.go}
            </button>
            {canPasskey && (
              <button
                type="button"
                class="button"
                onClick={() => void byPasskey().then((proof) => proof && answer(proof))}
              >
                {said.passkey}
              </button>
            )}
            <button type="button" class="button" onClick={() => answer(undefined)}>
              {said.cancel}
            </button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

async function byPasskey(): Promise<Reauthentication | undefined> {
  const options = await accounts.beginSignIn();
  if (!options.ok) return undefined;
  const passkey = await showPasskey(options.value);
  return passkey && { passkey };
}
