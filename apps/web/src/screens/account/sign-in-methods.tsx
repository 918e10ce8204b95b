import { useSignal } from "@preact/signals";
import type { Result } from "@sofala/engine";
import type { AccountInfo } from "@sofala/protocol";
import { accounts, type Reauthentication } from "../../online/account-api.ts";
import { hasPasskeys, makePasskey } from "../../online/passkeys.ts";
import type { Failure } from "../../online/api-client.ts";
import { account as text } from "../../text/account-text.ts";
import { momentText } from "../../text/date-text.ts";
import { Field } from "./field.tsx";
import type { Prove } from "./reauthenticate.tsx";
import { useAsking } from "./use-request.ts";

interface Props {
  readonly account: AccountInfo;
  readonly prove: Prove;
  readonly onChange: () => void;
}

/** The ways to sign in: a password, and passkeys. */
export function WaysIn({ account, prove, onChange }: Props) {
  const { ways, noPasskeyShown, proof: said } = text.value;
  const isSetting = useSignal(false);
  const password = useSignal("");
  const done = useSignal("");
  const { ask, isBusy, trouble } = useAsking();
  const isLast = (account.hasPassword ? 1 : 0) + account.passkeys.length === 1;

  /** Changes something once it is shown who asks. */
  const change = async (
    how: (proof: Reauthentication) => Promise<Result<unknown, Failure> | string>,
  ) => {
    done.value = "";
    const proof = await prove();
    if (proof === undefined) {
      if (!account.hasPassword) await ask(async () => noPasskeyShown);
      return;
    }
    const changed = await ask(() => how(proof));
    if (changed === undefined) return;
    isSetting.value = false;
    password.value = "";
    done.value = ways.done;
    onChange();
  };
  const add = async (proof: Reauthentication) => {
    const options = await accounts.beginPasskey({ reauthentication: proof });
    if (!options.ok) return options;
    const passkey = await makePasskey(options.value);
    return passkey === undefined ? noPasskeyShown : accounts.addPasskey(passkey);
  };
  return (
    <section class="panel">
      <h2>{ways.title}</h2>
      <p class="quiet">{ways.text}</p>
      <ul class="rows">
        <li>
          <span class="what">
            {ways.password}
            <span class="quiet">{account.hasPassword ? ways.passwordIsSet : ways.noPassword}</span>
          </span>
          <button type="button" class="button" onClick={() => (isSetting.value = true)}>
            {account.hasPassword ? ways.changePassword : ways.setPassword}
          </button>
          {account.hasPassword && !isLast && (
            <button
              type="button"
              class="button plain"
              aria-label={ways.removeNamed(ways.password)}
              onClick={() => void change((proof) => accounts.removePassword(proof))}
            >
              {ways.removePassword}
            </button>
          )}
        </li>
        {account.passkeys.map(({ id, label, lastUsedAt }) => (
          <li key={id}>
            <span class="what">
              {ways.passkey(label)}
              <span class="quiet">{ways.used(momentText(lastUsedAt, "medium"))}</span>
            </span>
            {!isLast && (
              <button
                type="button"
                class="button plain"
                aria-label={ways.removeNamed(ways.passkey(label))}
                onClick={() => void change((proof) => accounts.removePasskey(id, proof))}
              >
                {ways.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isSetting.value && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void change((proof) => accounts.setPassword(password.peek(), proof));
          }}
        >
          <Field
            label={ways.newPassword}
            hint={text.value.make.passwordHint}
            value={password}
            type="password"
            autocomplete="new-password"
          />
          {account.hasPassword && <p class="hint quiet">{ways.othersLeave}</p>}
          <div class="row">
            <button
              type="submit"
              class="button primary"
              disabled={isBusy.value || password.value === ""}
            >
              {ways.setPassword}
            </button>
            <button type="button" class="button" onClick={() => (isSetting.value = false)}>
              {said.cancel}
            </button>
          </div>
        </form>
      )}
      {hasPasskeys() ? (
        <button
          type="button"
          class="button"
          disabled={isBusy.value}
          onClick={() => void change(add)}
        >
          {ways.addPasskey}
        </button>
      ) : (
        <p class="hint quiet">{ways.noPasskeysHere}</p>
      )}
      <p role="alert" class="problem">
        {trouble.value}
      </p>
      <p role="status" class="done">
        {done.value}
      </p>
    </section>
  );
}
