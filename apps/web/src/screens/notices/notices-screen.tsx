import { useEffect, useMemo } from "preact/hooks";
import { Loading } from "../../ui/loading.tsx";
import { notices, useNoticesWords } from "../../words/notices-words.ts";
import { online, useOnlineWords } from "../../words/online-words.ts";
import { words } from "../../words/words.ts";
import { NoServer } from "../online/no-server.tsx";
import "../online/online-screen.css";
import { askWho, who } from "../online/who.ts";
import { AddChannel } from "./add-channel.tsx";
import { ChannelCard } from "./channel-card.tsx";
import { DaysOff } from "./days-off.tsx";
import { Holidays } from "./holidays.tsx";
import { NoticesModel } from "./notices-model.ts";
import "./notices-screen.css";
import { ThisDevice } from "./this-device.tsx";

/** How somebody is told of their turn while they are elsewhere, and when they do not play. */
export function Screen() {
  const hasWords = [useOnlineWords(), useNoticesWords()].every(Boolean);
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
  return <div class="notices-screen">{answer.value === undefined ? <Nobody /> : <Page />}</div>;
}

function Nobody() {
  const { title, nobody, toLobby } = notices.value;
  return (
    <>
      <h1>{title}</h1>
      <p>{nobody}</p>
      <p>
        <a class="button primary" href="/online">
          {toLobby}
        </a>
      </p>
    </>
  );
}

function Page() {
  const model = useMemo(() => new NoticesModel(), []);
  const { tag } = words.value;
  useEffect(() => void model.load(tag), [model, tag]);
  const text = notices.value;
  const { value: ways } = model.ways;
  const failure = model.failure.value;
  return (
    <>
      <p class="eyebrow">
        <a href="/account">{text.toAccount}</a>
      </p>
      <h1>{text.title}</h1>
      <p class="quiet">{text.lead}</p>
      <p role="alert" class="problem">
        {failure !== undefined && online.value.problem(failure.code)}
      </p>
      {ways === undefined ? (
        <Loading />
      ) : (
        <>
          <ThisDevice model={model} />
          <section>
            <h2>{text.channels}</h2>
            {ways.channels.length === 0 && <p class="quiet">{text.none}</p>}
            <ul class="channels">
              {ways.channels.map((channel) => (
                <li key={channel.id}>
                  <ChannelCard model={model} channel={channel} />
                </li>
              ))}
            </ul>
          </section>
          <AddChannel model={model} ways={ways} />
          <section class="panel">
            <h2>{text.rest.title}</h2>
            <p class="quiet">
              {text.rest.text} {text.rest.zone(model.zone)}
            </p>
            <DaysOff model={model} />
            <Holidays model={model} />
          </section>
        </>
      )}
    </>
  );
}
