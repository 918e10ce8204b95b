import { useSignal } from "@preact/signals";
import { ok } from "@sofala/engine";
import { accountApi } from "../../online/account-api.ts";
import { supportsPasskeys, createPasskey } from "../../online/passkeys.ts";
import type { Person } from "../../online/api-client.ts";
import { accountText } from "../../text/account-text.ts";
import { currentPerson } from "../../online/current-person.ts";
import { TextField } from "./field.tsx";
import { useRequest } from "./use-request.ts";

/** A guest creates an account: with a passkey if the browser supports them, or with a password. */
export function CreateAccount({ me }: { readonly me: Person }) {
  const { signUp, passkeyCancelled } = accountText.value;
  const name = useSignal(me.name);
  const password = useSignal("");
  const { send, isBusy, problem } = useRequest();
  const canPasskeys = supportsPasskeys();
  const become = (answer: { readonly value: Person } | undefined) => {
    if (answer !== undefined) currentPerson.value = ok(answer.value);
  };
  const byPasskey = async () =>
    become(
      await send(async () => {
        const called = name.peek().trim();
        const options = await accountApi.passkeyCreationOptions({ name: called });
        if (!options.ok) return options;
        const passkey = await createPasskey(options.value);
        return passkey === undefined ? passkeyCancelled : accountApi.addPasskey(passkey, called);
      }),
    );
  const byPassword = async (event: Event) => {
    event.preventDefault();
    become(await send(() => accountApi.createAccount(name.peek().trim(), password.peek())));
  };
  const isNameless = name.value.trim() === "";
  return (
    <section class="panel">
      <h2>{signUp.title}</h2>
      <p class="quiet">{signUp.text}</p>
      <form onSubmit={(event) => void byPassword(event)}>
        <TextField
          label={signUp.name}
          hint={signUp.nameHint}
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
              {signUp.passkey}
            </button>
            <p class="hint quiet">{signUp.passkeyHint}</p>
            <h3>{signUp.orPassword}</h3>
          </>
        )}
        <TextField
          label={signUp.password}
          hint={signUp.passwordHint}
          value={password}
          type="password"
          autocomplete="new-password"
        />
        <button
          type="submit"
          class={canPasskeys ? "button" : "button primary big"}
          disabled={isBusy.value || isNameless || password.value === ""}
        >
          {signUp.submit}
        </button>
        <p role="alert" class="problem">
          {problem.value}
        </p>
      </form>
    </section>
  );
}
