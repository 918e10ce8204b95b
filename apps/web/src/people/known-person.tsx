import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Person } from "../online/api-client.ts";
import { SignInLink } from "./sign-in-link.tsx";
import { NameForm } from "./name-form.tsx";
import { ServerUnavailable } from "./server-unavailable.tsx";
import "./online-screen.css";
import { loadCurrentPerson, currentPerson } from "../online/current-person.ts";
import { Loading } from "../ui/loading.tsx";
import { onlineText, useOnlineText } from "../text/online-text.ts";
import { Banned, isBanned, ModerationNotices } from "./moderation-status.tsx";

interface Props {
  readonly children: (me: Person) => ComponentChildren;
}

/** A screen for people with a session who are not banned; others see what they need first. */
export function KnownPerson({ children }: Props) {
  const isTextLoaded = useOnlineText();
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
  if (me === undefined) return <NameRequired />;
  if (isBanned(me)) return <Banned me={me} />;
  return (
    <>
      <ModerationNotices me={me} />
      {children(me)}
    </>
  );
}

function NameRequired() {
  const { nickname } = onlineText.value;
  return (
    <div class="online-screen">
      <section class="first-visit panel">
        <h1>{nickname.title}</h1>
        <p class="quiet">{nickname.text}</p>
        <NameForm submitLabel={nickname.submit} />
        <SignInLink />
      </section>
    </div>
  );
}
