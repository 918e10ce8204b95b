import { useEffect } from "preact/hooks";
import { Banned, isBanned, ModerationNotices } from "../../people/moderation-status.tsx";
import { query } from "../../router.ts";
import { Loading } from "../../ui/loading.tsx";
import { useOnlineText } from "../../text/online-text.ts";
import { Lobby } from "./lobby.tsx";
import { NewTableForm } from "./new-table.tsx";
import { ServerUnavailable } from "../../people/server-unavailable.tsx";
import "../../people/online-screen.css";
import { loadCurrentPerson, currentPerson } from "../../online/current-person.ts";

/** The lobby, or the form of a new table. Visitors without a name see both. */
export function Screen() {
  const isTextLoaded = useOnlineText();
  useEffect(() => void loadCurrentPerson(), []);
  return (
    <div class="online-screen">
      {isTextLoaded && currentPerson.value ? <OnlinePage /> : <Loading />}
    </div>
  );
}

function OnlinePage() {
  const person = currentPerson.value;
  if (person === undefined) return undefined;
  if (!person.ok)
    return <ServerUnavailable failure={person.error} onRetry={() => void loadCurrentPerson()} />;
  const { value: me } = person;
  if (me !== undefined && isBanned(me)) return <Banned me={me} />;
  return (
    <>
      {me !== undefined && <ModerationNotices me={me} />}
      {query.value.has("new") ? <NewTableForm /> : <Lobby me={me} />}
    </>
  );
}
