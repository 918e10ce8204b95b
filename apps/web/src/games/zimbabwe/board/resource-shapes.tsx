import type { Resource } from "@sofala/zimbabwe";
import type { JSX } from "preact";

/** An umbrella thorn. */
const Tree = () => (
  <g stroke="var(--wood-dark)" stroke-linejoin="round" stroke-linecap="round">
    <path
      d="M22.5 43l-1-12-8-8h4l6 6 2-3 2 2 6-6h4l-9 10 1 11z"
      fill="var(--trunk)"
      stroke-width="1.2"
    />
    <path
      d="M5 22c-1.5-5 3-8 7-8 1-5 9-8 14-5 5-2.5 11 0 12 4.5 5 0 8 6 5 9.5-3 3-8 1.5-11 1.5-4 2-7 .5-10 .5-5 2-15 2-17-3z"
      fill="var(--wood)"
      stroke-width="1.8"
    />
    <path
      d="M9.5 19.5c0-2 2-3 4-3M19 14c1.5-2 4.5-2.5 6.5-1.5M31.5 17c2.5-1.5 5-1 6.5.5"
      fill="none"
      stroke="var(--wood-light)"
      stroke-width="2"
    />
  </g>
);

/** A pit with a lump at its rim. */
const Pit = () => (
  <g stroke="var(--clay-dark)" stroke-linejoin="round">
    <path
      d="M4 30c0-7 9-12 20-12s20 5 20 12-9 12-20 12S4 37 4 30z"
      fill="var(--clay-pit)"
      stroke-width="1.8"
    />
    <path
      d="M10 32c-2-7 2-12 7-13 1-7 9-9 13-5 4-1 7 3 6 7 3.5 3 3.5 8 1.5 11-5 5-21 5-27.5 0z"
      fill="var(--clay)"
      stroke-width="1.8"
    />
    <path
      d="M15.5 25.5c.5-2 2-3 4-3M23 16.5c1-1.5 3-2 4.5-1M26 27.5c2 1.5 5 1.5 7-.5"
      fill="none"
      stroke="var(--clay-light)"
      stroke-width="2"
      stroke-linecap="round"
    />
  </g>
);

const TUSK =
  "M21 5C10 9 4 20 5 31c.5 4 1.5 8 3.5 11.5l10-1.5c-3-4-4.5-8.5-4.5-13.5C14 19 16.5 11.5 21 5z";

/** A pair of tusks. */
const Tusks = () => (
  <g fill="var(--ivory)" stroke="var(--ivory-dark)" stroke-width="2" stroke-linejoin="round">
    <path d={TUSK} />
    <path d="M6.5 36.5l9.5-1.5" />
    <g transform="matrix(-1 0 0 1 48 0)">
      <path d={TUSK} />
      <path d="M6.5 36.5l9.5-1.5" />
    </g>
  </g>
);

/** A cut gem. */
const Gem = () => (
  <g stroke="var(--diamond-dark)" stroke-width="1.8" stroke-linejoin="round">
    <path d="M14.5 9.5h19L43 20 24 42.5 5 20z" fill="var(--diamond)" />
    <path d="M31 20l2.5-10.5L43 20 24 42.5z" fill="var(--diamond-shade)" stroke="none" />
    <path d="M5 20h38M14.5 9.5L17 20l7 22.5L31 20l2.5-10.5M17 20l7-10.5L31 20" fill="none" />
    <path d="M14.5 9.5h19L43 20 24 42.5 5 20z" fill="none" stroke-width="2.2" />
  </g>
);

/** What a resource looks like, in a cell whose top left corner is the origin. */
export const RESOURCE_SHAPES: { readonly [resource in Resource]: () => JSX.Element } = {
  wood: Tree,
  clay: Pit,
  ivory: Tusks,
  diamond: Gem,
};
