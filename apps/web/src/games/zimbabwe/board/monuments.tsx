import type { CellName, Empire, View } from "@sofala/zimbabwe";
import { memo } from "../../../ui/memo.ts";
import { MAX_LEVEL } from "../cards.ts";
import { empireFill } from "./empires.tsx";
import { cornerOf, coordinatesOf } from "./geometry.ts";
import { wallTopY, RING_SHAPES } from "./monument-shapes.ts";
import "./numerals.css";

type Monument = View["monuments"][number];

/** The walls of a level, one ring inside the other, in a cell whose top left corner is the origin. */
export const Walls = ({ level }: { readonly level: number }) => (
  <g stroke="var(--granite-dark)" stroke-linejoin="round">
    {RING_SHAPES.slice(0, level).map(({ wall, shade, band, top, court }, n) => (
      <g key={n}>
        <path d={wall} fill="var(--granite-light)" />
        <path d={shade} fill="var(--granite)" stroke="none" />
        <path
          d={band}
          fill="none"
          stroke={level === MAX_LEVEL ? "var(--gold-dark)" : "var(--granite-band)"}
          stroke-width="1.3"
        />
        <path d={wall} fill="none" />
        <ellipse cx="24" {...top} fill="var(--granite-top)" />
        {n === level - 1 && <ellipse cx="24" {...court} fill="var(--granite-dark)" stroke="none" />}
      </g>
    ))}
  </g>
);

/** The bird that watches over a finished monument, in a square of 20. */
export const StoneBird = () => (
  <path
    d="M9 3c2-2.5 5-2 5.5.5L17 5.5l-2.5.7c.5 4.3-.5 7.3-2.5 9.3v2h2V20H5v-2.5h2.5v-2C5 13 5 8 9 3z"
    fill="var(--gold)"
    stroke="var(--gold-dark)"
    stroke-width="1.2"
    stroke-linejoin="round"
  />
);

interface PlacedMonumentProps {
  readonly id: string;
  readonly at: CellName;
  readonly empire: Empire;
  readonly level: number;
}

/** A monument on ground of its owner's colours, with a flag and its level. */
export const PlacedMonument = memo(({ id, at, empire, level }: PlacedMonumentProps) => {
  const { x, y } = cornerOf(at);
  const top = wallTopY(level);
  const fill = empireFill(empire, id);
  const isGreat = level === MAX_LEVEL;
  return (
    <g transform={`translate(${x} ${y})`} stroke-linejoin="round" data-piece={at}>
      {isGreat && <use href={`#${id}-rays`} />}
      <rect
        x="2"
        y="2"
        width="44"
        height="44"
        rx="13"
        fill={fill}
        stroke="var(--seat-rim)"
        stroke-width="2"
      />
      {isGreat && <Flag x={32} y={top + 18} fill={fill} />}
      <use href={`#${id}-walls-${level}`} />
      {isGreat ? (
        <use href={`#${id}-bird`} x="13" y={top - 21} width="22" height="22" />
      ) : (
        <Flag x={24} y={top} fill={fill} />
      )}
      <g transform="translate(46.5 46.5)">
        <g class="numeral level">
          <circle
            cx="-7.2"
            cy="-7.2"
            r="7.2"
            fill="var(--paper)"
            stroke="var(--paper-rim)"
            stroke-width="1.2"
          />
          <text x="-7.2" y="-2.9">
            {level}
          </text>
        </g>
      </g>
    </g>
  );
});

const FLAG_PATH = "M0-16h16l-4.5 5 4.5 5H0z";

interface FlagProps {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}

/** A flag on its pole; a pale rim sets it off from what it flies before. */
const Flag = ({ x, y, fill }: FlagProps) => (
  <g transform={`translate(${x} ${y})`} stroke-linecap="round">
    <path d={`M0 0v-16${FLAG_PATH}`} fill="none" stroke="var(--paper)" stroke-width="4" />
    <path d="M0 0v-16" stroke="var(--paper-rim)" stroke-width="1.6" />
    <path d={FLAG_PATH} fill={fill} stroke="var(--paper-rim)" stroke-width="1.4" />
  </g>
);

interface MonumentsProps {
  readonly id: string;
  readonly monuments: readonly Monument[];
  /** By seat. */
  readonly empires: readonly Empire[];
}

/** Monuments in lower rows are drawn over those in upper rows. */
export const Monuments = memo(({ id, monuments, empires }: MonumentsProps) => (
  <g>
    {[...monuments]
      .sort((one, other) => coordinatesOf(one.at).row - coordinatesOf(other.at).row)
      .map(({ at, seat, level }) => {
        const empire = empires[seat];
        return (
          empire !== undefined && (
            <PlacedMonument key={at} id={id} at={at} empire={empire} level={level} />
          )
        );
      })}
  </g>
));
