import { useId } from "preact/hooks";

/** The size of the repeated piece. */
const WIDTH = 18;
const HEIGHT = 14;

/** The meander of the Mediterranean, in the full width and the colour of the text around it. */
export function MeanderBand({ height }: { readonly height: number }) {
  const id = useId();
  // It ends with a whole piece.
  const width = `round(down, 100%, ${(WIDTH * height) / HEIGHT}px)`;
  return (
    <svg
      class="meander-band"
      style={{ width, "--ornament": "var(--terracotta)" }}
      height={height}
      aria-hidden="true"
    >
      <pattern
        id={id}
        width={WIDTH}
        height={HEIGHT}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${height / HEIGHT})`}
      >
        <path
          d="M0 13H15V1.5H4V9.5H11V5.5H7.5M15 13H18"
          fill="none"
          stroke="currentColor"
          stroke-width="1.8"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
