import type { Craft, Empire, God, Resource, Specialist } from "@sofala/zimbabwe";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { CattleHead } from "./cattle.tsx";
import { CRAFT_SIGNS } from "./craft-signs.tsx";
import { EmpireDefs, fillOf } from "./empires.tsx";
import { GOD_GLYPHS } from "./god-glyphs.tsx";
import { Walls } from "./monuments.tsx";
import { RESOURCE_SHAPES } from "./resource-shapes.tsx";
import { SPECIALIST_GLYPHS } from "./specialist-glyphs.tsx";

/** Pieces as pictures among words: as high as the text unless a size is given, and silent. */
interface Sized {
  readonly size?: number | string;
}

export function ResourceIcon({ resource, size }: Sized & { readonly resource: Resource }) {
  const Shape = RESOURCE_SHAPES[resource];
  return (
    <Picture size={size} box="0 0 48 48">
      <Shape />
    </Picture>
  );
}

/** The sign of a craft on its round board. */
export function CraftIcon({ craft, size }: Sized & { readonly craft: Craft }) {
  const Sign = CRAFT_SIGNS[craft];
  return (
    <Picture size={size} box="-9 -9 66 66">
      <circle
        cx="24"
        cy="24"
        r="31.5"
        fill="var(--paper)"
        stroke="var(--paper-rim)"
        stroke-width="2"
      />
      <Sign />
    </Picture>
  );
}

/** One head of cattle, in the colour of the text around it. */
export const CattleIcon = ({ size }: Sized) => (
  <Picture size={size} box="0 0 16 16">
    <g fill="currentColor">
      <CattleHead />
    </g>
  </Picture>
);

export function GodIcon({ god, size }: Sized & { readonly god: God }) {
  const Glyph = GOD_GLYPHS[god];
  return (
    <Picture size={size} box="0 0 24 24">
      <g {...LINES}>
        <Glyph />
      </g>
    </Picture>
  );
}

export function SpecialistIcon({ specialist, size }: Sized & { readonly specialist: Specialist }) {
  const Glyph = SPECIALIST_GLYPHS[specialist];
  return (
    <Picture size={size} box="0 0 24 24">
      <g {...LINES}>
        <Glyph />
      </g>
    </Picture>
  );
}

interface MonumentIconProps extends Sized {
  readonly level: number;
  /** Whose colours it stands on. */
  readonly empire?: Empire;
}

export function MonumentIcon({ level, empire, size }: MonumentIconProps) {
  const id = useId();
  return (
    <Picture size={size} box="0 0 48 48">
      {empire !== undefined && (
        <>
          <EmpireDefs id={id} empires={[empire]} />
          <rect
            x="1.5"
            y="1.5"
            width="45"
            height="45"
            rx="13"
            fill={fillOf(empire, id)}
            stroke="var(--seat-rim)"
            stroke-width="2"
          />
        </>
      )}
      <Walls level={level} />
    </Picture>
  );
}

const LINES = {
  fill: "none",
  stroke: "currentColor",
  "stroke-width": "2",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;

interface PictureProps {
  readonly size: number | string | undefined;
  readonly box: string;
  readonly children: ComponentChildren;
}

const Picture = ({ size = "1em", box, children }: PictureProps) => (
  <svg class="piece" viewBox={box} width={size} height={size} aria-hidden="true">
    {children}
  </svg>
);
