import { useSignal } from "@preact/signals";
import { accounts } from "../../online/account-api.ts";
import { linkToken } from "../../online/link-token.ts";
import { query } from "../../router.ts";
import { Loading } from "../../ui/loading.tsx";
import { account, useAccountWords } from "../../text/account-text.ts";
import { useOnlineWords } from "../../text/online-text.ts";
import "./account-screen.css";
import { useAsking } from "./use-request.ts";

/** An address is confirmed by the link that was sent there. */
export function Screen() {
  const hasWords = [useOnlineWords(), useAccountWords()].every(Boolean);
  return <div class="account-screen">{hasWords ? <Confirm /> : <Loading />}</div>;
}

function Confirm() {
  const { confirm, own } = account.value;
  const email = useSignal<string | undefined>(undefined);
  const { ask, isBusy, trouble } = useAsking();
  // By a press, not by looking: programs that look at links in letters confirm nothing.
  const say = async () => {
    const done = await ask(() => accounts.confirmEmail(linkToken(query.peek())));
    if (done !== undefined) email.value = done.value;
  };
  return (
    <section class="panel narrow">
      <h1>{confirm.title}</h1>
      {email.value === undefined ? (
        <>
          <p class="quiet">{confirm.text}</p>
          <button
            type="button"
            class="button primary"
            disabled={isBusy.value}
            onClick={() => void say()}
          >
            {confirm.go}
          </button>
          <p role="alert" class="problem">
            {trouble.value}
          </p>
        </>
      ) : (
        <>
          <p role="status">{confirm.done(email.value)}</p>
          <a class="button" href="/account">
            {own.title}
          </a>
        </>
      )}
    </section>
  );
}
