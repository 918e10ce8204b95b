import { useSignal } from "@preact/signals";
import { notificationsText } from "../../text/notifications-text.ts";
import type { NotificationsModel } from "./notifications-model.ts";

/** Push notifications in this browser. Permission is requested only after a press. */
export function ThisDevice({ model }: { readonly model: NotificationsModel }) {
  const { device: text } = notificationsText.value;
  const hasFailed = useSignal(false);
  const { state = "unsupported", endpoint } = model.device.value ?? {};
  const channels = model.channels.value?.channels ?? [];
  const isOn = state === "on" && channels.some(({ address }) => address === endpoint);
  const turnOn = async () => {
    hasFailed.value = false;
    hasFailed.value = !(await model.subscribeThisBrowser());
  };
  return (
    <section class="panel device">
      <h2>{text.title}</h2>
      {isOn && <p role="status">{text.isEnabled}</p>}
      {state === "unsupported" && <p>{text.unsupported}</p>}
      {state === "denied" && <p>{text.denied}</p>}
      {!isOn && (state === "off" || state === "on") && (
        <>
          <p class="quiet">{text.text}</p>
          <button
            type="button"
            class="button primary"
            disabled={model.isBusy.value}
            onClick={() => void turnOn()}
          >
            {text.enable}
          </button>
          <p role="alert" class="problem">
            {hasFailed.value && text.failed}
          </p>
        </>
      )}
    </section>
  );
}
