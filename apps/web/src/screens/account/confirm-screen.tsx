import { useSignal } from "@preact/signals";
import { accountApi } from "../../online/account-api.ts";
import { linkToken } from "../../online/link-token.ts";
import { query } from "../../router.ts";
import { Loading } from "../../ui/loading.tsx";
import { accountText, useAccountText } from "../../text/account-text.ts";
import { useOnlineText } from "../../text/online-text.ts";
import "./account-screen.css";
import { useRequest } from "./use-request.ts";

/** Confirms an address by the link that was mailed to it. */
export function Screen() {
  const isTextLoaded = [useOnlineText(), useAccountText()].every(Boolean);
  return <div class="account-screen">{isTextLoaded ? <ConfirmEmail /> : <Loading />}</div>;
}

function ConfirmEmail() {
  const { confirmEmail, overview } = accountText.value;
  const email = useSignal<string | undefined>(undefined);
  const { send, isBusy, problem } = useRequest();
  // By a press, not by opening the page: programs that open the links in mails must not confirm anything.
  const confirm = async () => {
    const done = await send(() => accountApi.confirmEmail(linkToken(query.peek())));
    if (done !== undefined) email.value = done.value;
  };
  return (
    <section class="panel narrow">
      <h1>{confirmEmail.title}</h1>
      {email.value === undefined ? (
        <>
          <p class="quiet">{confirmEmail.text}</p>
          <button
            type="button"
            class="button primary"
            disabled={isBusy.value}
            onClick={() => void confirm()}
          >
            {confirmEmail.submit}
          </button>
          <p role="alert" class="problem">
            {problem.value}
          </p>
        </>
      ) : (
        <>
          <p role="status">{confirmEmail.done(email.value)}</p>
          <a class="button" href="/account">
            {overview.title}
          </a>
        </>
      )}
    </section>
  );
}
