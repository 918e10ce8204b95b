import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { AccountInfo } from "@sofala/protocol";
import { accountApi } from "../../online/account-api.ts";
import type { Failure } from "../../api-failure.ts";
import type { Person } from "../../online/api-client.ts";
import { Icon } from "../../ui/icon.tsx";
import { Loading } from "../../ui/loading.tsx";
import { accountText } from "../../text/account-text.ts";
import { onlineText } from "../../text/online-text.ts";
import { NameForm } from "../../people/name-form.tsx";
import { EmailPanel } from "./email-panel.tsx";
import { failureText } from "./failure-text.ts";
import { ImportsPanel } from "./imports-panel.tsx";
import { MyDataPanel } from "./my-data-panel.tsx";
import { AccountLinks } from "./account-links.tsx";
import { ReauthenticationProvider } from "./reauthenticate.tsx";
import { RecoveryCodesPanel } from "./recovery-codes-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";
import { mergedTables, recoveryCodesLeft } from "./sign-in.tsx";
import { SignInMethods } from "./sign-in-methods.tsx";

/** Everything about one's account. */
export function AccountPage({ me }: { readonly me: Person }) {
  const { overview, signIn, recover } = accountText.value;
  const info = useSignal<AccountInfo | undefined>(undefined);
  const failure = useSignal<Failure | undefined>(undefined);
  const load = async () => {
    const result = await accountApi.readAccount();
    if (result.ok) info.value = result.value;
    else failure.value = result.error;
  };
  useEffect(() => void load(), [me.id]);
  const found = info.value;
  return (
    <>
      <header class="head">
        <div>
          <h1>{overview.title}</h1>
          <AccountName me={me} />
        </div>
        <a class="button primary" href="/online">
          {overview.toTables}
        </a>
      </header>
      <p role="status" class="done">
        {mergedTables.value > 0 && signIn.tablesTransferred(mergedTables.value)}
      </p>
      <p role="status" class="done">
        {recoveryCodesLeft.value !== undefined && recover.left(recoveryCodesLeft.value)}
      </p>
      <AccountLinks me={me} />
      {found === undefined ? (
        <>
          <p role="alert" class="problem">
            {failureText(failure.value)}
          </p>
          {failure.value === undefined && <Loading />}
        </>
      ) : (
        <ReauthenticationProvider account={found}>
          {(prove) => (
            <div class="columns">
              <div>
                <SignInMethods
                  account={found}
                  reauthenticate={prove}
                  onChange={() => void load()}
                />
                <RecoveryCodesPanel
                  account={found}
                  reauthenticate={prove}
                  onChange={() => void load()}
                />
                <EmailPanel account={found} reauthenticate={prove} onChange={() => void load()} />
              </div>
              <div>
                <SessionsPanel account={found} />
                <ImportsPanel />
                <MyDataPanel me={me} reauthenticate={prove} />
              </div>
            </div>
          )}
        </ReauthenticationProvider>
      )}
    </>
  );
}

function AccountName({ me }: { readonly me: Person }) {
  const { overview } = accountText.value;
  const isChanging = useSignal(false);
  const close = () => {
    isChanging.value = false;
  };
  if (isChanging.value) {
    const { save } = onlineText.value.nickname;
    return <NameForm name={me.name} submitLabel={save} onDone={close} onCancel={close} />;
  }
  return (
    <p class="who">
      <Icon name="person" />
      {overview.youAre(me.name)}
      <button type="button" class="button plain" onClick={() => (isChanging.value = true)}>
        {overview.rename}
      </button>
    </p>
  );
}
