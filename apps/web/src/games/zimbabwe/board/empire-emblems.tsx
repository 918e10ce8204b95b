import type { Empire } from "@sofala/zimbabwe";
import type { JSX } from "preact";

const Dhow = () => (
  <path d="M4 33h40c-2 7-6 11-12 11H15C9 44 6 40 4 33zM19 3C36 10 41 20 41 29H9c6-6 10-15 10-26z" />
);

const Sun = () => (
  <>
    <circle cx="24" cy="24" r="10" />
    <path d="M24 1l4 10h-8zM24 47l-4-10h8zM1 24l10-4v8zM47 24l-10 4v-8zM7.7 7.7l9.9 4.3-5.6 5.6zM40.3 40.3l-9.9-4.3 5.6-5.6zM7.7 40.3L12 30.4l5.6 5.6zM40.3 7.7L36 17.6 30.4 12z" />
  </>
);

/** A tall shield of hide before crossed spears. */
const Shield = () => (
  <path
    fill-rule="evenodd"
    d="M24 2c8 5 12 13 12 22s-4 17-12 22c-8-5-12-13-12-22S16 7 24 2zM22.5 9v30h3V9zM16 16v3h4v-3zM15.5 22.5v3H20v-3zM16 29v3h4v-3zM28 16v3h4v-3zM28 22.5v3h4.5v-3zM28 29v3h4v-3zM4 2l7 3 1 6-2 3-3-5zM44 2l-7 3-1 6 2 3 3-5zM10 34l2 4-6 8-3-2zM38 34l-2 4 6 8 3-2z"
  />
);

/** A royal barge with its shelter. */
const Canoe = () => (
  <path d="M2 24c4 5 12 7 22 7s18-2 22-7c0 9-6 15-14 15H16C8 39 2 33 2 24zM14 28V17l-3 1 3-7c6-4 14-4 20 0l3 7-3-1v11l-4 .5V18H18v10.5z" />
);

const Rhinoceros = () => (
  <path d="M2 31c-1-4 0-7 3-9l1-9c3 2 4 5 4.5 7l2-1 .5-6 5 4c3-3 7-4 11-4 9 0 15 5 16 13l1 7-2.5-4-.5 3v11h-7l-.5-7c-5 2-10 2-14 1L20 43h-7l-1-9c-4 1-8 0-10-3z" />
);

/** The sign of each empire, in a square of 48; it takes the colour of the text around it. */
export const EMPIRE_EMBLEMS: { readonly [empire in Empire]: () => JSX.Element } = {
  kilwa: Dhow,
  mutapa: Sun,
  zulu: Shield,
  lozi: Canoe,
  mapungubwe: Rhinoceros,
};
