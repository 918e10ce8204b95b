import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Person } from "../online/api-client.ts";
import { HaveAccount } from "./sign-in-link.tsx";
import { NameForm } from "./name-form.tsx";
import { NoServer } from "./server-unavailable.tsx";
import "../screens/online/online-screen.css";
import { askWho, who } from "../online/current-person.ts";
import { Loading } from "../ui/loading.tsx";
import { online, useOnlineWords } from "../text/online-text.ts";
import { Banned, isBanned, MyNotices } from "./moderation-status.tsx";

interface Props {
  readonly children: (me: Person) => ComponentChildren;
}

/** A screen for people whom the server knows and lets in; everybody else learns what they need. */
export function KnownPerson({ children }: Props) {
  const hasWords = useOnlineWords();
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
  if (me === undefined) return <Nameless />;
  if (isBanned(me)) return <Banned me={me} />;
  return (
    <>
      <MyNotices me={me} />
      {children(me)}
    </>
  );
}

function Nameless() {
  const { name } = online.value;
  return (
    <div class="online-screen">
      <section class="first-visit panel">
        <h1>{name.title}</h1>
        <p class="quiet">{name.text}</p>
        <NameForm go={name.go} />
        <HaveAccount />
      </section>
    </div>
  );
}
