import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { lazyWithFirstTexts, prefetchWhenIdle, type LazyComponent } from "../ui/lazy.tsx";
import { LogAnnouncer } from "./log-announcer.tsx";
import { TableLayout, type SideTab } from "./table-layout.tsx";
import type { SharedModels, TableViewProps } from "./table-ui.ts";
import type { RenderBadge } from "./render-badge.ts";

const LiveCaption = lazyWithFirstTexts(
  () => import("./live/live-caption.tsx").then((module) => module.LiveCaption),
  () => undefined,
);

interface Props extends Pick<
  TableViewProps<SharedModels>,
  "models" | "banners" | "extraTabs" | "guide"
> {
  readonly header: ComponentChildren;
  readonly seats: ComponentChildren;
  readonly track?: ComponentChildren;
  readonly board: ComponentChildren;
  /** For the player in the caption of a move. */
  readonly badge?: RenderBadge;
  /** The tabs of the game. */
  readonly tabs: readonly SideTab[];
  /** What the person here can do now. */
  readonly actions: ComponentChildren;
  /** See `TableLayout`. */
  readonly hasActionColumn?: boolean;
  /** Parts that are fetched while the page is idle; must be constant. */
  readonly prefetched?: readonly Pick<LazyComponent<object>, "fetch">[];
}

/** A table for playing, with the parts that its game brings. */
export function TableFrame(props: Props) {
  const { models, banners, extraTabs = [], tabs, actions, prefetched = [], ...rest } = props;
  const { badge, board, ...slots } = rest;
  const playback = models.table.playback?.value;
  useEffect(() => void prefetchWhenIdle(prefetched), []);
  const bar = (
    <>
      {banners}
      {actions}
    </>
  );
  return (
    <>
      <TableLayout
        layout={models.layout}
        side={[...tabs, ...extraTabs]}
        bar={bar}
        board={
          <>
            {board}
            {playback !== undefined && (
              <LiveCaption models={models} playback={playback} badge={badge} />
            )}
          </>
        }
        {...slots}
      />
      <LogAnnouncer lines={models.log} />
    </>
  );
}
