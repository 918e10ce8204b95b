import { Band } from "../../ui/band.tsx";

const PIECE = { width: 28, height: 14 };

/** Triangles with stones at their corners, in the full width and the colour of the text around them. */
export const StoneBand = ({ height }: { readonly height: number }) => (
  <Band class="stone-band" piece={PIECE} height={height}>
    <path d="M0 11.5h28M0 11.5L14 2.5l14 9M14 2.5v9" fill="none" stroke="currentColor" />
    <path d="M0 9a2.5 2.5 0 0 1 0 5zM28 9a2.5 2.5 0 0 0 0 5z" fill="currentColor" />
    <circle cx="14" cy="2.5" r="2.5" fill="currentColor" />
  </Band>
);
