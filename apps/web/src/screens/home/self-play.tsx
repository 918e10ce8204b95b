import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { BoardView } from "../../boards/zimbabwe/board/board-view.ts";
import { isStill } from "../../settings/theme.ts";
import { Icon } from "../../ui/icon.tsx";
import { idle } from "../../ui/idle.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { words } from "../../words/words.ts";

interface Loaded {
  readonly scenes: readonly BoardView[];
  readonly BoardThumbnail: ComponentType<{ readonly view: BoardView }>;
}

/** How long a scene stands, and the last one. */
const SCENE_MS = 1400;
const LAST_SCENE_MS = 6000;

/** A game that plays itself in the background; it stands still for those who want stillness. */
export function SelfPlay() {
  // The screen does without the picture.
  const loaded = useLoaded(() => load().catch(() => undefined));
  const scenes = loaded?.scenes ?? [];
  /** The scene that is shown; undefined until one had its time. */
  const shown = useSignal<number | undefined>(undefined);
  const at = shown.value ?? Math.floor(scenes.length / 2);
  const isStopped = useSignal(false);
  const stands = isStill.value || isStopped.value;
  useEffect(() => {
    if (stands || scenes.length === 0) return undefined;
    const isLast = at === scenes.length - 1;
    const timer = setTimeout(
      () => {
        shown.value = isLast ? 0 : at + 1;
      },
      isLast ? LAST_SCENE_MS : SCENE_MS,
    );
    return () => clearTimeout(timer);
  }, [stands, loaded, at]);

  const { home } = words.value;
  const view = scenes[at];
  return (
    <div class="self-play">
      {loaded !== undefined && view !== undefined && <loaded.BoardThumbnail view={view} />}
      {view !== undefined && !isStill.value && (
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

async function load(): Promise<Loaded> {
  await idle();
  const [{ scenes }, { BoardThumbnail }] = await Promise.all([
    import("./scenes.ts"),
    import("../../boards/zimbabwe/board/thumbnail.tsx"),
  ]);
  return { scenes: scenes(), BoardThumbnail };
}
