import { useSignal } from "@preact/signals";
import { isObject } from "@sofala/engine";
import { useEffect, useRef } from "preact/hooks";
import type { ThumbnailProps } from "../../games/game-ui.ts";
import { gameOrDefault } from "../../games/registry.ts";
import { followView } from "../../online/live-view.ts";
import { useInViewport } from "../../ui/use-in-viewport.ts";
import { onlineText } from "../../text/online-text.ts";
import "./live-board.css";

interface Props {
  readonly id: string;
  readonly names: readonly string[];
}

/** A small board of a running game, updated while it is visible. */
export function LiveBoard({ id, names }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const isInSight = useInViewport(frame);
  const view = useSignal<unknown>(undefined);
  useEffect(() => {
    if (!isInSight.value) return undefined;
    return followView(id, (newView) => {
      view.value = newView;
    });
  }, [id, isInSight.value]);
  return (
    <div class="live-board" ref={frame}>
      {view.value !== undefined && (
        <GameThumbnail view={view.value} label={onlineText.value.matchmaking.boardLabel(names)} />
      )}
    </div>
  );
}

/** The thumbnail of a view from the server. */
function GameThumbnail({ view, label }: Required<ThumbnailProps>) {
  const { Thumbnail } = gameOrDefault(isObject(view) ? view["game"] : undefined);
  return <Thumbnail view={view} label={label} />;
}
