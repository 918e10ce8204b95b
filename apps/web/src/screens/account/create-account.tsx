import { useSignal } from "@preact/signals";
import { ok } from "@sofala/engine";
import { accounts } from "../../online/account-api.ts";
import { hasPasskeys, makePasskey } from "../../online/passkeys.ts";
import type { Person } from "../../online/api-client.ts";
import { account } from "../../text/account-text.ts";
import { who } from "../../online/current-person.ts";
import { Field } from "./field.tsx";
import { useAsking } from "./use-request.ts";

/** A guest makes an account: by a passkey where the browser has them, or by a password. */
export function MakeAccount({ me }: { readonly me: Person }) {
  const { make, noPasskeyShown } = account.value;
  const name = useSignal(me.name);
  const password = useSignal("");
  const { ask, isBusy, trouble } = useAsking();
  const canPasskeys = hasPasskeys();
  const become = (answer: { readonly value: Person } | undefined) => {
    if (answer !== undefined) who.value = ok(answer.value);
  };
  const byPasskey = async () =>
    become(
      await ask(async () => {
        const called = name.peek().trim();
        const options = await accounts.beginPasskey({ name: called });
        if (!options.ok) return options;
        const passkey = await makePasskey(options.value);
        return passkey === undefined ? noPasskeyShown : accounts.addPasskey(passkey, called);
      }),
    );
  const byPassword = async (event: Event) => {
    event.preventDefault();
    become(await ask(() => accounts.make(name.peek().trim(), password.peek())));
  };
  const isNameless = name.value.trim() === "";
  return (
    <section class="panel">
      <h2>{make.title}</h2>
      <p class="quiet">{make.text}</p>
      <form onSubmit={(event) => void byPassword(event)}>
        <Field
          label={make.name}
          hint={make.nameHint}
          value={name}
          autocomplete="username"
          maxLength={40}
        />
        {canPasskeys && (
          <>
            <button
              type="button"
              class="button primary big"
              disabled={isBusy.value || isNameless}
              onClick={() => void byPasskey()}
            >
              {make.passkey}
            </button>
            <p class="hint quiet">{make.passkeyHint}</p>
            <h3>{make.orPassword}</h3>
          </>
        )}
        <Field
          label={make.password}
          hint={make.passwordHint}
          value={password}
          type="password"
          autocomplete="new-password"
        />
        <button
          type="submit"
          class={canPasskeys ? "button" : "button primary big"}
          disabled={isBusy.value || isNameless || password.value === ""}
        >
          {make.go}
        </button>
        <p role="alert" class="problem">
          {trouble.value}
        </p>
      </form>
    </section>
  );
}
