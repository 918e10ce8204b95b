import type { Idea } from "@sofala/mediterranean";
import type { JSX } from "preact";

const LINE = "var(--art-line)";
const FIGURE = "var(--art-figure)";
const LIGHT = "var(--art-light)";

const LEAF_PATH = "M0-6c3.6 2.8 3.6 8.2 0 11-3.6-2.8-3.6-8.2 0-11z";
/** Where the leaves of one side grow, and how they lean. */
const LEAVES = [
  [5.5, 5, 12],
  [2.7, 12.5, -22],
  [7.3, 19.4, -64],
] as const;

/** A wreath of laurel. */
const Laurel = () => (
  <g fill="var(--mark-vp)" transform="translate(1.2 .9) scale(.9)">
    {LEAVES.map(([x, y, turn]) => (
      <g key={y}>
        <path d={LEAF_PATH} transform={`translate(${x} ${y}) rotate(${turn})`} />
        <path d={LEAF_PATH} transform={`translate(${24 - x} ${y}) rotate(${-turn})`} />
      </g>
    ))}
  </g>
);

/** A coin with a stamped square. */
const Coin = () => (
  <>
    <circle cx="12" cy="12" r="10" fill="var(--gold)" />
    <path d="M7.5 7.5h9v9h-9zM12 7.5v9M7.5 12h9" stroke="var(--gold-dark)" stroke-width="1.6" />
  </>
);

/** The outline of a mask. */
export const MASK_PATH = "M3.5 2.5c5.5 2 11.5 2 17 0C22.5 13 18.5 21.5 12 21.5S1.5 13 3.5 2.5z";

/** The laughing mask. */
const LaughingMask = () => (
  <>
    <path d={MASK_PATH} fill="var(--mark-happiness)" />
    <path d="M6.2 8.7q2-1.8 4 0M13.8 8.7q2-1.8 4 0" stroke-width="1.7" />
    <path d="M6.5 12.5h11c-.5 4-2.7 6-5.5 6s-5-2-5.5-6z" fill={LINE} />
  </>
);

/** A shield with notches, as heroes carry on vases. */
const Shield = () => (
  <>
    <path
      d="M12 1.5c6 0 9.5 3 9.5 6.5 0 2.2-2.5 2.5-2.5 4s2.5 1.8 2.5 4c0 3.5-3.5 6.5-9.5 6.5S2.5 19.5 2.5 16C2.5 13.8 5 13.5 5 12S2.5 10.2 2.5 8C2.5 4.5 6 1.5 12 1.5z"
      fill="var(--mark-safety)"
    />
    <path d="M8.5 16.5L12 7.5l3.5 9" stroke={LIGHT} stroke-width="2.3" />
  </>
);

/** A worker. */
const Cube = () => (
  <>
    <path d="M12 1.8l9 4.7v10.7l-9 5-9-5V6.5z" fill="var(--cube)" />
    <path d="M3 6.5l9 4.7 9-4.7-9-4.7z" fill="var(--cube-top)" />
    <path d="M12 11.2v11" />
  </>
);

/** A hand that votes. */
const RaisedHand = () => (
  <path
    d="M8 22.5c-.5-3-1.5-4.5-4.5-8.3-1-1.3.7-2.9 2-1.9L8 14V4.7c0-1.7 2.4-1.7 2.4 0V10V2.7c0-1.7 2.4-1.7 2.4 0V10V3.7c0-1.7 2.4-1.7 2.4 0V10.5V6.2c0-1.7 2.4-1.7 2.4 0V15c0 3-.7 4.5-1.5 7.5z"
    transform="translate(.7 0)"
    fill="var(--idea-democracy)"
  />
);

/** A crown of rays. */
const Crown = () => (
  <>
    <path d="M4 17L1.5 6.5l5.5 4.5L12 2.5l5 8.5 5.5-4.5L20 17z" fill="var(--idea-dictatorship)" />
    <path d="M4 18.5h16V22H4z" fill="var(--idea-dictatorship)" />
  </>
);

/** A hand mirror. */
const Mirror = () => (
  <>
    <path
      d="M12 1.5a6.8 6.8 0 0 1 1.8 13.4v2h3.4v2.8h-3.4v3h-3.6v-3H6.8v-2.8h3.4v-2A6.8 6.8 0 0 1 12 1.5z"
      fill="var(--idea-venus)"
    />
    <circle cx="12" cy="8.3" r="3.7" fill={LIGHT} />
  </>
);

/** A helmet with its crest. */
const Helmet = () => (
  <>
    <path
      d="M4 8.5C3.5 3.5 7 1 12 1s8.5 2.5 8 7.5l-3-2c-1-2-3-2.7-5-2.7s-4 .7-5 2.7z"
      fill={FIGURE}
    />
    <path
      d="M5 12a7 7 0 0 1 14 0v7.5l-4.5 3v-6.5l2-3.5-3.7-.5-.8 5.5-.8-5.5-3.7.5 2 3.5v6.5L5 19.5z"
      fill="var(--idea-mars)"
    />
  </>
);

/** The signs of the four ideas, in a square of 24. */
export const IDEA_SHAPES: { readonly [I in Idea]: () => JSX.Element } = {
  democracy: RaisedHand,
  dictatorship: Crown,
  venus: Mirror,
  mars: Helmet,
};

/** The signs of what a mat counts, in a square of 24. */
export const FIGURE_SHAPES = {
  vp: Laurel,
  money: Coin,
  happiness: LaughingMask,
  safety: Shield,
  cube: Cube,
} as const;
