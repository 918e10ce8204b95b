import type { Specialist } from "@sofala/zimbabwe";
import type { JSX } from "preact";
import { CattleHead } from "./cattle.tsx";

const SOLID = { fill: "currentColor", stroke: "none" } as const;

/** A trowel over a wall. */
const Builder = () => (
  <>
    <path
      d="M2.5 15h19M2.5 21.5h19M2.5 15v6.5M21.5 15v6.5M9 15v3M15 15v3M6 18v3.5M12 18v3.5M18 18v3.5M2.5 18h19"
      stroke-width="1.6"
    />
    <path {...SOLID} d="M3 9l9-6 2 8z" />
    <path d="M13 7l3.5-1L18 3h3.5" />
  </>
);

/** Three heads of cattle. */
const Herd = () => (
  <g {...SOLID}>
    {["translate(6.5 .5)", "translate(.5 12.5)", "translate(12.5 12.5)"].map((place) => (
      <g key={place} transform={`${place} scale(.69)`}>
        <CattleHead />
      </g>
    ))}
  </g>
);

/** A tent. */
const Nomads = () => (
  <>
    <path {...SOLID} d="M12 4L2 21h7l3-8 3 8h7z" />
    <path d="M12 4l-2-2.5M12 4l2-2.5M1.5 21.5h21" />
  </>
);

/** A cloud and its rain. */
const RainCeremony = () => (
  <>
    <path {...SOLID} d="M6 13.5c-5 0-5.5-6.5-.5-7C6.5 1.5 14 1 15.5 5.5c7-1 8 8 1.5 8z" />
    <path d="M7 17l-1.5 4M12.5 17L11 21M18 17l-1.5 4" />
  </>
);

/** A face under feathers. */
const Shaman = () => (
  <>
    <path
      {...SOLID}
      fill-rule="evenodd"
      d="M6.5 12c3-1.5 8-1.5 11 0 0 6-2 10.5-5.5 10.5S6.5 18 6.5 12zM8.5 14v1.6h2.5V14zM13 14v1.6h2.5V14z"
    />
    <path d="M12 8.5V2M8.2 9.2l-2-6M15.8 9.2l2-6M5 11L2 6.5M19 11l3-4.5" />
  </>
);

/** The glyph of each specialist, in a square of 24. */
export const SPECIALIST_GLYPHS: { readonly [specialist in Specialist]: () => JSX.Element } = {
  builder: Builder,
  herd: Herd,
  nomads: Nomads,
  "rain-ceremony": RainCeremony,
  shaman: Shaman,
};
