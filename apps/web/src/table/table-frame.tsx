import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { prefetchWhenIdle, type LazyComponent } from "../ui/lazy.tsx";
import { LogAnnouncer } from "./log-announcer.tsx";
import { TableLayout, type SideTab } from "./table-layout.tsx";
import type { SharedModels, TableViewProps } from "./table-ui.ts";

interface Props extends Pick<
  TableViewProps<SharedModels>,
  "models" | "banners" | "extraTabs" | "guide"
> {
  readonly header: ComponentChildren;
  readonly seats: ComponentChildren;
  readonly track?: ComponentChildren;
  readonly board: ComponentChildren;
  /** The tabs of the game. */
  readonly tabs: readonly SideTab[];
  /** What the person here can do now. */
  readonly actions: ComponentChildren;
  /** Parts that are fetched while the page is idle; must be constant. */
  readonly prefetched?: readonly Pick<LazyComponent<object>, "fetch">[];
}

/** A table for playing, with the parts that its game brings. */
export function TableFrame(props: Props) {
  const { models, banners, extraTabs = [], tabs, actions, prefetched = [], ...slots } = props;
  useEffect(() => void prefetchWhenIdle(prefetched), []);
  const bar = (
    <>
      {banners}
      {actions}
    </>
  );
  return (
    <>
      <TableLayout layout={models.layout} side={[...tabs, ...extraTabs]} bar={bar} {...slots} />
      <LogAnnouncer lines={models.log} />
    </>
  );
}
