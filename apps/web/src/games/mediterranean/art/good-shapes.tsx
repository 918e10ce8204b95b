import type { Good } from "@sofala/mediterranean";
import type { JSX } from "preact";

const LINE = "var(--art-line)";
/** What is all black: heads, stems, handles. */
const FIGURE = "var(--art-figure)";
const LIGHT = "var(--art-light)";

/** An ear of wheat. */
const Grain = () => (
  <g fill="var(--good-grain)">
    <path d="M12 23V9" stroke={FIGURE} stroke-width="1.8" />
    <path d="M12 1c2.2 2 2.2 4.6 0 7-2.2-2.4-2.2-5 0-7z" />
    <path d="M11.2 11.5C7.5 11.3 5.8 9 5.8 6 9 6 11.2 8 11.2 11.5zM12.8 11.5C16.5 11.3 18.2 9 18.2 6 15 6 12.8 8 12.8 11.5z" />
    <path d="M11.2 17.5C7.5 17.3 5.3 15 5.3 12 8.8 12 11.2 14 11.2 17.5zM12.8 17.5C16.5 17.3 18.7 15 18.7 12 15.2 12 12.8 14 12.8 17.5z" />
  </g>
);

/** A sheep. */
const Wool = () => (
  <>
    <path d="M9 16v6M17 16v6" stroke={FIGURE} stroke-width="2.4" />
    <path
      d="M6.5 9a3.6 3.6 0 0 1 5.3-3 4.2 4.2 0 0 1 6.9 1.2 3.6 3.6 0 0 1 2.6 5.8 3.6 3.6 0 0 1-4 4.6 4.4 4.4 0 0 1-6.2.6 3.9 3.9 0 0 1-5.3-2.6A3.8 3.8 0 0 1 6.5 9z"
      fill="var(--good-wool)"
    />
    <path d="M6.5 6.5C4 6 1.8 8 1.5 12c0 2 1 3 2.4 3 2.3 0 4-2.3 4.1-5z" fill={FIGURE} />
    <path d="M12 10.5c1.5-1.5 3.5-.5 3 1.2s-2.6 1.4-2.4.2" />
  </>
);

/** Logs, with the rings of their ends. */
const Timber = () => (
  <g fill="var(--good-timber)">
    <path d="M9 2.5h11.5a4.2 4.2 0 0 1 0 8.5H9z" />
    <path d="M7 12.5h12.5a4.2 4.2 0 0 1 0 9H7z" />
    <ellipse cx="7" cy="17" rx="4.5" ry="4.6" fill="var(--good-timber-end)" />
    <ellipse cx="9" cy="6.8" rx="4.3" ry="4.4" fill="var(--good-timber-end)" />
    <path d="M7 16.5h.1M9 6.5h.1" stroke-width="2.6" />
  </g>
);

/** A lump of rock with a vein. */
const Ore = () => (
  <>
    <path d="M2 17l3-9 7.5-5L19 7.5 22 17l-6 4.5H7z" fill="var(--good-ore)" />
    <path d="M12.5 3l1.5 6 5-1.5M14 9l-4 5.5-5-6.5M10 14.5l-3 7M10 14.5l8 .5 4 2M18 15l-4-6" />
    <path d="M14.5 10.8l2.4 3-4.4-.3z" fill="var(--good-grain)" stroke="none" />
  </>
);

/** A white heap in a dish. */
const Salt = () => (
  <>
    <path d="M4.5 15C6.5 9 9.5 4 12 2.5c2.5 1.5 5.5 6.5 7.5 12.5z" fill="var(--good-salt)" />
    <path d="M10.5 8.5h.1M13.5 11h.1M9.5 12.3h.1" stroke-width="1.9" />
    <path d="M1.5 14.5h21c-.8 4-4 6.5-7.5 6.5H9c-3.5 0-6.7-2.5-7.5-6.5z" fill="var(--sea)" />
  </>
);

/** An amphora with a painted band. */
const Amphora = () => (
  <>
    <path
      d="M9.5 4.5C5 3.5 3.5 8 6.5 11M14.5 4.5C19 3.5 20.5 8 17.5 11"
      stroke={FIGURE}
      stroke-width="2"
    />
    <path
      d="M8.5 1.5h7l-1 2.5v3c3 1.5 4 3.8 4 6.2 0 3.8-2.8 6.1-4.5 9.3h-4C8.3 19.3 5.5 17 5.5 13.2c0-2.4 1-4.7 4-6.2V4z"
      fill="var(--good-art)"
    />
    <path d="M5.6 12h12.8l-.4 3.5H6z" fill={LINE} stroke="none" />
  </>
);

/** A shackle, and the chain that broke. */
const Shackle = () => (
  <>
    <path d="M10.5 3.5a6 6 0 1 0 3 9.5" stroke-width="4.8" />
    <path d="M10.5 3.5a6 6 0 1 0 3 9.5" stroke="var(--good-slaves)" stroke-width="2.4" />
    <path d="M15.5 14.5l3 3M16 8l3-1.5M20.5 19.5l1.5 1.5" stroke-width="4.6" />
    <path
      d="M15.5 14.5l3 3M16 8l3-1.5M20.5 19.5l1.5 1.5"
      stroke="var(--good-slaves)"
      stroke-width="2.2"
    />
  </>
);

/** A murex, from which purple comes: a shell with spines and a long mouth. */
const Murex = () => (
  <g fill="var(--good-dye)">
    <path d="M4 9L1.5 4.5l6 2zM8.5 5.5L9 .5l4 4zM15.5 4.5l4.5-3.5.5 5.5zM20 9.5l3.5 2-4 3.5zM17 15.5l1.5 4.5-5-2z" />
    <path d="M1.5 22.5c.2-4.5.7-8 2.400-11.5A9 9 0 0 1 13 4.5c4.5 0 8 2.7 8 6.5 0 4-3.300 6.5-7 7-5 .6-8.5 1.5-12.5 4.5z" />
    <path
      d="M6.5 16c0-5 3-8 6.7-8 2.6 0 4.300 1.5 4.300 3.5 0 1.800-1.5 3-3.200 3-1.5 0-2.5-1-2.300-2.200"
      fill="none"
      stroke={LIGHT}
      stroke-width="1.7"
    />
  </g>
);

/** A bunch of grapes. */
const Grapes = () => (
  <g fill="var(--good-wine)">
    <path d="M12 6V1.5" stroke={FIGURE} stroke-width="2" />
    <path d="M12.5 5.5C14 2 17.5 1.5 21 2.5c-.5 3.5-4 5-8.5 3z" fill="var(--good-spices)" />
    <circle cx="6" cy="9" r="3.2" />
    <circle cx="18" cy="9" r="3.2" />
    <circle cx="12" cy="9" r="3.2" />
    <circle cx="9" cy="14.5" r="3.2" />
    <circle cx="15" cy="14.5" r="3.2" />
    <circle cx="12" cy="20" r="3.2" />
  </g>
);

/** A leaf of bay and pepper. */
const Spices = () => (
  <>
    <path d="M2 20C2.5 9 9 2 21.5 2 21.5 11.5 14 19 5 18.5" fill="var(--good-spices)" />
    <path d="M2 21.5C6 15 11 9.5 17 6" stroke-width="1.5" />
    <g fill="var(--good-pepper)">
      <circle cx="13" cy="20.5" r="2.5" />
      <circle cx="20.5" cy="20" r="2.5" />
      <circle cx="18.5" cy="14.5" r="2.5" />
    </g>
  </>
);

/** Three bars. */
const GoldBars = () => (
  <g fill="var(--gold)">
    <path d="M1 21l2.5-8h5.5l2.5 8zM12.5 21l2.5-8h5.5l2.5 8zM6.7 12l2.5-8h5.6l2.5 8z" />
    <path d="M4.5 16h3M16 16h3M10.5 7h3" stroke={LIGHT} />
  </g>
);

/** A black sail over a ram. */
const PirateShip = () => (
  <g fill="var(--good-piracy)">
    <path d="M12 1v16" stroke={FIGURE} stroke-width="1.8" />
    <path d="M5.5 2.5h13c-1.7 3.3-1.7 6.2 0 9.5h-13c1.7-3.3 1.7-6.2 0-9.5z" />
    <path d="M12 4.8l2.6 4.6H9.4z" fill={LIGHT} stroke="none" />
    <path d="M.8 19.5L5 15.5h12.5c2 0 3-1.5 3-4.5 2.5 2.5 3 6.5.5 11H5.5z" />
    <path d="M8.5 18.7h.1M12 18.7h.1M15.5 18.7h.1" stroke={LIGHT} stroke-width="1.8" />
  </g>
);

/** Every good, by shape and colour, in a square of 24. */
export const GOOD_SHAPES: { readonly [G in Good]: () => JSX.Element } = {
  grain: Grain,
  wool: Wool,
  timber: Timber,
  ore: Ore,
  salt: Salt,
  art: Amphora,
  slaves: Shackle,
  dye: Murex,
  wine: Grapes,
  spices: Spices,
  gold: GoldBars,
  piracy: PirateShip,
};
