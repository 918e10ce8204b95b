import type { God } from "@sofala/zimbabwe";
import type { JSX } from "preact";
import { CattleHead } from "./cattle.tsx";

const SOLID = { fill: "currentColor", stroke: "none" } as const;

/** A spider. */
const Anansi = () => (
  <>
    <path d="M9.5 9L5 6.5 3.5 2M9 11.5L3 11M9 14l-5 2.5-1 4.5M10 16l-2 6M14.5 9L19 6.5 20.5 2M15 11.5l6-.5M15 14l5 2.5 1 4.5M14 16l2 6" />
    <ellipse {...SOLID} cx="12" cy="14" rx="3.8" ry="4.8" />
    <circle {...SOLID} cx="12" cy="7.8" r="2.4" />
  </>
);

/** A sprouting seed. */
const Atete = () => (
  <>
    <path d="M12 21V10" />
    <path
      {...SOLID}
      d="M12 12C6 12.5 3 9 3 3.5 8.5 3.5 12 6 12 12zM12 14c0-5 3-7.5 9-7.5 0 5-3.5 8-9 7.5z"
    />
    <path d="M5 21.5h14" />
  </>
);

/** Up and down. */
const Dziva = () => (
  <>
    <path d="M7 20V5M3 9l4-5 4 5M17 4v15M13 15l4 5 4-5" />
  </>
);

/** An open door. */
const Elegua = () => (
  <>
    <path d="M3 21.5h18M6 21V3h12v18" />
    <path {...SOLID} d="M6 3l8 3.5v15L6 21z" />
  </>
);

/** Cattle under the rays of heaven. */
const Engai = () => (
  <>
    <g {...SOLID} transform="translate(1.6 3) scale(1.3)">
      <CattleHead />
    </g>
    <path d="M12 1v4M7.5 2l1 3.5M16.5 2l-1 3.5" />
  </>
);

/** Roads that meet. */
const Eshu = () => (
  <>
    <path d="M12 12L5 5M12 12l7-7M12 12v8" />
    <circle {...SOLID} cx="12" cy="12" r="3" />
    <circle {...SOLID} cx="4.5" cy="4.5" r="2.6" />
    <circle {...SOLID} cx="19.5" cy="4.5" r="2.6" />
    <circle {...SOLID} cx="12" cy="20.5" r="2.6" />
  </>
);

/** Hammer and anvil. */
const Gu = () => (
  <>
    <path
      {...SOLID}
      d="M2 12h15l5-1.5c-.5 4-3 5.5-7 5.5l1 3 2 2.5H6L8 19l.5-3C4.5 16 2.5 14.5 2 12z"
    />
    <path {...SOLID} d="M5 2h6v5H5z" />
    <path d="M11 4.5h9" />
  </>
);

/** Two people. */
const Obatala = () => (
  <>
    <circle {...SOLID} cx="6.8" cy="5" r="2.7" />
    <circle {...SOLID} cx="17.2" cy="5" r="2.7" />
    <path
      {...SOLID}
      d="M3 21v-6c0-4 2-5.5 4.5-5.5s4.5 1.5 4.5 5.5c0-4 2-5.5 4.5-5.5S21 11 21 15v6z"
    />
  </>
);

/** Scales. */
const Qamata = () => (
  <>
    <path d="M12 2.5v18M7 21h10M4 6.5h16M5 6.5l-3 8M5 6.5l3 8M19 6.5l-3 8M19 6.5l3 8" />
    <path {...SOLID} d="M1.5 14.5h7c-.5 3-6.5 3-7 0zM15.5 14.5h7c-.5 3-6.5 3-7 0z" />
  </>
);

/** A beer pot with its straw. */
const Shadipinyi = () => (
  <>
    <path {...SOLID} d="M7 9h10c-1 2 3 3.5 3 7.5S16.5 22 12 22s-8-1.5-8-5.5S8 11 7 9z" />
    <path d="M6 9h12M13 8l3.5-6H20" />
  </>
);

/** A square that turns into a circle. */
const TsuiGoab = () => (
  <>
    <path d="M2.5 3h12v12h-12z" />
    <path {...SOLID} d="M15 9a6.5 6.5 0 1 1-6.5 6.5V15h6z" />
  </>
);

/** A drum. */
const Xango = () => (
  <>
    <ellipse cx="12" cy="5" rx="7.5" ry="2.7" />
    <path
      {...SOLID}
      d="M4.5 8c3.5 3 11.5 3 15 0-.5 3-4.5 4-4.5 7 0 2.5 1.5 4 2 7H7c.5-3 2-4.5 2-7 0-3-4-4-4.5-7z"
    />
  </>
);

/** The glyph of each god, in a square of 24. */
export const GOD_GLYPHS: { readonly [god in God]: () => JSX.Element } = {
  anansi: Anansi,
  atete: Atete,
  dziva: Dziva,
  elegua: Elegua,
  engai: Engai,
  eshu: Eshu,
  gu: Gu,
  obatala: Obatala,
  qamata: Qamata,
  shadipinyi: Shadipinyi,
  "tsui-goab": TsuiGoab,
  xango: Xango,
};
