import { useSignal } from "@preact/signals";
import type { View } from "@sofala/zimbabwe";
import { useEffect, useRef } from "preact/hooks";
import { BoardThumbnail } from "../../boards/zimbabwe/board/thumbnail.tsx";
import { followView } from "../../online/live-view.ts";
import { useInSight } from "../../ui/use-in-sight.ts";
import { online } from "../../words/online-words.ts";
import "./live-board.css";

interface Props {
  readonly id: string;
  readonly names: readonly string[];
}

/** A small board of a game that is being played, followed while it can be seen. */
export function LiveBoard({ id, names }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(frame);
  const view = useSignal<View | undefined>(undefined);
  useEffect(() => {
    if (!isInSight.value) return undefined;
    return followView(id, (seen) => {
      view.value = seen as View;
    });
  }, [id, isInSight.value]);
  return (
    <div class="live-board" ref={frame}>
      {view.value !== undefined && (
        <BoardThumbnail view={view.value} label={online.value.finding.board(names)} />
      )}
    </div>
  );
}
