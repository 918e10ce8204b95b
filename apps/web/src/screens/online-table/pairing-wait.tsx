import { useSignal } from "@preact/signals";
import type { Pace } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { Icon } from "../../ui/icon.tsx";
import { online } from "../../text/online-text.ts";

/** Milliseconds after which somebody who waits is offered bots. */
const WHILE = 20_000;

interface Props {
  readonly pace: Pace;
  readonly isBusy: boolean;
  readonly onBots: () => void;
}

/** Strangers are looked for: what happens by itself, and what else one can do. */
export function QuickWait({ pace, isBusy, onBots }: Props) {
  const { quick } = online.value.finding;
  const hasWaited = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      hasWaited.value = true;
    }, WHILE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section class="panel quick-wait">
      <h2>
        <span class="pulse" aria-hidden="true" />
        {quick.waitTitle}
      </h2>
      <p>{pace.kind === "correspondence" ? quick.waitDays : quick.wait}</p>
      <div role="status">
        {hasWaited.value && (
          <p class="bots">
            {quick.botsText}
            <button type="button" class="button" disabled={isBusy} onClick={onBots}>
              <Icon name="bot" />
              {quick.bots}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
