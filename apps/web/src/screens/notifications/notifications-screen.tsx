import { useEffect, useMemo } from "preact/hooks";
import { KnownPerson } from "../../people/known-person.tsx";
import { Loading } from "../../ui/loading.tsx";
import { notificationsText, useNotificationsText } from "../../text/notifications-text.ts";
import { onlineText } from "../../text/online-text.ts";
import { appText } from "../../text/app-text.ts";
import { AddChannel } from "./add-channel.tsx";
import { ChannelCard } from "./channel-card.tsx";
import { DaysOff } from "./days-off.tsx";
import { Holidays } from "./holidays.tsx";
import { NotificationsModel } from "./notifications-model.ts";
import "./notifications-screen.css";
import { ThisDevice } from "./this-device.tsx";

/** Notification channels, days off and holidays. */
export function Screen() {
  const isTextLoaded = useNotificationsText();
  if (!isTextLoaded) return <Loading />;
  return <KnownPerson>{() => <NotificationsPage />}</KnownPerson>;
}

function NotificationsPage() {
  const model = useMemo(() => new NotificationsModel(), []);
  const { tag } = appText.value;
  useEffect(() => void model.load(tag), [model, tag]);
  const text = notificationsText.value;
  const { value: channelList } = model.channels;
  const failure = model.failure.value;
  return (
    <div class="notifications-screen">
      <p class="eyebrow">
        <a class="lone-link" href="/account">
          {text.toAccount}
        </a>
      </p>
      <h1>{text.title}</h1>
      <p class="quiet">{text.intro}</p>
      <p role="alert" class="page-problem">
        {failure !== undefined && onlineText.value.problem(failure)}
      </p>
      {channelList === undefined ? (
        failure === undefined && <Loading />
      ) : (
        <>
          <ThisDevice model={model} />
          <section>
            <h2>{text.channels}</h2>
            {channelList.channels.length === 0 && <p class="quiet">{text.noChannels}</p>}
            <ul class="channels">
              {channelList.channels.map((channel) => (
                <li key={channel.id}>
                  <ChannelCard model={model} channel={channel} />
                </li>
              ))}
            </ul>
          </section>
          <AddChannel model={model} channels={channelList} />
          <section class="panel">
            <h2>{text.absences.title}</h2>
            <p class="quiet">
              {text.absences.text} {text.absences.timeZone(model.timeZone)}
            </p>
            <DaysOff model={model} />
            <Holidays model={model} />
          </section>
        </>
      )}
    </div>
  );
}
