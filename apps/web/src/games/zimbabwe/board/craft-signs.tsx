import type { Craft } from "@sofala/zimbabwe";
import type { JSX } from "preact";

const outline = {
  stroke: "var(--paper-ink)",
  "stroke-width": "2.2",
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
} as const;

/** An adze. */
const Adze = () => (
  <g {...outline}>
    <path d="M4 39L27 7l6.5 4.5-23 32.5z" fill="var(--sign-wood)" />
    <path d="M20 8l8-7c9 3 15 10 16 22l-11 4c0-8-4-12-12-14z" fill="var(--sign-iron)" />
  </g>
);

/** A round pot on its wheel. */
const Pot = () => (
  <g {...outline}>
    <path d="M4 38h40l-3 6H7z" fill="var(--sign-wood)" />
    <path
      d="M14 3h20l-3 7c8 3 12 8 12 14 0 7-4 12-9 14H14c-5-2-9-7-9-14 0-6 4-11 12-14z"
      fill="var(--sign-clay)"
    />
    <path d="M6 20l6 5 6-5 6 5 6-5 6 5 6-5M17 10h14" fill="none" />
  </g>
);

/** A tusk under the knife. */
const TuskAndKnife = () => (
  <g {...outline}>
    <path d="M5 33c14 3 25-8 27-28C44 22 31 47 8 44z" fill="var(--sign-ivory)" />
    <path d="M14 34l3 8M23 29l5.5 6" fill="none" />
    <path d="M4 7l16 12-3 4C10 20 6 14 4 7z" fill="var(--sign-iron)" />
    <path d="M18.5 21l5 4" fill="none" stroke-width="4.5" />
  </g>
);

/** A gem held to the cutter's wheel. */
const GemAndWheel = () => (
  <g {...outline}>
    <path d="M15 4h18l8 9-17 20L7 13z" fill="var(--sign-diamond)" />
    <path d="M7 13h34M15 4l3.5 9L24 33l5.5-20L33 4" fill="none" stroke-width="1.6" />
    <path d="M6 38h36l-5 6H11z" fill="var(--sign-iron)" />
  </g>
);

/** A carved mask with horns. */
const Mask = () => (
  <g {...outline}>
    <path
      d="M13 14C6 12 5 7 7 2c1.5 5 5 7 10 7M35 14c7-2 8-7 6-12-1.5 5-5 7-10 7"
      fill="var(--sign-ivory)"
    />
    <path
      d="M24 6c8 0 12 5 12 13 0 12-5 26-12 26S12 31 12 19C12 11 16 6 24 6z"
      fill="var(--sign-wood)"
    />
    <path
      d="M16 20c2-2 4.5-2 6 0M26 20c1.5-2 4-2 6 0M24 19v11M20.5 37c2 1.5 5 1.5 7 0M24 6v7"
      fill="none"
    />
  </g>
);

/** A tall vessel with handles and lid. */
const Vessel = () => (
  <g {...outline}>
    <path d="M15 16C5 15 5 27 13 28M33 16c10-1 10 11 2 12" fill="none" stroke-width="3" />
    <path
      d="M17 12h14c-1 4 6 8 6 15 0 6-5 10-8 12l2 5H17l2-5c-3-2-8-6-8-12 0-7 7-11 6-15z"
      fill="var(--sign-clay)"
    />
    <path d="M15 12h18c-1-4-5-5-7-5.5V4h-4v2.5c-2 .5-6 1.5-7 5.5z" fill="var(--sign-gold)" />
    <path
      d="M12 24h24M12 30h24M13 30l3.7-6 3.6 6 3.7-6 3.6 6 3.7-6 3.7 6"
      fill="none"
      stroke-width="1.6"
    />
  </g>
);

/** A carved stool for a ruler. */
const Throne = () => (
  <g {...outline}>
    <path
      d="M3 9c5 4 12 5.5 21 5.5S40 13 45 9c0 8-6 13-13 13H16C9 22 3 17 3 9z"
      fill="var(--sign-gold)"
    />
    <path d="M15 22c4 4 4 10 0 14h18c-4-4-4-10 0-14z" fill="var(--sign-wood)" />
    <path d="M24 23l4 6-4 6-4-6z" fill="var(--sign-ivory)" stroke-width="1.6" />
    <path d="M7 36h34v7H7z" fill="var(--sign-gold)" />
  </g>
);

/** The tool or the work that a craft is known by, in a square of 48. */
export const CRAFT_SIGNS: { readonly [craft in Craft]: () => JSX.Element } = {
  "wood-carver": Adze,
  potter: Pot,
  "ivory-carver": TuskAndKnife,
  "diamond-cutter": GemAndWheel,
  sculptor: Mask,
  "vessel-maker": Vessel,
  "throne-maker": Throne,
};
