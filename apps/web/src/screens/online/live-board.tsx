import { useSignal } from "@preact/signals";
import { isObject } from "@sofala/engine";
import type { View as MarketView } from "@sofala/mediterranean";
import type { View } from "@sofala/zimbabwe";
import { useEffect, useRef } from "preact/hooks";
import { MarketPlan } from "../../games/mediterranean/thumbnail/thumbnail.tsx";
import { BoardThumbnail } from "../../games/zimbabwe/board/thumbnail.tsx";
import { followView } from "../../online/live-view.ts";
import { useInSight } from "../../ui/use-in-viewport.ts";
import { online } from "../../text/online-text.ts";
import "./live-board.css";

interface Props {
  readonly id: string;
  readonly names: readonly string[];
}

/** A small board of a game that is being played, followed while it can be seen. */
export function LiveBoard({ id, names }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(frame);
  const view = useSignal<unknown>(undefined);
  useEffect(() => {
    if (!isInSight.value) return undefined;
    return followView(id, (seen) => {
      view.value = seen;
    });
  }, [id, isInSight.value]);
  return (
    <div class="live-board" ref={frame}>
      {view.value !== undefined && (
        <Picture view={view.value} label={online.value.finding.board(names)} />
      )}
    </div>
  );
}

interface PictureProps {
  readonly view: unknown;
  readonly label: string;
}

/** What the server shows of its own games. */
const Picture = ({ view, label }: PictureProps) =>
  isObject(view) && view["game"] === "mediterranean" ? (
    <MarketPlan view={view as unknown as MarketView} label={label} />
  ) : (
    <BoardThumbnail view={view as View} label={label} />
  );
