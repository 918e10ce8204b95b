import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { AccountInfo } from "@sofala/protocol";
import { accounts } from "../../online/account-api.ts";
import type { Failure, Person } from "../../online/api-client.ts";
import { Icon } from "../../ui/icon.tsx";
import { Loading } from "../../ui/loading.tsx";
import { account } from "../../text/account-text.ts";
import { online } from "../../text/online-text.ts";
import { NameForm } from "../../people/name-form.tsx";
import { EmailPanel } from "./email-panel.tsx";
import { failureText } from "./failure-text.ts";
import { Leaving } from "./my-data-panel.tsx";
import { Links } from "./account-links.tsx";
import { Prover } from "./reauthenticate.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";
import { mergedTables } from "./sign-in.tsx";
import { WaysIn } from "./sign-in-methods.tsx";

/** Everything about one's account. */
export function OwnPage({ me }: { readonly me: Person }) {
  const { own, signIn } = account.value;
  const info = useSignal<AccountInfo | undefined>(undefined);
  const failure = useSignal<Failure | undefined>(undefined);
  const look = async () => {
    const answer = await accounts.read();
    if (answer.ok) info.value = answer.value;
    else failure.value = answer.error;
  };
  useEffect(() => void look(), [me.id]);
  const found = info.value;
  return (
    <>
      <header class="head">
        <div>
          <h1>{own.title}</h1>
          <Name me={me} />
        </div>
        <a class="button primary" href="/online">
          {own.toTables}
        </a>
      </header>
      <p role="status" class="done">
        {mergedTables.value > 0 && signIn.taken(mergedTables.value)}
      </p>
      <Links me={me} />
      {found === undefined ? (
        <>
          <p role="alert" class="problem">
            {failureText(failure.value)}
          </p>
          {failure.value === undefined && <Loading />}
        </>
      ) : (
        <Prover account={found}>
          {(prove) => (
            <div class="columns">
              <div>
                <WaysIn account={found} prove={prove} onChange={() => void look()} />
                <EmailPanel account={found} prove={prove} onChange={() => void look()} />
              </div>
              <div>
                <SessionsPanel account={found} />
                <Leaving me={me} prove={prove} />
              </div>
            </div>
          )}
        </Prover>
      )}
    </>
  );
}

function Name({ me }: { readonly me: Person }) {
  const { own } = account.value;
  const isChanging = useSignal(false);
  const close = () => {
    isChanging.value = false;
  };
  if (isChanging.value) {
    const { save } = online.value.name;
    return <NameForm name={me.name} go={save} onDone={close} onCancel={close} />;
  }
  return (
    <p class="who">
      <Icon name="person" />
      {own.youAre(me.name)}
      <button type="button" class="button plain" onClick={() => (isChanging.value = true)}>
        {own.rename}
      </button>
    </p>
  );
}
