import { LINES_PATH, OUTLINE, POSITIONS } from "./geometry.ts";
import "./slab.css";

const ZIGZAG = `M0 0${"l9.5 -8l9.5 8".repeat(23)}`;
/** Where the band of chevrons runs along each side, and its direction in degrees. */
const BANDS = [
  "translate(81 514)",
  `translate(${POSITIONS.c1.x - 36} ${POSITIONS.c1.y - 25}) rotate(-59)`,
  `translate(${POSITIONS.a.x + 39} ${POSITIONS.a.y - 20}) rotate(59)`,
];

/** Dark grains in the slab: where they are, and their size. */
const GRAINS = [
  [236, 244, 6],
  [352, 214, 4],
  [268, 176, 5],
  [334, 322, 6],
  [204, 352, 5],
  [252, 408, 7],
  [124, 424, 5],
  [402, 366, 4],
  [446, 428, 6],
  [366, 414, 5],
  [160, 388, 4],
  [226, 320, 4],
] as const;

/** The board without stones: a slab with five grooves and seven hollows. */
export const Slab = () => (
  <g class="tsoro-slab">
    <path class="shadow" d={OUTLINE} transform="translate(0 16)" />
    <path class="side" d={OUTLINE} transform="translate(0 10)" />
    <path class="rim" d={OUTLINE} />
    <path class="bevel" d={OUTLINE} />
    <path class="top" d={OUTLINE} />
    {GRAINS.map(([x, y, size]) => (
      <ellipse key={x} class="grain" cx={x} cy={y} rx={size} ry={size * 0.6} />
    ))}
    {BANDS.map((transform) => (
      <path key={transform} class="band" d={ZIGZAG} transform={transform} />
    ))}
    <path class="groove-light" d={LINES_PATH} transform="translate(1.5 2)" />
    <path class="groove" d={LINES_PATH} />
    {Object.entries(POSITIONS).map(([point, { x, y }]) => (
      <g key={point} transform={`translate(${x} ${y})`}>
        <circle class="hollow-light" r="21" cy="2" />
        <circle class="hollow" r="20" />
      </g>
    ))}
  </g>
);
