import type { Area } from "@sofala/mediterranean";
import { memo } from "../../../ui/memo.ts";
import "./art.css";

/** Places that have a picture of their own; farms and industries show their good. */
type AreaWithIcon =
  | Exclude<Area, `farm.${string}` | `industry.${string}` | "available">
  | "industry.base";

/** Silhouettes in a square of 24. */
const AREA_PATHS: { readonly [A in AreaWithIcon]: string } = {
  city: "M2 22V11l4-3 4 3v2l4-3V5l4-3 4 3v17h-5v-4h-2v4h-4v-4h-2v4zM17 7v2h2V7zM5 13v2h2v-2z",
  harbor:
    "M10.5 8.5V7.3a3 3 0 1 1 3 0v1.2H18v2.6h-4.5v7.6c2.6-.4 4.6-1.8 5.5-4.2l-2 .6 2.5-4.6 3 4.3-1.9-.2c-1.2 4.5-4.5 7-8.6 7s-7.4-2.5-8.6-7l-1.9.2 3-4.3L7 15.1l-2-.6c.9 2.4 2.9 3.8 5.5 4.2v-7.6H6V8.5zM12 3.8a1 1 0 1 0 0 2 1 1 0 0 0 0-2z",
  warehouse:
    "M1.5 10L12 2.5 22.5 10v12h-4V12h-13v10h-4zM7.5 14h4v3.5h-4zM12.5 14h4v3.5h-4zM7.5 18.5h4V22h-4zM12.5 18.5h4V22h-4z",
  bank: "M3 9.5C3 6 6 3.5 12 3.5s9 2.5 9 6V11H3zM3 12.5h6.5V16h5v-3.5H21V21H3zM11 12.5h2v2h-2z",
  army: "M11 1l1 0 2.5 4V15h4v2.5h-4.8V19l1.3 2.5-2.5 1.5-2.5-1.5L11.3 19v-1.5H5.5V15h4V5z",
  colosseum:
    "M1.5 20V9C3.5 5.8 7.5 4 12 4s8.5 1.8 10.5 5v11h-4v-4a2 2 0 0 0-4 0v4h-.5v-4a2 2 0 0 0-4 0v4h-.5v-4a2 2 0 0 0-4 0v4zM4.5 12h3V9.5a1.5 1.5 0 0 0-3 0zM10.5 11h3V8.5a1.5 1.5 0 0 0-3 0zM16.5 12h3V9.5a1.5 1.5 0 0 0-3 0z",
  "wonder.religious":
    "M12 1.5L22.5 8v2.5h-21V8zM3 12h3.5v7H3zM8 12h3v7H8zM13 12h3v7h-3zM17.5 12H21v7h-3.5zM1.5 20h21v2.5h-21z",
  "wonder.government": "M10.5 1h3v3h-3zM9 5h6v4H9zM8 10h8v5H8zM7 16h10v3H7zM3 20h18v2.5H3z",
  "industry.base":
    "M2 9h12.5c3-.2 5.5-1.5 7.5-4v6c-1 2.5-3.2 4-6 4.5l1 4.5h2v2.5H6V20h2.5l1-4.5C6 15 3.5 13 2 9z",
};

interface Props {
  readonly area: AreaWithIcon;
  readonly size?: string;
}

/** The icon of an area of a mat, in the colour of the text. */
export const AreaIcon = memo(({ area, size = "1.25em" }: Props) => (
  <svg class="art area-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d={AREA_PATHS[area]} fill="currentColor" fill-rule="evenodd" />
  </svg>
));
