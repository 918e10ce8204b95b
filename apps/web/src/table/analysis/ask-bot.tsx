import type { ComponentChildren } from "preact";
import { allAppText } from "../../text/app-text.ts";
import type { RequestState } from "./request-cache.ts";

interface Props {
  readonly bot: string;
  readonly state: RequestState<object>;
  readonly onAsk: () => void;
  /** Fields before and after the button. */
  readonly before?: ComponentChildren;
  readonly after?: ComponentChildren;
}

/** The button that asks a bot, and whether it is thinking. */
export function AskBot({ bot, state, onAsk, before, after }: Props) {
  const { analysis: text } = allAppText.value;
  return (
    <>
      <div class="asking">
        {before}
        <button
          type="button"
          class="button"
          aria-disabled={state !== undefined && state !== "failed"}
          onClick={onAsk}
        >
          {text.ask(bot)}
        </button>
        {after}
      </div>
      <p class={typeof state === "string" ? "quiet" : "spoken"} role="status">
        {state === "asking" && text.thinking(bot)}
        {state === "failed" && text.failed(bot)}
      </p>
    </>
  );
}
