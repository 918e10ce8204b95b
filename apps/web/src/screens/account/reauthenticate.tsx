import { useSignal } from "@preact/signals";
import type { AccountInfo } from "@sofala/protocol";
import type { ComponentChildren } from "preact";
import { accountApi, type Reauthentication } from "../../online/account-api.ts";
import { supportsPasskeys, requestPasskey } from "../../online/passkeys.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { accountText as text } from "../../text/account-text.ts";
import { TextField } from "./field.tsx";

/** Asks the person to prove who they are; undefined if they cancel. */
export type Reauthenticate = () => Promise<Reauthentication | undefined>;

interface Props {
  readonly account: AccountInfo;
  readonly children: (reauthenticate: Reauthenticate) => ComponentChildren;
}

/** Its children can ask the person to reauthenticate: with a passkey at once, if there is no password. */
export function ReauthenticationProvider({ account, children }: Props) {
  const resolver = useSignal<
    ((reauthentication: Reauthentication | undefined) => void) | undefined
  >(undefined);
  const password = useSignal("");
  const { reauthenticate: dialogText } = text.value;
  const canPasskey = account.passkeys.length > 0 && supportsPasskeys();
  const finish = (reauthentication: Reauthentication | undefined) => {
    resolver.peek()?.(reauthentication);
    resolver.value = undefined;
    password.value = "";
  };
  const reauthenticate: Reauthenticate = () =>
    account.hasPassword
      ? new Promise((resolve) => {
          resolver.value = resolve;
        })
      : reauthenticateByPasskey();
  return (
    <>
      {children(reauthenticate)}
      <Dialog
        isOpen={resolver.value !== undefined}
        title={dialogText.title}
        onClose={() => finish(undefined)}
      >
        <form
          class="reauthentication"
          onSubmit={(event) => {
            event.preventDefault();
            finish({ password: password.peek() });
          }}
        >
          <p>{dialogText.text}</p>
          <TextField
            label={dialogText.password}
            value={password}
            type="password"
            autocomplete="current-password"
          />
          <div class="row">
            <button type="submit" class="button primary" disabled={password.value === ""}>
              {dialogText.submit}
            </button>
            {canPasskey && (
              <button
                type="button"
                class="button"
                onClick={() =>
                  void reauthenticateByPasskey().then(
                    (reauthentication) => reauthentication && finish(reauthentication),
                  )
                }
              >
                {dialogText.passkey}
              </button>
            )}
            <button type="button" class="button" onClick={() => finish(undefined)}>
              {dialogText.cancel}
            </button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

async function reauthenticateByPasskey(): Promise<Reauthentication | undefined> {
  const options = await accountApi.passkeySignInOptions();
  if (!options.ok) return undefined;
  const passkey = await requestPasskey(options.value);
  return passkey && { passkey };
}
