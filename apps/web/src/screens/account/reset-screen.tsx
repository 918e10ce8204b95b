import { useSignal } from "@preact/signals";
import { accountApi } from "../../online/account-api.ts";
import { linkToken } from "../../online/link-token.ts";
import { query } from "../../router.ts";
import { Loading } from "../../ui/loading.tsx";
import { accountText, useAccountText } from "../../text/account-text.ts";
import { useOnlineText } from "../../text/online-text.ts";
import "./account-screen.css";
import { TextField } from "./field.tsx";
import { useRequest } from "./use-request.ts";

/** Sets a new password, by a mailed link. */
export function Screen() {
  const isTextLoaded = [useOnlineText(), useAccountText()].every(Boolean);
  return <div class="account-screen">{isTextLoaded ? <ResetPassword /> : <Loading />}</div>;
}

function ResetPassword() {
  const { resetPassword, signUp } = accountText.value;
  const password = useSignal("");
  const name = useSignal<string | undefined>(undefined);
  const { send, isBusy, problem } = useRequest();
  const set = async (event: Event) => {
    event.preventDefault();
    const done = await send(() =>
      accountApi.resetPassword(linkToken(query.peek()), password.peek()),
    );
    if (done !== undefined) name.value = done.value;
  };
  return (
    <section class="panel narrow">
      <h1>{resetPassword.title}</h1>
      {name.value === undefined ? (
        <form onSubmit={(event) => void set(event)}>
          <p class="quiet">{resetPassword.text}</p>
          <TextField
            label={resetPassword.password}
            hint={signUp.passwordHint}
            value={password}
            type="password"
            autocomplete="new-password"
          />
          <button
            type="submit"
            class="button primary"
            disabled={isBusy.value || password.value === ""}
          >
            {resetPassword.submit}
          </button>
          <p role="alert" class="problem">
            {problem.value}
          </p>
        </form>
      ) : (
        <>
          <p role="status">{resetPassword.done(name.value)}</p>
          <a class="button primary" href="/account?sign-in">
            {resetPassword.toSignIn}
          </a>
        </>
      )}
    </section>
  );
}
