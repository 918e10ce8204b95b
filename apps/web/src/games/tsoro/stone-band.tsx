import { useId } from "preact/hooks";

/** The size of the repeated piece. */
const WIDTH = 28;
const HEIGHT = 14;

/** Triangles with stones at their corners, in the full width and the colour of the text around them. */
export function StoneBand({ height }: { readonly height: number }) {
  const id = useId();
  // It ends with a whole piece.
  const width = `round(down, 100%, ${(WIDTH * height) / HEIGHT}px)`;
  return (
    <svg class="stone-band" style={{ width }} height={height} aria-hidden="true">
      <pattern
        id={id}
        width={WIDTH}
        height={HEIGHT}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${height / HEIGHT})`}
      >
        <path d="M0 11.5h28M0 11.5L14 2.5l14 9M14 2.5v9" fill="none" stroke="currentColor" />
        <path d="M0 9a2.5 2.5 0 0 1 0 5zM28 9a2.5 2.5 0 0 0 0 5z" fill="currentColor" />
        <circle cx="14" cy="2.5" r="2.5" fill="currentColor" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
