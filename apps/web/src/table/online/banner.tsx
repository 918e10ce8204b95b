import type { ComponentChildren } from "preact";
import { onlineText } from "../../text/online-text.ts";
import "./banner.css";
import type { OnlineModel } from "./online-model.ts";

interface BannerProps {
  readonly kind?: "danger" | "question";
  readonly children: ComponentChildren;
  readonly actions?: ComponentChildren;
}

/** A message above the actions, with buttons. */
export function Banner({ kind, children, actions }: BannerProps) {
  return (
    <div class={kind === undefined ? "online-banner" : `online-banner ${kind}`}>
      <span>{children}</span>
      {actions !== undefined && <div class="next-steps">{actions}</div>}
    </div>
  );
}

/** Shown while the server cannot be reached. */
export function ConnectionBanner({ model }: { readonly model: OnlineModel }) {
  const { connection: text } = onlineText.value.onlineTable;
  return (
    <div role="status">
      {model.isDisconnected.value && (
        <Banner
          kind="danger"
          actions={
            <button type="button" class="button" onClick={() => model.client.reconnect()}>
              {text.retry}
            </button>
          }
        >
          {text.lost}
        </Banner>
      )}
    </div>
  );
}
