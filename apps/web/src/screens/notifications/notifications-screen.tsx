import { useEffect, useMemo } from "preact/hooks";
import { KnownPerson } from "../../people/known-person.tsx";
import { Loading } from "../../ui/loading.tsx";
import { notices, useNoticesWords } from "../../text/notifications-text.ts";
import { online } from "../../text/online-text.ts";
import { words } from "../../text/app-text.ts";
import { AddChannel } from "./add-channel.tsx";
import { ChannelCard } from "./channel-card.tsx";
import { DaysOff } from "./days-off.tsx";
import { Holidays } from "./holidays.tsx";
import { NoticesModel } from "./notifications-model.ts";
import "./notifications-screen.css";
import { ThisDevice } from "./this-device.tsx";

/** How somebody is told of their turn while they are elsewhere, and when they do not play. */
export function Screen() {
  const hasWords = useNoticesWords();
  if (!hasWords) return <Loading />;
  return <KnownPerson>{() => <Page />}</KnownPerson>;
}

function Page() {
  const model = useMemo(() => new NoticesModel(), []);
  const { tag } = words.value;
  useEffect(() => void model.load(tag), [model, tag]);
  const text = notices.value;
  const { value: ways } = model.ways;
  const failure = model.failure.value;
  return (
    <div class="notices-screen">
      <p class="eyebrow">
        <a class="lone-link" href="/account">
          {text.toAccount}
        </a>
      </p>
      <h1>{text.title}</h1>
      <p class="quiet">{text.lead}</p>
      <p role="alert" class="page-problem">
        {failure !== undefined && online.value.problem(failure)}
      </p>
      {ways === undefined ? (
        failure === undefined && <Loading />
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
    </div>
  );
}
