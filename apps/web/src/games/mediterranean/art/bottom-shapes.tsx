import type { Bottom } from "@sofala/mediterranean";
import type { JSX } from "preact";
import { GOOD_SHAPES } from "./good-shapes.tsx";
import { IDEA_SHAPES, MASK_PATH } from "./mark-shapes.tsx";

const FIGURE = "var(--art-figure)";
const LIGHT = "var(--art-light)";
const DANGER = "var(--bottom-danger)";

/** A horn of plenty. */
const HornOfPlenty = () => (
  <>
    <path
      d="M22 7c-2 9-8 14.5-15 14.5-4 0-6-2.5-5.5-5.5.3-2 2-3.2 3.7-2.6C4.5 15.5 6 16.5 8 16c3.5-1 5.5-5 6-11z"
      fill="var(--good-art)"
    />
    <g fill="var(--gold)">
      <circle cx="15" cy="6" r="2.7" />
      <circle cx="20.5" cy="6.5" r="2.7" />
      <circle cx="18" cy="2.8" r="2.3" fill="var(--good-wine)" />
    </g>
  </>
);

/** A cracked bowl with nothing in it. */
const EmptyBowl = () => (
  <>
    <path d="M1.5 9h21c0 6-3.5 9-7 10v2.5h-7V19c-3.5-1-7-4-7-10z" fill={DANGER} />
    <ellipse cx="12" cy="9" rx="10.5" ry="3.2" fill={FIGURE} />
    <path d="M14 12.5l-2.5 2.5 3 1.5-2 3" stroke={LIGHT} />
  </>
);

/** The weeping mask. */
const WeepingMask = () => (
  <>
    <path d={MASK_PATH} fill={DANGER} />
    <path d="M6 9.8l4-1.6M18 9.8l-4-1.6" stroke={LIGHT} stroke-width="1.9" />
    <path
      d="M6.5 18c.5-4 2.7-6 5.5-6s5 2 5.5 6c-1.7-1.8-3.5-2.6-5.5-2.6S8.2 16.2 6.5 18z"
      fill={LIGHT}
    />
  </>
);

const AXE =
  "M5.2 22L16 8.5l-1.5-1.3c2-1 3.3-2.8 3.5-5.2 3.5 2 5 6 3.5 10-2-1.3-3.2-1.4-4.2-1L7.5 23z";

/** An axe out of the woods. */
const Axe = () => <path d={AXE} fill={DANGER} transform="translate(-1.3 -.5)" />;

/** Two axes that cross. */
const Axes = () => (
  <g fill={DANGER}>
    <path d={AXE} transform="translate(1.7 .5) scale(.92)" />
    <path d={AXE} transform="translate(22.3 .5) scale(-.92 .92)" />
  </g>
);

/** Fire over what people fight for. */
const burningIdea = (idea: "mars" | "venus") => () => {
  const Shape = IDEA_SHAPES[idea];
  return (
    <>
      <path
        d="M12 .8c4 3 7 6.7 7 11.2a7 7 0 0 1-14 0C5 9 7 7.5 7.5 5c1 .5 1.8 1.3 2.2 2.5C11 5.5 12 3.5 12 .8z"
        fill={DANGER}
        transform="translate(-2.4 -.6) scale(1.2)"
      />
      <g transform="translate(5.4 9) scale(.55)" stroke-width="1.8">
        <Shape />
      </g>
    </>
  );
};

/** A hand held open for a coin. */
const BribedHand = () => (
  <>
    <path
      d="M1 14.5c3-2 6-1.5 8.5.5h5c2 0 2 2.8 0 2.8h-3 5L21 15c1.5-.8 2.8.9 1.6 2.1L18 21.5H8L1 20z"
      fill={DANGER}
    />
    <circle cx="12.5" cy="6.5" r="5" fill="var(--gold)" />
    <path d="M10.5 4.5h4v4h-4z" stroke="var(--gold-dark)" />
  </>
);

/** A fist out of a broken chain. */
const BrokenChain = () => (
  <>
    <path
      d="M6 4.5c0-2 3-2 3 0 0-2.3 3.2-2.3 3.2 0 0-2.3 3.2-2.3 3.2 0 0-2 3-2 3 0v6.5c0 2-1 3-1.9 4v8H8.5v-8C6.8 13.5 5 12.5 5 10.5 5 8.8 5.3 8 6 7z"
      fill={DANGER}
    />
    <path d="M9 4.5v3.5M12.2 4.5v3.5M15.4 4.5v3.5M6 9.5h6" stroke={LIGHT} />
    <path d="M2.5 18.5l4 1.5M17.5 20l4.5-1.8" stroke={FIGURE} stroke-width="3.4" />
  </>
);

/** What is under the cards, in a square of 24. */
export const BOTTOM_SHAPES: { readonly [B in Bottom]: () => JSX.Element } = {
  ...IDEA_SHAPES,
  prosperity: HornOfPlenty,
  poverty: EmptyBowl,
  depression: WeepingMask,
  barbarians: Axe,
  barbarianFury: Axes,
  marsZealots: burningIdea("mars"),
  venusZealots: burningIdea("venus"),
  corruption: BribedHand,
  slaveRevolt: BrokenChain,
  piracy: GOOD_SHAPES.piracy,
};
