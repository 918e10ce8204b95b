import { useSignal } from "@preact/signals";
import { notices } from "../../text/notifications-text.ts";
import type { NoticesModel } from "./notifications-model.ts";

/** The nearest way: the browser that is looked at. It is asked only when the person wishes it. */
export function ThisDevice({ model }: { readonly model: NoticesModel }) {
  const { device: text } = notices.value;
  const hasFailed = useSignal(false);
  const { state = "unsupported", endpoint } = model.device.value ?? {};
  const channels = model.ways.value?.channels ?? [];
  const isOn = state === "on" && channels.some(({ address }) => address === endpoint);
  const turnOn = async () => {
    hasFailed.value = false;
    hasFailed.value = !(await model.tellHere());
  };
  return (
    <section class="panel device">
      <h2>{text.title}</h2>
      {isOn && <p role="status">{text.isOn}</p>}
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
            {text.turnOn}
          </button>
          <p role="alert" class="problem">
            {hasFailed.value && text.failed}
          </p>
        </>
      )}
    </section>
  );
}
