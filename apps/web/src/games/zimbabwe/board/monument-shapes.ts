import { TOP_LEVEL } from "../cards.ts";
import { tenth } from "./geometry.ts";

/** Numbers of the walls of a monument: one ring stands on the other. */
const RISE = 6.6;
const BASE = 37;
const CENTRE = 24;

interface Ring {
  readonly radius: number;
  readonly flat: number;
  /** Where its wall begins and ends, from below. */
  readonly foot: number;
  readonly top: number;
}

const RINGS: readonly Ring[] = Array.from({ length: TOP_LEVEL }, (_, n) => {
  const radius = 17.6 - n * 2.4;
  const foot = BASE - n * RISE;
  return { radius, flat: radius * 0.34, foot, top: foot - RISE };
});

/** The face of a ring's wall. */
const wallOf = ({ radius, flat, foot, top }: Ring): string =>
  `M${tenth(CENTRE - radius)} ${tenth(top)}V${tenth(foot)}a${tenth(radius)} ${tenth(flat)} 0 0 0 ${tenth(2 * radius)} 0V${tenth(top)}`;

/** Its right part, away from the light. */
const shadeOf = ({ radius, flat, foot, top }: Ring): string => {
  const x = radius * 0.35;
  const y = flat * Math.sqrt(1 - 0.35 ** 2);
  return `M${tenth(CENTRE + radius)} ${tenth(top)}V${tenth(foot)}A${tenth(radius)} ${tenth(flat)} 0 0 1 ${tenth(CENTRE + x)} ${tenth(foot + y)}V${tenth(top + y)}z`;
};

/** A zigzag around the front of a wall. */
function bandOf({ radius, flat, foot, top }: Ring): string {
  const teeth = Math.max(3, Math.round(radius * 0.4));
  const points = Array.from({ length: teeth * 2 + 1 }, (_, n) => {
    const angle = Math.PI - (Math.PI * n) / (teeth * 2);
    const x = CENTRE + (radius - 1) * Math.cos(angle);
    const y = (foot + top) / 2 + flat * Math.sin(angle) + (n % 2 === 0 ? 1.4 : -1.4);
    return `${tenth(x)} ${tenth(y)}`;
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
  wall: wallOf(ring),
  shade: shadeOf(ring),
  band: bandOf(ring),
  top: { cy: tenth(ring.top), rx: tenth(ring.radius), ry: tenth(ring.flat) },
  court: { cy: tenth(ring.top + 0.4), rx: tenth(ring.radius - 3.6), ry: tenth(ring.flat - 1.7) },
}));

/** How high the walls of a level reach. */
export const heightOf = (level: number): number => RING_SHAPES[level - 1]?.top.cy ?? BASE;
