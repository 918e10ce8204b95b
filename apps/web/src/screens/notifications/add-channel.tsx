import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { Ways } from "../../online/notification-api.ts";
import "../../ui/field.css";
import { notices } from "../../text/notifications-text.ts";
import type { NoticesModel } from "./notifications-model.ts";

interface Props {
  readonly model: NoticesModel;
  readonly ways: Ways;
}

/** One more way to be told: by e-mail, or to a webhook. */
export function AddChannel({ model, ways }: Props) {
  const { add: text } = notices.value;
  const hasMail = ways.channels.some(({ kind }) => kind === "mail");
  return (
    <section class="panel">
      <h2>{text.title}</h2>
      {ways.mailStatus === "not-configured" && <p class="quiet">{text.mailNone}</p>}
      {ways.mailStatus === "unconfirmed" && (
        <p>
          <a class="lone-link" href="/account">
            {text.mailUnconfirmed}
          </a>
        </p>
      )}
      {ways.mailStatus === "ready" && !hasMail && (
        <button
          type="button"
          class="button primary"
          disabled={model.isBusy.value}
          onClick={() => void model.add({ kind: "mail" })}
        >
          {text.mail}
        </button>
      )}
      <Webhook model={model} />
    </section>
  );
}

function Webhook({ model }: Pick<Props, "model">) {
  const { add: text } = notices.value;
  const id = useId();
  const label = useSignal("");
  const url = useSignal("");
  const add = async (event: Event) => {
    event.preventDefault();
    const wish = { kind: "webhook", label: label.peek().trim(), url: url.peek().trim() } as const;
    if (!(await model.add(wish))) return;
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
        {text.go}
      </button>
    </form>
  );
}
