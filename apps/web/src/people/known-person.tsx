import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Person } from "../online/server.ts";
import { HaveAccount } from "../screens/online/have-account.tsx";
import { NameForm } from "../screens/online/name-form.tsx";
import { NoServer } from "../screens/online/no-server.tsx";
import "../screens/online/online-screen.css";
import { askWho, who } from "../screens/online/who.ts";
import { Loading } from "../ui/loading.tsx";
import { online, useOnlineWords } from "../words/online-words.ts";
import { Banned, isBanned, MyNotices } from "./my-notices.tsx";

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
