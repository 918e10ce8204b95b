import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { linkToken } from "../../online/link-token.ts";
import { notices as server } from "../../online/notification-api.ts";
import type { Failure } from "../../online/api-client.ts";
import { query } from "../../router.ts";
import { Loading } from "../../ui/loading.tsx";
import { notices, useNoticesWords } from "../../text/notifications-text.ts";
import { online, useOnlineWords } from "../../text/online-text.ts";
import "./notifications-screen.css";

type State = "asking" | "off" | "on" | "no-token" | Failure;

/** Where the link in a message leads: it is switched off at once, and can be switched on again. */
export function Screen() {
  const hasWords = [useOnlineWords(), useNoticesWords()].every(Boolean);
  const token = linkToken(query.value);
  const state = useSignal<State>(token === "" ? "no-token" : "asking");
  const turn = async (isOn: boolean) => {
    const asked = await (isOn ? server.resubscribe(token) : server.unsubscribe(token));
    state.value = asked.ok ? (isOn ? "on" : "off") : asked.error;
  };
  useEffect(() => {
    if (token !== "") void turn(false);
  }, [token]);
  if (!hasWords || state.value === "asking") return <Loading />;
  const { unsubscribed: text, title } = notices.value;
  const now = state.value;
  return (
    <div class="notices-screen">
      <section class="panel">
        <h1>{now === "off" ? text.title : title}</h1>
        <p role="status">{saidAbout(now)}</p>
        <div class="ways">
          {now === "off" && (
            <button type="button" class="button" onClick={() => void turn(true)}>
              {text.undo}
            </button>
          )}
          <a class="button" href="/account/notifications">
            {text.toNotices}
          </a>
        </div>
      </section>
    </div>
  );
}

function saidAbout(state: Exclude<State, "asking">): string {
  const { unsubscribed: text } = notices.value;
  if (state === "off") return text.text;
  if (state === "on") return text.undone;
  if (state === "no-token" || state.code === "link/invalid") return text.failed;
  return online.value.problem(state);
}
