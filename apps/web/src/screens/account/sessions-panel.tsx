import { useSignal } from "@preact/signals";
import { ok } from "@sofala/engine";
import type { AccountInfo, SessionInfo } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { accounts } from "../../online/account-api.ts";
import { unsubscribeHere } from "../../online/push.ts";
import { navigate } from "../../router.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Switch } from "../../ui/switch.tsx";
import { account as text } from "../../text/account-text.ts";
import { momentText } from "../../text/date-text.ts";
import { who } from "../../online/current-person.ts";
import { mergedTables } from "./sign-in.tsx";
import { useAsking } from "./use-request.ts";

/** The devices that are signed in, and how to sign out; looked at anew where the account has changed. */
export function SessionsPanel({ account }: { readonly account: AccountInfo }) {
  const { sessions: said, proof } = text.value;
  const sessions = useSignal<readonly SessionInfo[]>([]);
  const isEverywhere = useSignal(false);
  const hasPrograms = useSignal(false);
  const { ask, isBusy, trouble } = useAsking();
  const look = async () => {
    const found = await ask(() => accounts.sessions());
    if (found !== undefined) sessions.value = found.value;
  };
  useEffect(() => void look(), [account]);
  const end = async (id: string) => {
    if ((await ask(() => accounts.dropSession(id))) !== undefined) await look();
  };
  const leave = async (how: typeof accounts.signOut) => {
    const done = await ask(() => how());
    if (done === undefined) return;
    // Whoever uses this browser next is not told of my games.
    unsubscribeHere().catch(() => {});
    mergedTables.value = 0;
    who.value = ok(undefined);
    navigate("/account?sign-in");
  };
  return (
    <section class="panel">
      <h2>{said.title}</h2>
      <ul class="rows">
        {sessions.value.map(({ id, label, lastUsedAt, isCurrent }) => (
          <li key={id}>
            <span class="what">
              {label === "" ? said.unknown : label}
              <span class="quiet">
                {isCurrent ? said.this : said.used(momentText(lastUsedAt, "medium"))}
              </span>
            </span>
            {!isCurrent && (
              <button
                type="button"
                class="button plain"
                aria-label={said.endNamed(label === "" ? said.unknown : label)}
                onClick={() => void end(id)}
              >
                {said.end}
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
          onClick={() => void leave(accounts.signOut)}
        >
          {said.out}
        </button>
        <button type="button" class="button" onClick={() => (isEverywhere.value = true)}>
          {said.everywhere}
        </button>
      </div>
      <p role="alert" class="problem">
        {trouble.value}
      </p>
      <Dialog
        isOpen={isEverywhere.value}
        title={said.everywhere}
        onClose={() => (isEverywhere.value = false)}
        actions={
          <>
            <button type="button" class="button" onClick={() => (isEverywhere.value = false)}>
              {proof.cancel}
            </button>
            <button
              type="button"
              class="button primary"
              disabled={isBusy.value}
              onClick={() => void leave(() => accounts.signOutEverywhere(hasPrograms.peek()))}
            >
              {said.everywhere}
            </button>
          </>
        }
      >
        <p>{said.everywhereText}</p>
        <Switch
          name={said.programs}
          isOn={hasPrograms.value}
          onTurn={(isOn) => (hasPrograms.value = isOn)}
        />
      </Dialog>
    </section>
  );
}
