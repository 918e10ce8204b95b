import { EMPIRES, type Empire } from "@sofala/zimbabwe";
import { useId } from "preact/hooks";
import { iconSize } from "../../../ui/icon.tsx";
import { memo } from "../../../ui/memo.ts";
import { EMPIRE_EMBLEMS } from "./empire-emblems.tsx";

/** The side of the square that a pattern repeats. */
const PATTERN_SIZE = 16;

/** The marks that repeat over an empire's colour; Kilwa's is plain. */
const PATTERN_PATHS: { readonly [empire in Empire]: string } = {
  kilwa: "",
  mutapa: "M0 4h16M0 12h16",
  zulu: "M-4 4l8-8M-4 20L20-4M12 20l8-8M-4 12l8 8M-4-4l24 24M12-4l8 8",
  lozi: "M4 4h.1M12 12h.1",
  mapungubwe: "M-2 7.5l10-7 10 7M-2 15.5l10-7 10 7",
};

/** An empire's colour and pattern, for `fill`; needs `EmpireDefs` of the same id in the document. */
export const empireFill = (empire: Empire, id: string): string =>
  empire === "kilwa" ? "var(--seat-kilwa)" : `url(#${id}-${empire})`;

interface DefsProps {
  readonly id: string;
  readonly empires?: readonly Empire[];
}

/** The patterns that `empireFill` refers to. */
export const EmpireDefs = ({ id, empires = EMPIRES }: DefsProps) => (
  <defs>
    {empires
      .filter((empire) => empire !== "kilwa")
      .map((empire) => (
        <pattern
          key={empire}
          id={`${id}-${empire}`}
          width={PATTERN_SIZE}
          height={PATTERN_SIZE}
          patternUnits="userSpaceOnUse"
        >
          <path d={`M0 0h${PATTERN_SIZE}v${PATTERN_SIZE}H0z`} fill={`var(--seat-${empire})`} />
          <path
            d={PATTERN_PATHS[empire]}
            fill="none"
            stroke={`var(--seat-${empire}-mark)`}
            style={{
              strokeWidth: empire === "lozi" ? "var(--pattern-dot)" : "var(--pattern-line)",
            }}
            stroke-linecap="round"
          />
        </pattern>
      ))}
  </defs>
);

interface BadgeProps {
  /** Undefined: nothing is drawn. */
  readonly empire: Empire | undefined;
  readonly size?: number | string;
}

/** Colour, pattern and emblem of an empire in a round picture. */
export const EmpireBadge = memo(({ empire, size = "1em" }: BadgeProps) => {
  const id = useId();
  if (empire === undefined) return undefined;
  const Shape = EMPIRE_EMBLEMS[empire];
  return (
    <svg
      class="empire-badge"
      viewBox="0 0 48 48"
      width={iconSize(size)}
      height={iconSize(size)}
      aria-hidden="true"
    >
      <EmpireDefs id={id} empires={[empire]} />
      <circle
        cx="24"
        cy="24"
        r="22.5"
        fill={empireFill(empire, id)}
        stroke="var(--seat-rim)"
        stroke-width="3"
      />
      <circle cx="24" cy="24" r="15.5" fill={`var(--seat-${empire})`} />
      <g transform="translate(10 10) scale(.58)" fill={`var(--seat-${empire}-ink)`}>
        <Shape />
      </g>
    </svg>
  );
});
