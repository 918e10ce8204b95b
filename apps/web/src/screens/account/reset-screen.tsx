import { useSignal } from "@preact/signals";
import { accounts } from "../../online/account-api.ts";
import { linkToken } from "../../online/link-token.ts";
import { query } from "../../router.ts";
import { Loading } from "../../ui/loading.tsx";
import { account, useAccountWords } from "../../text/account-text.ts";
import { useOnlineWords } from "../../text/online-text.ts";
import "./account-screen.css";
import { Field } from "./field.tsx";
import { useAsking } from "./use-request.ts";

/** A new password, by a link that somebody was sent. */
export function Screen() {
  const hasWords = [useOnlineWords(), useAccountWords()].every(Boolean);
  return <div class="account-screen">{hasWords ? <Reset /> : <Loading />}</div>;
}

function Reset() {
  const { reset, make } = account.value;
  const password = useSignal("");
  const name = useSignal<string | undefined>(undefined);
  const { ask, isBusy, trouble } = useAsking();
  const set = async (event: Event) => {
    event.preventDefault();
    const done = await ask(() => accounts.reset(linkToken(query.peek()), password.peek()));
    if (done !== undefined) name.value = done.value;
  };
  return (
    <section class="panel narrow">
      <h1>{reset.title}</h1>
      {name.value === undefined ? (
        <form onSubmit={(event) => void set(event)}>
          <p class="quiet">{reset.text}</p>
          <Field
            label={reset.password}
            hint={make.passwordHint}
            value={password}
            type="password"
            autocomplete="new-password"
          />
          <button
            type="submit"
            class="button primary"
            disabled={isBusy.value || password.value === ""}
          >
            {reset.go}
          </button>
          <p role="alert" class="problem">
            {trouble.value}
          </p>
        </form>
      ) : (
        <>
          <p role="status">{reset.done(name.value)}</p>
          <a class="button primary" href="/account?sign-in">
            {reset.toSignIn}
          </a>
        </>
      )}
    </section>
  );
}
