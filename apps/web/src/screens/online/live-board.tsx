import { useSignal } from "@preact/signals";
import { isObject } from "@sofala/engine";
import type { View as MarketView } from "@sofala/mediterranean";
import type { View } from "@sofala/zimbabwe";
import { useEffect, useRef } from "preact/hooks";
import { TableThumbnail } from "../../games/mediterranean/thumbnail/thumbnail.tsx";
import { BoardThumbnail } from "../../games/zimbabwe/board/thumbnail.tsx";
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

interface GameThumbnailProps {
  readonly view: unknown;
  readonly label: string;
}

/** The thumbnail of a view from the server. */
const GameThumbnail = ({ view, label }: GameThumbnailProps) =>
  isObject(view) && view["game"] === "mediterranean" ? (
    <TableThumbnail view={view as unknown as MarketView} label={label} />
  ) : (
    <BoardThumbnail view={view as View} label={label} />
  );
