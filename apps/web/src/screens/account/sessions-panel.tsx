import { useSignal } from "@preact/signals";
import { ok } from "@sofala/engine";
import type { AccountInfo, SessionInfo } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { accountApi } from "../../online/account-api.ts";
import { unsubscribeBrowser } from "../../online/push.ts";
import { navigate } from "../../router.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Switch } from "../../ui/switch.tsx";
import { accountText as text } from "../../text/account-text.ts";
import { dateTimeText } from "../../text/date-text.ts";
import { currentPerson } from "../../online/current-person.ts";
import { mergedTables, recoveryCodesLeft } from "./sign-in.tsx";
import { useRequest } from "./use-request.ts";

/** The devices that are signed in, and how to sign out; loaded again when the account changes. */
export function SessionsPanel({ account }: { readonly account: AccountInfo }) {
  const { sessions: panelText, reauthenticate } = text.value;
  const sessions = useSignal<readonly SessionInfo[]>([]);
  const isEverywhere = useSignal(false);
  const hasPrograms = useSignal(false);
  const { send, isBusy, problem } = useRequest();
  const load = async () => {
    const found = await send(() => accountApi.listSessions());
    if (found !== undefined) sessions.value = found.value;
  };
  useEffect(() => void load(), [account]);
  const end = async (id: string) => {
    if ((await send(() => accountApi.endSession(id))) !== undefined) await load();
  };
  const leave = async (how: typeof accountApi.signOut) => {
    const done = await send(() => how());
    if (done === undefined) return;
    // The next person at this browser must not get my notifications.
    unsubscribeBrowser().catch(() => {});
    mergedTables.value = 0;
    recoveryCodesLeft.value = undefined;
    currentPerson.value = ok(undefined);
    navigate("/account?sign-in");
  };
  return (
    <section class="panel">
      <h2>{panelText.title}</h2>
      <ul class="rows">
        {sessions.value.map(({ id, label, lastUsedAt, isCurrent }) => (
          <li key={id}>
            <span class="what">
              {label === "" ? panelText.unknownDevice : label}
              <span class="quiet">
                {isCurrent
                  ? panelText.thisDevice
                  : panelText.lastSeen(dateTimeText(lastUsedAt, "medium"))}
              </span>
            </span>
            {!isCurrent && (
              <button
                type="button"
                class="button plain"
                aria-label={panelText.signOutNamed(label === "" ? panelText.unknownDevice : label)}
                onClick={() => void end(id)}
              >
                {panelText.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div class="row">
        <button
          type="button"
          class="button"
          disabled={isBusy.value}
          onClick={() => void leave(accountApi.signOut)}
        >
          {panelText.signOutHere}
        </button>
        <button type="button" class="button" onClick={() => (isEverywhere.value = true)}>
          {panelText.signOutEverywhere}
        </button>
      </div>
      <p role="alert" class="problem">
        {problem.value}
      </p>
      <Dialog
        isOpen={isEverywhere.value}
        title={panelText.signOutEverywhere}
        onClose={() => (isEverywhere.value = false)}
        actions={
          <>
            <button type="button" class="button" onClick={() => (isEverywhere.value = false)}>
              {reauthenticate.cancel}
            </button>
            <button
              type="button"
              class="button primary"
              disabled={isBusy.value}
              onClick={() => void leave(() => accountApi.signOutEverywhere(hasPrograms.peek()))}
            >
              {panelText.signOutEverywhere}
            </button>
          </>
        }
      >
        <p>{panelText.signOutEverywhereText}</p>
        <Switch
          name={panelText.revokeTokens}
          isOn={hasPrograms.value}
          onChange={(isOn) => (hasPrograms.value = isOn)}
        />
      </Dialog>
    </section>
  );
}
