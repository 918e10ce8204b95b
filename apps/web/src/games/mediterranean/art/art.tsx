import type { ComponentChildren } from "preact";
import "./art.css";

interface Props {
  /** The kind of icon, and its subject. */
  readonly class: string;
  /** In CSS: `1.5em`. */
  readonly size: string;
  readonly children: ComponentChildren;
}

/** A picture in a square of 24, with the outline that all pictures of the Mediterranean have. */
export const ArtIcon = ({ class: name, size, children }: Props) => (
  <svg
    class={`art ${name}`}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="var(--art-line)"
    stroke-width="1.3"
    stroke-linejoin="round"
    stroke-linecap="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);
