import type { ComponentChildren } from "preact";
import { online } from "../../text/online-text.ts";
import "./banner.css";
import type { OnlineModel } from "./online-model.ts";

interface NoticeProps {
  readonly kind?: "danger" | "question";
  readonly children: ComponentChildren;
  readonly ways?: ComponentChildren;
}

/** A line above the actions: what is the matter, and what to do about it. */
export function Notice({ kind, children, ways }: NoticeProps) {
  return (
    <div class={kind === undefined ? "online-notice" : `online-notice ${kind}`}>
      <span>{children}</span>
      {ways !== undefined && <div class="ways-on">{ways}</div>}
    </div>
  );
}

/** Says that the server cannot be reached, and that nothing is lost. */
export function ConnectionNotice({ model }: { readonly model: OnlineModel }) {
  const { connection: text } = online.value.live;
  return (
    <div role="status">
      {model.isCutOff.value && (
        <Notice
          kind="danger"
          ways={
            <button type="button" class="button" onClick={() => model.room.reconnect()}>
              {text.again}
            </button>
          }
        >
          {text.lost}
        </Notice>
      )}
    </div>
  );
}
