import { LINES, type Point } from "@sofala/tsoro";
import {
  linePath,
  type PointDrawing,
  type Position,
} from "../../../table/point-board/point-game.ts";
import { Slab } from "../../../table/point-board/slab.tsx";
import { STONE_RADIUS, Stone } from "./stone.tsx";

const TOP = 82;
const BASE = 462;
const MIDDLE = (TOP + BASE) / 2;

const POSITIONS: { readonly [point in Point]: Position } = {
  a: { x: 300, y: TOP },
  b1: { x: 186, y: MIDDLE },
  b2: { x: 300, y: MIDDLE },
  b3: { x: 414, y: MIDDLE },
  c1: { x: 72, y: BASE },
  c2: { x: 300, y: BASE },
  c3: { x: 528, y: BASE },
};

const pathBetween = (from: Point, to: Point) => linePath(POSITIONS[from], POSITIONS[to]);

/** The triangle through the outer points. */
const OUTLINE = `${pathBetween("a", "c3")}L${POSITIONS.c1.x} ${POSITIONS.c1.y}z`;

/** All five lines. */
const LINES_PATH = LINES.map(([first, , last]) => pathBetween(first, last)).join("");

const ZIGZAG = `M0 0${"l9.5 -8l9.5 8".repeat(23)}`;
/** Where the band of chevrons runs along each side, and its direction in degrees. */
const BANDS = [
  "translate(81 514)",
  `translate(${POSITIONS.c1.x - 36} ${POSITIONS.c1.y - 25}) rotate(-59)`,
  `translate(${POSITIONS.a.x + 39} ${POSITIONS.a.y - 20}) rotate(59)`,
];

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

/** How the board and its stones look. */
export const drawing: PointDrawing<Point> = {
  width: 600,
  height: 552,
  stoneRadius: STONE_RADIUS,
  positions: POSITIONS,
  rows: [["a"], ["b1", "b2", "b3"], ["c1", "c2", "c3"]],
  up: { b1: "a", b2: "a", b3: "a", c1: "b1", c2: "b2", c3: "b3" },
  down: { a: "b2", b1: "c1", b2: "c2", b3: "c3" },
  // In the corners beside the top.
  reserves: [
    [
      { x: 138, y: 52 },
      { x: 92, y: 132 },
      { x: 46, y: 52 },
    ],
    [
      { x: 462, y: 52 },
      { x: 508, y: 132 },
      { x: 554, y: 52 },
    ],
  ],
  Ground: () => (
    <Slab outline={OUTLINE} lines={LINES_PATH} points={Object.values(POSITIONS)} grains={GRAINS}>
      {BANDS.map((transform) => (
        <path key={transform} class="band" d={ZIGZAG} transform={transform} />
      ))}
    </Slab>
  ),
  Stone,
};
