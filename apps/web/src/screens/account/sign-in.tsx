import { signal, useSignal } from "@preact/signals";
import { ok, type Result } from "@sofala/engine";
import { useEffect, useRef } from "preact/hooks";
import { accounts, type Entered } from "../../online/account-api.ts";
import { hasPasskeys, showPasskey } from "../../online/passkeys.ts";
import type { Failure } from "../../online/api-client.ts";
import { navigate, query } from "../../router.ts";
import { account } from "../../text/account-text.ts";
import { who } from "../../online/current-person.ts";
import { Field } from "./field.tsx";
import { Forgotten } from "./forgot-password.tsx";
import { PasskeyOffer } from "./passkey-autofill.ts";
import { useAsking } from "./use-request.ts";
import { wayBack } from "./return-path.ts";

/** How many tables of a guest became the account's when somebody signed in. */
export const mergedTables = signal(0);

/** Sign in by a passkey, or by name and password. */
export function SignIn() {
  const { signIn, noPasskeyShown } = account.value;
  const name = useSignal("");
  const password = useSignal("");
  const isForgotten = useSignal(false);
  /** Games that would be left behind, and how to go on all the same. */
  const left = useSignal<{ readonly games: string; readonly goOn: () => void } | undefined>(
    undefined,
  );
  const { ask, isBusy, trouble } = useAsking();

  const enter = async (
    way: (leave: boolean) => Promise<Result<Entered, Failure> | string>,
    leave = false,
  ) => {
    left.value = undefined;
    const entered = await ask(async () => {
      const answer = await way(leave);
      if (typeof answer === "string" || answer.ok) return answer;
      const { error } = answer;
      if (error.code !== "person/tables-left-behind" || !("detail" in error)) return answer;
      left.value = { games: error.detail ?? "", goOn: () => void enter(way, true) };
      return "";
    });
    if (entered === undefined) return;
    mergedTables.value = entered.value.mergedTables;
    who.value = ok(entered.value.person);
    navigate(wayBack(query.peek()), { replace: true });
  };
  const offer = useRef<PasskeyOffer>(undefined);
  const shown = async (leave: boolean) => {
    // A browser asks for one passkey at a time.
    offer.current?.withdraw();
    const options = await accounts.beginSignIn();
    if (!options.ok) return options;
    const passkey = await showPasskey(options.value);
    return passkey === undefined ? noPasskeyShown : accounts.signInByPasskey(passkey, leave);
  };
  useEffect(() => {
    const made = new PasskeyOffer((passkey) => {
      // What was shown is good once: who goes on all the same shows it again.
      void enter((leave) => (leave ? shown(true) : accounts.signInByPasskey(passkey, false)));
    });
    offer.current = made;
    return () => made.withdraw();
  }, []);

  if (isForgotten.value) return <Forgotten onBack={() => (isForgotten.value = false)} />;
  return (
    <section class="panel">
      <h1>{signIn.title}</h1>
      {hasPasskeys() && (
        <button
          type="button"
          class="button primary big"
          disabled={isBusy.value}
          onClick={() => void enter(shown)}
        >
          {signIn.passkey}
        </button>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void enter((leave) => accounts.signIn(name.peek(), password.peek(), leave));
        }}
      >
        <Field label={signIn.name} value={name} autocomplete="username webauthn" maxLength={40} />
        <Field
          label={signIn.password}
          value={password}
          type="password"
          autocomplete="current-password webauthn"
        />
        <div class="row">
          <button
            type="submit"
            class={hasPasskeys() ? "button" : "button primary"}
            disabled={isBusy.value || name.value.trim() === "" || password.value === ""}
          >
            {signIn.go}
          </button>
          <button type="button" class="button plain" onClick={() => (isForgotten.value = true)}>
            {signIn.forgotten}
          </button>
        </div>
        <p role="alert" class="problem">
          {trouble.value}
        </p>
      </form>
      {left.value !== undefined && (
        <div class="left" role="alert">
          <p>{signIn.left(left.value.games)}</p>
          <button type="button" class="button" onClick={left.value.goOn}>
            {signIn.leave}
          </button>
        </div>
      )}
    </section>
  );
}
