import "./stone.css";

export const STONE_RADIUS = 40;

/** The facets of a piece of quartz, around its flat top. */
const CRYSTAL = "M-17 -36L16 -37L37 -14L36 15L17 37L-15 37L-37 16L-36 -15z";
const CRYSTAL_TOP = "M-9 -20L9 -20L20 -8L19 9L9 20L-8 20L-20 9L-19 -8z";
const CRYSTAL_EDGES =
  "M-17 -36L-9 -20M16 -37L9 -20M37 -14L20 -8M36 15L19 9M17 37L9 20M-15 37L-8 20M-37 16L-20 9M-36 -15L-19 -8";
/** A ring of chevrons that is carved into soapstone. */
const CARVING = Array.from({ length: 24 }, (_, index) => {
  const angle = (index * Math.PI) / 12;
  const radius = index % 2 === 0 ? 29 : 21;
  return `${index === 0 ? "M" : "L"}${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
}).join("");

/** A stone around the origin: dark and round for the first seat, bright and faceted for the second. */
export const Stone = ({ seat }: { readonly seat: number }) =>
  seat === 0 ? (
    <g class="tsoro-stone dark">
      <circle class="body" r={STONE_RADIUS - 2} />
      <path class="carving" d={`${CARVING}z`} />
      <circle class="carving" r="12" />
      <path class="gleam" d="M-27 -17A32 32 0 0 1 -6 -31" />
    </g>
  ) : (
    <g class="tsoro-stone bright">
      <path class="body" d={CRYSTAL} />
      <path class="facet" d="M-36 -15L-19 -8L-20 9L-37 16zM-15 37L-8 20L9 20L17 37z" />
      <path class="facet deep" d="M17 37L9 20L19 9L36 15zM-15 37L-8 20L-20 9L-37 16z" />
      <path class="edge" d={CRYSTAL_EDGES} />
      <path class="edge" d={CRYSTAL_TOP} />
    </g>
  );
