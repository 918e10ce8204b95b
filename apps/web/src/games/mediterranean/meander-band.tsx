import { Band } from "../../ui/band.tsx";

const PIECE = { width: 18, height: 14 };

/** The meander of the Mediterranean, in the full width and the colour of the text around it. */
export const MeanderBand = ({ height }: { readonly height: number }) => (
  <Band class="meander-band" piece={PIECE} height={height} ornament="var(--terracotta)">
    <path
      d="M0 13H15V1.5H4V9.5H11V5.5H7.5M15 13H18"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
    />
  </Band>
);
