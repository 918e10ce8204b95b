import { useSignal } from "@preact/signals";
import type { Result } from "@sofala/engine";
import type { AccountInfo } from "@sofala/protocol";
import { accountApi, type Reauthentication } from "../../online/account-api.ts";
import { supportsPasskeys, createPasskey } from "../../online/passkeys.ts";
import type { Failure } from "../../api-failure.ts";
import { accountText as text } from "../../text/account-text.ts";
import { dateTimeText } from "../../text/date-text.ts";
import { TextField } from "./field.tsx";
import type { Reauthenticate } from "./reauthenticate.tsx";
import { useRequest } from "./use-request.ts";

interface Props {
  readonly account: AccountInfo;
  readonly reauthenticate: Reauthenticate;
  readonly onChange: () => void;
}

/** The ways to sign in: a password, and passkeys. */
export function SignInMethods({ account, reauthenticate, onChange }: Props) {
  const { signInMethods, passkeyCancelled, reauthenticate: reauthenticateText } = text.value;
  const isSetting = useSignal(false);
  const password = useSignal("");
  const done = useSignal("");
  const { send, isBusy, problem } = useRequest();
  const isLast = (account.hasPassword ? 1 : 0) + account.passkeys.length === 1;

  /** Changes something after the person has reauthenticated. */
  const change = async (
    how: (reauthentication: Reauthentication) => Promise<Result<unknown, Failure> | string>,
  ) => {
    done.value = "";
    const reauthentication = await reauthenticate();
    if (reauthentication === undefined) {
      if (!account.hasPassword) await send(async () => passkeyCancelled);
      return;
    }
    const changed = await send(() => how(reauthentication));
    if (changed === undefined) return;
    isSetting.value = false;
    password.value = "";
    done.value = signInMethods.done;
    onChange();
  };
  const add = async (reauthentication: Reauthentication) => {
    const options = await accountApi.passkeyCreationOptions({ reauthentication });
    if (!options.ok) return options;
    const passkey = await createPasskey(options.value);
    return passkey === undefined ? passkeyCancelled : accountApi.addPasskey(passkey);
  };
  return (
    <section class="panel">
      <h2>{signInMethods.title}</h2>
      <p class="quiet">{signInMethods.text}</p>
      <ul class="rows">
        <li>
          <span class="what">
            {signInMethods.password}
            <span class="quiet">
              {account.hasPassword ? signInMethods.passwordIsSet : signInMethods.noPassword}
            </span>
          </span>
          <button type="button" class="button" onClick={() => (isSetting.value = true)}>
            {account.hasPassword ? signInMethods.changePassword : signInMethods.setPassword}
          </button>
          {account.hasPassword && !isLast && (
            <button
              type="button"
              class="button plain"
              aria-label={signInMethods.removeNamed(signInMethods.password)}
              onClick={() =>
                void change((reauthentication) => accountApi.removePassword(reauthentication))
              }
            >
              {signInMethods.removePassword}
            </button>
          )}
        </li>
        {account.passkeys.map(({ id, label, lastUsedAt }) => (
          <li key={id}>
            <span class="what">
              {signInMethods.passkey(label)}
              <span class="quiet">
                {signInMethods.lastUsed(dateTimeText(lastUsedAt, "medium"))}
              </span>
            </span>
            {!isLast && (
              <button
                type="button"
                class="button plain"
                aria-label={signInMethods.removeNamed(signInMethods.passkey(label))}
                onClick={() =>
                  void change((reauthentication) => accountApi.removePasskey(id, reauthentication))
                }
              >
                {signInMethods.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isSetting.value && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void change((reauthentication) =>
              accountApi.setPassword(password.peek(), reauthentication),
            );
          }}
        >
          <TextField
            label={signInMethods.newPassword}
            hint={text.value.signUp.passwordHint}
            value={password}
            type="password"
            autocomplete="new-password"
          />
          {account.hasPassword && <p class="hint quiet">{signInMethods.otherDevicesSignedOut}</p>}
          <div class="row">
            <button
              type="submit"
              class="button primary"
              disabled={isBusy.value || password.value === ""}
            >
              {signInMethods.setPassword}
            </button>
            <button type="button" class="button" onClick={() => (isSetting.value = false)}>
              {reauthenticateText.cancel}
            </button>
          </div>
        </form>
      )}
      {supportsPasskeys() ? (
        <button
          type="button"
          class="button"
          disabled={isBusy.value}
          onClick={() => void change(add)}
        >
          {signInMethods.addPasskey}
        </button>
      ) : (
        <p class="hint quiet">{signInMethods.passkeysUnavailable}</p>
      )}
      <p role="alert" class="problem">
        {problem.value}
      </p>
      <p role="status" class="done">
        {done.value}
      </p>
    </section>
  );
}
