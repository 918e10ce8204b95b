import { useEffect } from "preact/hooks";
import { query } from "../../router.ts";
import { Loading } from "../../ui/loading.tsx";
import { useAccountWords } from "../../text/account-text.ts";
import { useOnlineWords } from "../../text/online-text.ts";
import { NoServer } from "../../people/server-unavailable.tsx";
import "../online/online-screen.css";
import { askWho, who } from "../../online/current-person.ts";
import "./account-screen.css";
import { GuestPage } from "./guest-page.tsx";
import { OwnPage } from "./account-page.tsx";

/** One's account, or the way to one. */
export function Screen() {
  const hasWords = [useOnlineWords(), useAccountWords()].every(Boolean);
  useEffect(() => void askWho(), []);
  const answer = who.value;
  if (!hasWords || answer === undefined) return <Loading />;
  if (!answer.ok) {
    return (
      <div class="online-screen">
        <NoServer failure={answer.error} onRetry={() => void askWho()} />
      </div>
    );
  }
  const { value: me } = answer;
  return (
    <div class="account-screen">
      {me?.kind === "account" ? (
        <OwnPage me={me} />
      ) : (
        <GuestPage me={me} isSigningIn={me === undefined || query.value.has("sign-in")} />
      )}
    </div>
  );
}
