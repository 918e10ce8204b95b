import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { linkToken } from "../../online/link-token.ts";
import { notificationApi as server } from "../../online/notification-api.ts";
import type { Failure } from "../../api-failure.ts";
import { query } from "../../router.ts";
import { Loading } from "../../ui/loading.tsx";
import { notificationsText, useNotificationsText } from "../../text/notifications-text.ts";
import { onlineText, useOnlineText } from "../../text/online-text.ts";
import "./notifications-screen.css";

type State = "asking" | "off" | "on" | "no-token" | Failure;

/** The target of the unsubscribe link in mails: unsubscribes at once, and can subscribe again. */
export function Screen() {
  const isTextLoaded = [useOnlineText(), useNotificationsText()].every(Boolean);
  const token = linkToken(query.value);
  const state = useSignal<State>(token === "" ? "no-token" : "asking");
  const turn = async (isOn: boolean) => {
    const result = await (isOn ? server.resubscribe(token) : server.unsubscribe(token));
    state.value = result.ok ? (isOn ? "on" : "off") : result.error;
  };
  useEffect(() => {
    if (token !== "") void turn(false);
  }, [token]);
  if (!isTextLoaded || state.value === "asking") return <Loading />;
  const { unsubscribed: text, title } = notificationsText.value;
  const now = state.value;
  return (
    <div class="notifications-screen">
      <section class="panel">
        <h1>{now === "off" ? text.title : title}</h1>
        <p role="status">{stateText(now)}</p>
        <div class="button-row">
          {now === "off" && (
            <button type="button" class="button" onClick={() => void turn(true)}>
              {text.undo}
            </button>
          )}
          <a class="button" href="/account/notifications">
            {text.toNotifications}
          </a>
        </div>
      </section>
    </div>
  );
}

function stateText(state: Exclude<State, "asking">): string {
  const { unsubscribed: text } = notificationsText.value;
  if (state === "off") return text.text;
  if (state === "on") return text.undone;
  if (state === "no-token" || state.code === "link/invalid") return text.failed;
  return onlineText.value.problem(state);
}
