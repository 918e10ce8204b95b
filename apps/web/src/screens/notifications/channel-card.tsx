import { useSignal } from "@preact/signals";
import { NOTIFICATION_KINDS, type Channel, type ChannelPreferences } from "@sofala/protocol";
import "../../ui/field.css";
import { Icon } from "../../ui/icon.tsx";
import { Switch } from "../../ui/switch.tsx";
import { dateTimeText } from "../../text/date-text.ts";
import { notificationsText } from "../../text/notifications-text.ts";
import type { NotificationsModel } from "./notifications-model.ts";

interface Props {
  readonly model: NotificationsModel;
  readonly channel: Channel;
}

/** The shortest time between two notifications, in minutes. */
const MINUTES_BETWEEN = [0, 5, 15, 60, 240];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** A notification channel: on or off, what, and how often. */
export function ChannelCard({ model, channel }: Props) {
  const text = notificationsText.value;
  const isTested = useSignal(false);
  const { id, kind, label, preferences, lastSentAt, address, hasFailed, style, secret } = channel;
  const change = (next: Partial<ChannelPreferences>) =>
    void model.changeChannel(id, { ...preferences, ...next });
  const test = async () => {
    isTested.value = false;
    isTested.value = await model.testChannel(id);
  };
  const isThis = kind === "push" && address === model.device.value?.endpoint;
  const name = kind === "mail" ? address : label;
  const channelName = style === undefined ? text.channelKinds[kind] : text.webhookStyles[style];
  return (
    <article class="panel channel" aria-label={`${channelName}: ${name}`}>
      <Switch
        name={`${channelName}: ${name}`}
        hint={isThis ? text.thisDevice : undefined}
        isOn={preferences.isEnabled}
        onChange={(isEnabled) => change({ isEnabled })}
      />
      {hasFailed === true && <p class="problem">{text.hasFailed}</p>}
      <p class="quiet">
        {lastSentAt === undefined ? text.neverSent : text.lastSent(dateTimeText(lastSentAt))}
      </p>
      {secret !== undefined && (
        <p class="quiet secret">
          {text.secret}: <code>{secret}</code>
        </p>
      )}
      <details>
        <summary>{text.preferences}</summary>
        <div class="preferences">
          <NotificationKinds channel={channel} onChange={change} />
          <Switch
            name={text.whilePresent}
            hint={text.whilePresentText}
            isOn={preferences.evenIfPresent}
            onChange={(evenIfPresent) => change({ evenIfPresent })}
          />
          <label class="choice">
            <span>{text.frequency}</span>
            <select
              class="field"
              value={preferences.minutesBetween}
              onChange={(event) => change({ minutesBetween: Number(event.currentTarget.value) })}
            >
              {[...new Set([...MINUTES_BETWEEN, preferences.minutesBetween])].map((minutes) => (
                <option key={minutes} value={minutes}>
                  {text.frequencyChoice(minutes)}
                </option>
              ))}
            </select>
          </label>
          <label class="choice">
            <span>{text.digest}</span>
            <select
              class="field"
              value={preferences.digestHour ?? ""}
              onChange={({ currentTarget: { value } }) =>
                change({ digestHour: value === "" ? null : Number(value) })
              }
            >
              <option value="">{text.digestOff}</option>
              {HOURS.map((hour) => (
                <option key={hour} value={hour}>
                  {text.digestAt(hour)}
                </option>
              ))}
            </select>
          </label>
          <p class="quiet hint">{text.digestText}</p>
        </div>
      </details>
      <div class="button-row">
        <button type="button" class="button" onClick={() => void test()}>
          {text.sendTest}
        </button>
        <button type="button" class="button" onClick={() => void model.removeChannel(id, address)}>
          <Icon name="bin" />
          {text.remove}
        </button>
        <p role="status">{isTested.value && text.testSent}</p>
      </div>
    </article>
  );
}

interface NotificationKindsProps {
  readonly channel: Channel;
  readonly onChange: (preferences: Pick<ChannelPreferences, "kinds">) => void;
}

function NotificationKinds({ channel: { preferences }, onChange }: NotificationKindsProps) {
  const { notificationKinds: text } = notificationsText.value;
  const { kinds } = preferences;
  return (
    <fieldset class="notification-kinds">
      <legend>{text.legend}</legend>
      {NOTIFICATION_KINDS.map((each) => (
        <label key={each}>
          <input
            type="checkbox"
            checked={kinds.includes(each)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                kinds: checked ? [...kinds, each] : kinds.filter((other) => other !== each),
              })
            }
          />
          <span>{text[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
