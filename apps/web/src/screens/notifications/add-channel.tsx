import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { NotificationChannels } from "../../online/notification-api.ts";
import "../../ui/field.css";
import { notificationsText } from "../../text/notifications-text.ts";
import type { NotificationsModel } from "./notifications-model.ts";

interface Props {
  readonly model: NotificationsModel;
  readonly channels: NotificationChannels;
}

/** Adds a channel: e-mail or a webhook. */
export function AddChannel({ model, channels }: Props) {
  const { add: text } = notificationsText.value;
  const hasMail = channels.channels.some(({ kind }) => kind === "mail");
  return (
    <section class="panel">
      <h2>{text.title}</h2>
      {channels.mailStatus === "not-configured" && <p class="quiet">{text.noMail}</p>}
      {channels.mailStatus === "unconfirmed" && (
        <p>
          <a class="lone-link" href="/account">
            {text.mailUnconfirmed}
          </a>
        </p>
      )}
      {channels.mailStatus === "ready" && !hasMail && (
        <button
          type="button"
          class="button primary"
          disabled={model.isBusy.value}
          onClick={() => void model.addChannel({ kind: "mail" })}
        >
          {text.mail}
        </button>
      )}
      <WebhookForm model={model} />
    </section>
  );
}

function WebhookForm({ model }: Pick<Props, "model">) {
  const { add: text } = notificationsText.value;
  const id = useId();
  const label = useSignal("");
  const url = useSignal("");
  const add = async (event: Event) => {
    event.preventDefault();
    const channel = {
      kind: "webhook",
      label: label.peek().trim(),
      url: url.peek().trim(),
    } as const;
    if (!(await model.addChannel(channel))) return;
    label.value = "";
    url.value = "";
  };
  return (
    <form class="webhook" aria-labelledby={`${id}-title`} onSubmit={(event) => void add(event)}>
      <h3 id={`${id}-title`}>{text.webhook}</h3>
      <p class="quiet">{text.webhookText}</p>
      <label for={`${id}-label`}>{text.label}</label>
      <input
        id={`${id}-label`}
        class="field"
        value={label.value}
        maxLength={60}
        required
        autocomplete="off"
        onInput={(event) => (label.value = event.currentTarget.value)}
      />
      <label for={`${id}-url`}>{text.url}</label>
      <input
        id={`${id}-url`}
        class="field"
        type="url"
        value={url.value}
        maxLength={1000}
        required
        autocomplete="off"
        placeholder="https://"
        onInput={(event) => (url.value = event.currentTarget.value)}
      />
      <button type="submit" class="button" disabled={model.isBusy.value}>
        {text.submit}
      </button>
    </form>
  );
}
