import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

/** More pieces than the widest window shows. */
const PIECES = 1000;
const PX_PER_REM = 16;

interface Props {
  readonly class: string;
  /** The size of the repeated piece. */
  readonly piece: { readonly width: number; readonly height: number };
  /** In pixels at the usual size of text; the band grows with it. */
  readonly height: number;
  /** By default as many whole pieces as there is space for. */
  readonly width?: string;
  /** The colour of the ornament where a screen shows those of several games. */
  readonly ornament?: string;
  readonly children: ComponentChildren;
}

/** A strip in which a piece repeats, in the colour of the text around it. */
export function Band({ piece, height, width, ornament, children, ...rest }: Props) {
  const id = useId();
  const rem = height / PX_PER_REM;
  const whole = `round(down, 100%, ${(rem * piece.width) / piece.height}rem)`;
  return (
    <svg
      {...rest}
      style={{ width: width ?? whole, height: `${rem}rem`, "--ornament": ornament }}
      viewBox={`0 0 ${piece.width * PIECES} ${piece.height}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <pattern id={id} {...piece} patternUnits="userSpaceOnUse">
        {children}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
