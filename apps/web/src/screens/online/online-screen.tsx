import { useEffect } from "preact/hooks";
import { Banned, isBanned, MyNotices } from "../../people/moderation-status.tsx";
import { query } from "../../router.ts";
import { ChevronBand } from "../../ui/brand.tsx";
import { Loading } from "../../ui/loading.tsx";
import { online, useOnlineWords } from "../../text/online-text.ts";
import { HaveAccount } from "../../people/sign-in-link.tsx";
import { Lobby } from "./lobby.tsx";
import { NameForm } from "../../people/name-form.tsx";
import { NewTable } from "./new-table.tsx";
import { NoServer } from "../../people/server-unavailable.tsx";
import "./online-screen.css";
import { askWho, who } from "../../online/current-person.ts";

/** Where people find each other. */
export function Screen() {
  const hasWords = useOnlineWords();
  useEffect(() => void askWho(), []);
  return <div class="online-screen">{hasWords && who.value ? <Answered /> : <Loading />}</div>;
}

function Answered() {
  const answer = who.value;
  if (answer === undefined) return undefined;
  if (!answer.ok) return <NoServer failure={answer.error} onRetry={() => void askWho()} />;
  const { value: me } = answer;
  if (me === undefined) return <FirstVisit />;
  if (isBanned(me)) return <Banned me={me} />;
  return (
    <>
      <MyNotices me={me} />
      {query.value.has("new") ? <NewTable /> : <Lobby me={me} />}
    </>
  );
}

function FirstVisit() {
  const { title, lead, name } = online.value;
  return (
    <section class="first-visit panel">
      <h1>{title}</h1>
      <p class="lead">{lead}</p>
      <h2>{name.title}</h2>
      <p class="quiet">{name.text}</p>
      <NameForm go={name.go} />
      <HaveAccount />
      <ChevronBand height={14} />
    </section>
  );
}
