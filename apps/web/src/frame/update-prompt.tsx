import { useSignal } from "@preact/signals";
import { appText } from "../text/app-text.ts";
import "./update-prompt.css";
import { applyUpdate, waitingUpdate } from "./updates.ts";

/** Shows that a new version is available. */
export function UpdatePrompt() {
  const isPutOff = useSignal(false);
  const { text, reload, later } = appText.value.common.update;
  const isShown = waitingUpdate.value !== undefined && !isPutOff.value;
  return (
    <div role="status" class={isShown ? "update-prompt" : ""}>
      {isShown && (
        <>
          <span>{text}</span>
          <button class="button primary" type="button" onClick={applyUpdate}>
            {reload}
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
