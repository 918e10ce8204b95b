import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import { SeatBadge } from "../art/seat-badge.tsx";

interface Props {
  readonly seat?: Seat | undefined;
  readonly children: ComponentChildren;
}

/** The title of a slide. */
export const SlideTitle = ({ seat, children }: Props) => (
  <h3>
    {seat !== undefined && <SeatBadge seat={seat} size="2rem" />}
    {children}
  </h3>
);
