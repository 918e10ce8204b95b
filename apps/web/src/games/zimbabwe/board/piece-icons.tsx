import type { Craft, Empire, God, Resource, Specialist } from "@sofala/zimbabwe";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { iconSize } from "../../../ui/icon.tsx";
import { CattleHead } from "./cattle.tsx";
import { CRAFT_SIGNS } from "./craft-signs.tsx";
import { EmpireDefs, empireFill } from "./empires.tsx";
import { GOD_GLYPHS } from "./god-glyphs.tsx";
import { Walls } from "./monuments.tsx";
import { RESOURCE_SHAPES } from "./resource-shapes.tsx";
import { SPECIALIST_GLYPHS } from "./specialist-glyphs.tsx";

/** Pieces as inline icons: as high as the text by default, hidden from screen readers. */
interface IconProps {
  readonly size?: number | string;
}

export function ResourceIcon({ resource, size }: IconProps & { readonly resource: Resource }) {
  const Shape = RESOURCE_SHAPES[resource];
  return (
    <IconSvg size={size} viewBox="0 0 48 48">
      <Shape />
    </IconSvg>
  );
}

/** The sign of a craft on its round board. */
export function CraftIcon({ craft, size }: IconProps & { readonly craft: Craft }) {
  const Sign = CRAFT_SIGNS[craft];
  return (
    <IconSvg size={size} viewBox="-9 -9 66 66">
      <circle
        cx="24"
        cy="24"
        r="31.5"
        fill="var(--paper)"
        stroke="var(--paper-rim)"
        stroke-width="2"
      />
      <Sign />
    </IconSvg>
  );
}

/** One head of cattle, in the colour of the text around it. */
export const CattleIcon = ({ size }: IconProps) => (
  <IconSvg size={size} viewBox="0 0 16 16">
    <g fill="currentColor">
      <CattleHead />
    </g>
  </IconSvg>
);

export function GodIcon({ god, size }: IconProps & { readonly god: God }) {
  const Glyph = GOD_GLYPHS[god];
  return (
    <IconSvg size={size} viewBox="0 0 24 24">
      <g {...LINE_STYLE}>
        <Glyph />
      </g>
    </IconSvg>
  );
}

export function SpecialistIcon({
  specialist,
  size,
}: IconProps & { readonly specialist: Specialist }) {
  const Glyph = SPECIALIST_GLYPHS[specialist];
  return (
    <IconSvg size={size} viewBox="0 0 24 24">
      <g {...LINE_STYLE}>
        <Glyph />
      </g>
    </IconSvg>
  );
}

interface MonumentIconProps extends IconProps {
  readonly level: number;
  /** The owner, for the colours of the background. */
  readonly empire?: Empire | undefined;
}

export function MonumentIcon({ level, empire, size }: MonumentIconProps) {
  const id = useId();
  return (
    <IconSvg size={size} viewBox="0 0 48 48">
      {empire !== undefined && (
        <>
          <EmpireDefs id={id} empires={[empire]} />
          <rect
            x="1.5"
            y="1.5"
            width="45"
            height="45"
            rx="13"
            fill={empireFill(empire, id)}
            stroke="var(--seat-rim)"
            stroke-width="2"
          />
        </>
      )}
      <Walls level={level} />
    </IconSvg>
  );
}

const LINE_STYLE = {
  fill: "none",
  stroke: "currentColor",
  "stroke-width": "2",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;

interface IconSvgProps {
  readonly size: number | string | undefined;
  readonly viewBox: string;
  readonly children: ComponentChildren;
}

const IconSvg = ({ size = "1em", viewBox: box, children }: IconSvgProps) => (
  <svg
    class="piece"
    viewBox={box}
    width={iconSize(size)}
    height={iconSize(size)}
    aria-hidden="true"
  >
    {children}
  </svg>
);
