import { Band } from "./band.tsx";

const SAIL_PATH =
  "M7 43C11.8 42.3 16.2 40.8 20.1 38.7Q37.4 39.8 54.8 36C53.7 38.4 52.1 40.8 50 43Q28.5 45.6 7 43zM23.6 36.5C26 34.8 28.1 32.8 29.9 30.5Q43.3 30.7 56.7 26C56.9 28.4 56.6 30.8 55.9 33.2Q39.8 37.2 23.6 36.5zM32.1 27.1C35.5 20.7 36.5 12.7 34 3C46.2 6.5 54.3 14.3 56.3 23.2Q44.2 27.6 32.1 27.1z";
const HULL_PATH = "M3 46.5c18 5 40 5 58-1.5l-3.5 8C55 58.5 50 61 43 61H22C12 61 6 56 3 46.5z";

const CHEVRON = { width: 14, height: 14 };

/** Sofala's mark: a dhow whose sail is a cow's horn. The sail has the colour of the text around it. */
export function Logo({ size = "1em" }: { readonly size?: number | string }) {
  return (
    <svg class="mark" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <path d={SAIL_PATH} fill="currentColor" />
      <path d={HULL_PATH} fill="var(--ochre)" />
    </svg>
  );
}

/** The chevrons of the Great Enclosure's wall, in the full width and the colour of the text around them. */
export const ChevronBand = ({ height = CHEVRON.height }: { readonly height?: number }) => (
  <Band class="chevron-band" piece={CHEVRON} height={height} width="100%">
    <path d="M0 1h14M0 13h14" stroke="currentColor" stroke-width="1" />
    <path d="M-2 8.5l9-6 9 6M-2 12l9-6 9 6" fill="none" stroke="currentColor" stroke-width="1.6" />
  </Band>
);
