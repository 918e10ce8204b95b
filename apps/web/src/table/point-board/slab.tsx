import type { ComponentChildren } from "preact";
import type { Position } from "./point-game.ts";
import "./slab.css";

interface Props {
  /** The path around the board. */
  readonly outline: string;
  /** The path of all lines. */
  readonly lines: string;
  readonly points: readonly Position[];
  /** Dark grains in the stone: where they are, and their size. */
  readonly grains: readonly (readonly [x: number, y: number, size: number])[];
  /** What is carved into the rim: paths of the class `band`. */
  readonly children?: ComponentChildren;
}

/** A board without stones: a slab of stone with a groove for each line and a hollow for each point. */
export const Slab = ({ outline, lines, points, grains, children }: Props) => (
  <g class="slab">
    <path class="shadow" d={outline} transform="translate(0 16)" />
    <path class="side" d={outline} transform="translate(0 10)" />
    <path class="rim" d={outline} />
    <path class="bevel" d={outline} />
    <path class="top" d={outline} />
    {grains.map(([x, y, size]) => (
      <ellipse key={x} class="grain" cx={x} cy={y} rx={size} ry={size * 0.6} />
    ))}
    {children}
    <path class="groove-light" d={lines} transform="translate(1.5 2)" />
    <path class="groove" d={lines} />
    {points.map(({ x, y }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <circle class="hollow-light" r="21" cy="2" />
        <circle class="hollow" r="20" />
      </g>
    ))}
  </g>
);
