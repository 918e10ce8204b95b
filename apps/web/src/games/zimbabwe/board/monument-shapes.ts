import { MAX_LEVEL } from "../cards.ts";
import { roundToTenth } from "./geometry.ts";

/** Sizes of the walls of a monument: rings on top of each other. */
const WALL_HEIGHT = 6.6;
const BASE_Y = 37;
const CENTRE_X = 24;

interface Ring {
  readonly radius: number;
  readonly verticalRadius: number;
  /** The bottom and the top of its wall. */
  readonly footY: number;
  readonly topY: number;
}

const RINGS: readonly Ring[] = Array.from({ length: MAX_LEVEL }, (_, n) => {
  const radius = 17.6 - n * 2.4;
  const footY = BASE_Y - n * WALL_HEIGHT;
  return { radius, verticalRadius: radius * 0.34, footY, topY: footY - WALL_HEIGHT };
});

/** The face of a ring's wall. */
const wallPath = ({ radius, verticalRadius, footY, topY }: Ring): string =>
  `M${roundToTenth(CENTRE_X - radius)} ${roundToTenth(topY)}V${roundToTenth(footY)}a${roundToTenth(radius)} ${roundToTenth(verticalRadius)} 0 0 0 ${roundToTenth(2 * radius)} 0V${roundToTenth(topY)}`;

/** Its right part, away from the light. */
const shadePath = ({ radius, verticalRadius, footY, topY }: Ring): string => {
  const x = radius * 0.35;
  const y = verticalRadius * Math.sqrt(1 - 0.35 ** 2);
  return `M${roundToTenth(CENTRE_X + radius)} ${roundToTenth(topY)}V${roundToTenth(footY)}A${roundToTenth(radius)} ${roundToTenth(verticalRadius)} 0 0 1 ${roundToTenth(CENTRE_X + x)} ${roundToTenth(footY + y)}V${roundToTenth(topY + y)}z`;
};

/** A zigzag around the front of a wall. */
function bandPath({ radius, verticalRadius, footY, topY }: Ring): string {
  const teeth = Math.max(3, Math.round(radius * 0.4));
  const points = Array.from({ length: teeth * 2 + 1 }, (_, n) => {
    const angle = Math.PI - (Math.PI * n) / (teeth * 2);
    const x = CENTRE_X + (radius - 1) * Math.cos(angle);
    const y = (footY + topY) / 2 + verticalRadius * Math.sin(angle) + (n % 2 === 0 ? 1.4 : -1.4);
    return `${roundToTenth(x)} ${roundToTenth(y)}`;
  });
  return `M${points.join("L")}`;
}

interface Ellipse {
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

interface RingShape {
  readonly wall: string;
  readonly shade: string;
  readonly band: string;
  readonly top: Ellipse;
  /** What the wall encloses, seen from above. */
  readonly court: Ellipse;
}

/** From the lowest ring up. */
export const RING_SHAPES: readonly RingShape[] = RINGS.map((ring) => ({
  wall: wallPath(ring),
  shade: shadePath(ring),
  band: bandPath(ring),
  top: {
    cy: roundToTenth(ring.topY),
    rx: roundToTenth(ring.radius),
    ry: roundToTenth(ring.verticalRadius),
  },
  court: {
    cy: roundToTenth(ring.topY + 0.4),
    rx: roundToTenth(ring.radius - 3.6),
    ry: roundToTenth(ring.verticalRadius - 1.7),
  },
}));

/** How high the walls of a level reach. */
export const wallTopY = (level: number): number => RING_SHAPES[level - 1]?.top.cy ?? BASE_Y;
