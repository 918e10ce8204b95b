import type { CellName } from "@sofala/zimbabwe";
import { isMotionReduced } from "../../../settings/theme.ts";
import { centreOf } from "./geometry.ts";
import "./celebration.css";

const RAYS = 12;
const SPARKS = 14;
/** A beam from the middle outwards, and a spark around its origin, both pointing up. */
const BEAM = "M-5 -34L0 -150L5 -34z";
const SPARK = "M0 -9L4 0L0 9L-4 0z";

const angles = (count: number) => Array.from({ length: count }, (_, n) => (n * 360) / count);

/** A monument has reached the highest level: light and sparks around it for two seconds. */
export function Celebration({ cell }: { readonly cell: CellName }) {
  if (isMotionReduced.value) return undefined;
  const { x, y } = centreOf(cell);
  return (
    <g class="celebration" transform={`translate(${x} ${y})`}>
      <circle class="glow" r="96" />
      <g class="beams">
        {angles(RAYS).map((angle) => (
          <path key={angle} d={BEAM} transform={`rotate(${angle})`} />
        ))}
      </g>
      <circle class="wave" r="40" />
      <circle class="wave later" r="40" />
      {angles(SPARKS).map((angle, n) => (
        <g key={angle} transform={`rotate(${angle + 8})`}>
          <path class={n % 2 === 0 ? "spark" : "spark near"} d={SPARK} />
        </g>
      ))}
    </g>
  );
}
