import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { SelfPlayScenes } from "../../games/game-ui.ts";
import { isMotionReduced } from "../../settings/theme.ts";
import { Icon } from "../../ui/icon.tsx";
import { whenIdle } from "../../ui/when-idle.ts";
import { useLoaded } from "../../use-loaded.ts";
import { appText } from "../../text/app-text.ts";

/** How long a scene is shown, and the last one. */
const SCENE_MS = 1400;
const LAST_SCENE_MS = 6000;

/** A recorded game in the background; it does not move if reduced motion is preferred. */
export function SelfPlay({ load }: { readonly load: () => Promise<SelfPlayScenes> }) {
  // The screen works without the picture.
  const scenes = useLoaded(() =>
    whenIdle()
      .then(load)
      .catch(() => undefined),
  );
  const count = scenes?.sceneCount ?? 0;
  /** The current scene; undefined until the first change. */
  const shown = useSignal<number | undefined>(undefined);
  const at = shown.value ?? Math.floor(count / 2);
  const isStopped = useSignal(false);
  const isStill = isMotionReduced.value || isStopped.value;
  useEffect(() => {
    if (isStill || count === 0) return undefined;
    const isLast = at === count - 1;
    const timer = setTimeout(
      () => {
        shown.value = isLast ? 0 : at + 1;
      },
      isLast ? LAST_SCENE_MS : SCENE_MS,
    );
    return () => clearTimeout(timer);
  }, [isStill, scenes, at]);

  const { home } = appText.value;
  return (
    <div class="self-play">
      {scenes !== undefined && <scenes.Scene at={at} />}
      {scenes !== undefined && !isMotionReduced.value && (
        <button
          type="button"
          class="button plain"
          aria-label={isStopped.value ? home.playAnimation : home.stopAnimation}
          title={isStopped.value ? home.playAnimation : home.stopAnimation}
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
