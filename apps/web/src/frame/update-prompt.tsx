import { useSignal } from "@preact/signals";
import { words } from "../text/app-text.ts";
import "./update-prompt.css";
import { takeUpdate, waitingUpdate } from "./updates.ts";

/** Says that a new version is there, and waits. */
export function UpdatePrompt() {
  const isPutOff = useSignal(false);
  const { text, now, later } = words.value.common.update;
  const isShown = waitingUpdate.value !== undefined && !isPutOff.value;
  return (
    <div role="status" class={isShown ? "update-prompt" : ""}>
      {isShown && (
        <>
          <span>{text}</span>
          <button class="button primary" type="button" onClick={takeUpdate}>
            {now}
          </button>
          <button
            class="button plain"
            type="button"
            onClick={() => {
              isPutOff.value = true;
            }}
          >
            {later}
          </button>
        </>
      )}
    </div>
  );
}
