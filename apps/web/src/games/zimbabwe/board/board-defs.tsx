import type { Craft, Resource } from "@sofala/zimbabwe";
import { memo } from "../../../ui/memo.ts";
import { LEVELS } from "../cards.ts";
import { CattleHead } from "./cattle.tsx";
import { CRAFT_SIGNS } from "./craft-signs.tsx";
import { EmpireDefs } from "./empires.tsx";
import { StoneBird, Walls } from "./monuments.tsx";
import { RESOURCE_SHAPES } from "./resource-shapes.tsx";
import { StoneRing } from "./starting-areas.tsx";
import { UsedMarker } from "./used-marker.tsx";

const CELL_VIEW_BOX = "0 0 48 48";

/** Shapes that the layers of a board refer to; the id keeps several boards apart. */
export const BoardDefs = memo(({ id }: { readonly id: string }) => (
  <>
    <EmpireDefs id={id} />
    <defs>
      {(Object.keys(RESOURCE_SHAPES) as Resource[]).map((resource) => {
        const Shape = RESOURCE_SHAPES[resource];
        return (
          <symbol key={resource} id={`${id}-${resource}`} viewBox={CELL_VIEW_BOX}>
            <Shape />
          </symbol>
        );
      })}
      {(Object.keys(CRAFT_SIGNS) as Craft[]).map((craft) => {
        const Shape = CRAFT_SIGNS[craft];
        return (
          <symbol key={craft} id={`${id}-${craft}`} viewBox={CELL_VIEW_BOX}>
            <Shape />
          </symbol>
        );
      })}
      <symbol id={`${id}-cattle`} viewBox="0 0 16 16" fill="var(--paper-cattle)">
        <CattleHead />
      </symbol>
      <symbol id={`${id}-bird`} viewBox="0 0 20 20">
        <StoneBird />
      </symbol>
      <symbol id={`${id}-stones`} viewBox={CELL_VIEW_BOX}>
        <StoneRing />
      </symbol>
      <symbol id={`${id}-barred`} viewBox="0 0 18 18">
        <circle
          cx="9"
          cy="9"
          r="8"
          fill="var(--paper)"
          stroke="var(--paper-rim)"
          stroke-width="1.5"
        />
        <path d="M4 8h10c0 3.5-2 5.5-5 5.5S4 11.5 4 8z" fill="var(--paper-ink)" />
        <path
          d="M4 14L14 4"
          stroke="var(--paper-barred)"
          stroke-width="2.5"
          stroke-linecap="round"
        />
      </symbol>
      {[1, 2].map((uses) => (
        <symbol key={uses} id={`${id}-used-${uses}`} viewBox={CELL_VIEW_BOX}>
          <UsedMarker uses={uses} />
        </symbol>
      ))}
      {LEVELS.map((level) => (
        <g key={level} id={`${id}-walls-${level}`}>
          <Walls level={level} />
        </g>
      ))}
      <path
        id={`${id}-rays`}
        d={starPath(20, 31, 25, 24)}
        fill="var(--gold)"
        stroke="var(--gold-dark)"
        stroke-width="1.2"
      />
      <path
        id={`${id}-star`}
        d={starPath(16, 30, 25, 0)}
        fill="var(--gold)"
        stroke="var(--gold-dark)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
    </defs>
  </>
));

/** A star around a centre; its points reach as far as `far`. */
function starPath(points: number, far: number, near: number, centre: number): string {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const angle = (n / points) * Math.PI;
    const radius = n % 2 === 0 ? far : near;
    const at = (part: number): string => (centre + radius * part).toFixed(1);
    return `${at(Math.sin(angle))} ${at(Math.cos(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}
