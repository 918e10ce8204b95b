import { useSignal } from "@preact/signals";
import type { Pace } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { Icon } from "../../ui/icon.tsx";
import { onlineText } from "../../text/online-text.ts";

/** After this time bots are offered. */
const OFFER_BOTS_AFTER_MS = 20_000;

interface Props {
  readonly pace: Pace;
  readonly isBusy: boolean;
  readonly onBots: () => void;
}

/** Shown while other players are searched: what happens, and what else one can do. */
export function PairingWait({ pace, isBusy, onBots }: Props) {
  const { quickPairing } = onlineText.value.matchmaking;
  const hasWaited = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      hasWaited.value = true;
    }, OFFER_BOTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section class="panel pairing-wait">
      <h2>
        <span class="pulse" aria-hidden="true" />
        {quickPairing.waitTitle}
      </h2>
      <p>{pace.kind === "correspondence" ? quickPairing.waitCorrespondence : quickPairing.wait}</p>
      <div role="status">
        {hasWaited.value && (
          <p class="bots">
            {quickPairing.startWithBotsText}
            <button type="button" class="button" disabled={isBusy} onClick={onBots}>
              <Icon name="bot" />
              {quickPairing.startWithBots}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
