import { useEffect } from "preact/hooks";
import { query } from "../../router.ts";
import { Loading } from "../../ui/loading.tsx";
import { useAccountText } from "../../text/account-text.ts";
import { useOnlineText } from "../../text/online-text.ts";
import { ServerUnavailable } from "../../people/server-unavailable.tsx";
import "../../people/online-screen.css";
import { loadCurrentPerson, currentPerson } from "../../online/current-person.ts";
import "./account-screen.css";
import { GuestPage } from "./guest-page.tsx";
import { AccountPage } from "./account-page.tsx";

/** One's account, or how to get one. */
export function Screen() {
  const isTextLoaded = [useOnlineText(), useAccountText()].every(Boolean);
  useEffect(() => void loadCurrentPerson(), []);
  const person = currentPerson.value;
  if (!isTextLoaded || person === undefined) return <Loading />;
  if (!person.ok) {
    return (
      <div class="online-screen">
        <ServerUnavailable failure={person.error} onRetry={() => void loadCurrentPerson()} />
      </div>
    );
  }
  const { value: me } = person;
  return (
    <div class="account-screen">
      {me?.kind === "account" ? (
        <AccountPage me={me} />
      ) : (
        <GuestPage me={me} isSigningIn={me === undefined || query.value.has("sign-in")} />
      )}
    </div>
  );
}
