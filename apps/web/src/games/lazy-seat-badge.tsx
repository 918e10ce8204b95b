import type { FunctionComponent } from "preact";
import { lazy, type LazyComponent } from "../ui/lazy.tsx";
import type { SeatBadgeProps } from "./game-ui.ts";

/** A seat's badge that is loaded when it is first shown; until then it has its size. */
export const lazySeatBadge = (
  load: () => Promise<FunctionComponent<SeatBadgeProps>>,
): LazyComponent<SeatBadgeProps> =>
  lazy(load, ({ size }) => <svg width={size} height={size} aria-hidden="true" />);
