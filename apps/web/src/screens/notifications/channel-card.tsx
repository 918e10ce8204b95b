import { useSignal } from "@preact/signals";
import { NOTIFICATION_KINDS, type Channel, type ChannelPreferences } from "@sofala/protocol";
import "../../ui/field.css";
import { Icon } from "../../ui/icon.tsx";
import { Switch } from "../../ui/switch.tsx";
import { momentText } from "../../text/date-text.ts";
import { notices } from "../../text/notifications-text.ts";
import type { NoticesModel } from "./notifications-model.ts";

interface Props {
  readonly model: NoticesModel;
  readonly channel: Channel;
}

/** How often somebody may be told, in minutes. */
const MINUTES = [0, 5, 15, 60, 240];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** One way to be told: on or off, and what, and how often. */
export function ChannelCard({ model, channel }: Props) {
  const text = notices.value;
  const isTested = useSignal(false);
  const { id, kind, label, preferences, lastSentAt, address, hasFailed, style, secret } = channel;
  const change = (next: Partial<ChannelPreferences>) =>
    void model.change(id, { ...preferences, ...next });
  const test = async () => {
    isTested.value = false;
    isTested.value = await model.test(id);
  };
  const isThis = kind === "push" && address === model.device.value?.endpoint;
  const name = kind === "mail" ? address : label;
  const way = style === undefined ? text.kinds[kind] : text.styles[style];
  return (
    <article class="panel channel" aria-label={`${way}: ${name}`}>
      <Switch
        name={`${way}: ${name}`}
        hint={isThis ? text.isThis : undefined}
        isOn={preferences.isEnabled}
        onTurn={(isEnabled) => change({ isEnabled })}
      />
      {hasFailed === true && <p class="problem">{text.hasFailed}</p>}
      <p class="quiet">
        {lastSentAt === undefined ? text.neverTold : text.lastTold(momentText(lastSentAt))}
      </p>
      {secret !== undefined && (
        <p class="quiet secret">
          {text.secret}: <code>{secret}</code>
        </p>
      )}
      <details>
        <summary>{text.choose}</summary>
        <div class="wishes">
          <Occasions channel={channel} onChange={change} />
          <Switch
            name={text.present}
            hint={text.presentText}
            isOn={preferences.evenIfPresent}
            onTurn={(evenIfPresent) => change({ evenIfPresent })}
          />
          <label class="choice">
            <span>{text.minutes}</span>
            <select
              class="field"
              value={preferences.minutesBetween}
              onChange={(event) => change({ minutesBetween: Number(event.currentTarget.value) })}
            >
              {[...new Set([...MINUTES, preferences.minutesBetween])].map((minutes) => (
                <option key={minutes} value={minutes}>
                  {text.minutesChoice(minutes)}
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
              <option value="">{text.digestNone}</option>
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
      <div class="ways">
        <button type="button" class="button" onClick={() => void test()}>
          {text.test}
        </button>
        <button type="button" class="button" onClick={() => void model.drop(id, address)}>
          <Icon name="bin" />
          {text.remove}
        </button>
        <p role="status">{isTested.value && text.tested}</p>
      </div>
    </article>
  );
}

interface OccasionsProps {
  readonly channel: Channel;
  readonly onChange: (wishes: Pick<ChannelPreferences, "kinds">) => void;
}

function Occasions({ channel: { preferences }, onChange }: OccasionsProps) {
  const { occasions: text } = notices.value;
  const { kinds } = preferences;
  return (
    <fieldset class="occasions">
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
