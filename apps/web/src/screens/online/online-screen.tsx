import { useEffect } from "preact/hooks";
import { Banned, isBanned, ModerationNotices } from "../../people/moderation-status.tsx";
import { query } from "../../router.ts";
import { ChevronBand } from "../../ui/brand.tsx";
import { Loading } from "../../ui/loading.tsx";
import { onlineText, useOnlineText } from "../../text/online-text.ts";
import { SignInLink } from "../../people/sign-in-link.tsx";
import { Lobby } from "./lobby.tsx";
import { NameForm } from "../../people/name-form.tsx";
import { NewTableForm } from "./new-table.tsx";
import { ServerUnavailable } from "../../people/server-unavailable.tsx";
import "../../people/online-screen.css";
import { loadCurrentPerson, currentPerson } from "../../online/current-person.ts";

/** The lobby, or what is needed before it. */
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
  if (me === undefined) return <FirstVisit />;
  if (isBanned(me)) return <Banned me={me} />;
  return (
    <>
      <ModerationNotices me={me} />
      {query.value.has("new") ? <NewTableForm /> : <Lobby me={me} />}
    </>
  );
}

function FirstVisit() {
  const { title, intro, nickname } = onlineText.value;
  return (
    <section class="first-visit panel">
      <h1>{title}</h1>
      <p class="lead">{intro}</p>
      <h2>{nickname.title}</h2>
      <p class="quiet">{nickname.text}</p>
      <NameForm submitLabel={nickname.submit} />
      <SignInLink />
      <ChevronBand height={14} />
    </section>
  );
}
