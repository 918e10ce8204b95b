import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { isStill } from "../../settings/theme.ts";
import { Icon } from "../../ui/icon.tsx";
import { idle } from "../../ui/when-idle.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { words } from "../../text/app-text.ts";

/** A game that was played before, in scenes. */
export interface Play {
  readonly count: number;
  readonly Scene: ComponentType<{ readonly at: number }>;
}

/** How long a scene stands, and the last one. */
const SCENE_MS = 1400;
const LAST_SCENE_MS = 6000;

/** A game that plays itself in the background; it stands still for those who want stillness. */
export function SelfPlay({ load }: { readonly load: () => Promise<Play> }) {
  // The screen does without the picture.
  const play = useLoaded(() =>
    idle()
      .then(load)
      .catch(() => undefined),
  );
  const count = play?.count ?? 0;
  /** The scene that is shown; undefined until one had its time. */
  const shown = useSignal<number | undefined>(undefined);
  const at = shown.value ?? Math.floor(count / 2);
  const isStopped = useSignal(false);
  const stands = isStill.value || isStopped.value;
  useEffect(() => {
    if (stands || count === 0) return undefined;
    const isLast = at === count - 1;
    const timer = setTimeout(
      () => {
        shown.value = isLast ? 0 : at + 1;
      },
      isLast ? LAST_SCENE_MS : SCENE_MS,
    );
    return () => clearTimeout(timer);
  }, [stands, play, at]);

  const { home } = words.value;
  return (
    <div class="self-play">
      {play !== undefined && <play.Scene at={at} />}
      {play !== undefined && !isStill.value && (
        <button
          type="button"
          class="button plain"
          aria-label={isStopped.value ? home.play : home.stop}
          title={isStopped.value ? home.play : home.stop}
          onClick={() => {
            isStopped.value = !isStopped.peek();
          }}
        >
          <Icon name={isStopped.value ? "play" : "pause"} />
        </button>
      )}
    </div>
  );
}
